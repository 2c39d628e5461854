import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { below, type RandomWords, randomFromSeed } from '../../shared/engine/index.ts';
import type { HeldShares, HostMessage } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { soon } from '../harness/soon.ts';
import { serverProgram } from '../lan/server-program.ts';
import type { KilledLine } from './killed-client.ts';
import { KilledServer } from './killed-house.ts';

/** RELIEVED_SERVERS=100 kills that many hosts instead of the usual few. */
const evenings = Number(process.env.RELIEVED_SERVERS ?? campaign(1, 1, 5));
const program = serverProgram();
/** The longest life of a host once everyone plays, in milliseconds. */
const longestLife = 1500;

/** A device in the room, on its current connection, and all that it received. */
class Device {
  readonly name: string;
  line: KilledLine;
  room = '';
  token = '';
  held: HeldShares = [];
  /** The most moves it has received. */
  sent = 0;

  constructor(name: string, line: KilledLine) {
    this.name = name;
    this.line = line;
    this.on(line);
  }

  on(line: KilledLine): void {
    this.line = line;
    line.hears = (message) => this.heard(message);
  }

  protected heard(message: HostMessage): void {
    if (message.type === 'table') this.sent = Math.max(this.sent, message.version);
    if (message.type === 'share')
      this.held = [...this.held, message].slice(-2).map(({ epoch, share }) => ({ epoch, share }));
    if (message.type === 'drop-shares') {
      this.held = [];
      void this.line.ask({ type: 'let-go', room: message.room });
    }
  }

  async enter(code: string | null, canHost = false): Promise<void> {
    const answer = await this.line.ask({ type: 'enter', code, name: this.name, canHost });
    if (answer?.type !== 'entered') throw new Error(`${this.name} was not let in`);
    this.room = answer.room;
    this.token = answer.token;
    await this.line.ask({ type: 'take-chair', room: this.room, name: this.name, colour: null });
  }

  /** Plays on each turn of this device until its host has died. */
  async play(random: RandomWords): Promise<void> {
    const { line } = this;
    while (!line.isClosed) {
      const { table } = line;
      const move = table?.legal[below(random, Math.max(1, table.legal.length))];
      if (table == null || move === undefined || table.inHand === null) {
        await pause(2);
        continue;
      }
      const facts = { table: table.table, version: table.version, seat: table.inHand, move };
      const token = this.token === '' ? {} : { token: this.token };
      await line.ask({ type: 'play', ...facts, ...token });
    }
  }
}

/** The standby app: every copy goes to its own host, which may be dead. */
class Standby extends Device {
  home: KilledLine | null = null;

  protected override heard(message: HostMessage): void {
    if (message.type === 'sealed') void this.#keep(message);
    else super.heard(message);
  }

  async #keep({ type: _, ...sealed }: Extract<HostMessage, { type: 'sealed' }>): Promise<void> {
    const { line } = this;
    const answer = await this.home?.ask({ type: 'keep-sealed', ...sealed, piece: 0, of: 1 });
    if (answer?.type !== 'keeping') return;
    const { room, number } = sealed;
    await line.ask({ type: 'kept-sealed', room, number, addresses: answer.addresses });
  }
}

async function gameUiOf(line: KilledLine) {
  return await soon(() => {
    if (line.room === null) throw new Error('no room yet');
    return line.room;
  });
}

/** Comes back to a room. Like a page, it asks again if the host refuses for the moment. */
async function returns({ line, token }: Device, room: string, canHost = false): Promise<void> {
  await soon(async () => {
    const answer = await line.ask({ type: 'return', room, token, canHost });
    expect(answer, JSON.stringify(answer)).toMatchObject({ type: 'entered' });
  });
}

/** An evening whose host dies at a random moment and is failed over; returns the number of broadcast moves. */
async function failedOver(random: RandomWords): Promise<number> {
  const anas = new KilledServer(program);
  const bens = new KilledServer(program);
  await Promise.all([anas.start(), bens.start()]);
  const ana = new Device('Ana', await anas.hostPage());
  await ana.line.ask({ type: 'open-room', name: 'Supper', door: 'open' });
  const { room, code } = await gameUiOf(ana.line);
  await ana.line.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const ben = new Standby('Ben', await anas.guest());
  ben.home = await bens.hostPage();
  const mia = new Device('Mia', await anas.guest());
  await ben.enter(code, true);
  await mia.enter(code);
  await ana.line.ask({ type: 'choose-game', room, game: 'harbour', options: {} });
  await ana.line.ask({ type: 'start-match', room });
  const { devices } = await gameUiOf(ana.line);
  const guest = devices.find(({ name }) => name === 'Ben')?.device;
  await ana.line.ask({ type: 'name-standby', room, guest });
  await ben.line.ask({ type: 'stand-by', room });
  await soon(() => {
    if (ben.held.length === 0 || mia.held.length === 0) throw new Error('no shares yet');
  });

  const playing = [ana, ben, mia].map((device) => device.play(random));
  await soon(() => expect(mia.sent).toBeGreaterThan(3));
  const table = mia.line.table?.table ?? '';
  // sometimes the standby dies first: everyone waits for it, and it returns
  if (below(random, 2) === 0) {
    await pause(below(random, longestLife / 2));
    await bens.kill();
    ben.line.close();
    await bens.start();
    ben.home = await bens.hostPage();
    ben.on(await anas.guest());
    await returns(ben, room, true);
    playing.push(ben.play(random));
    const before = mia.sent;
    await soon(() => expect(mia.sent).toBeGreaterThan(before));
  }
  await pause(below(random, longestLife));
  await anas.kill();
  await Promise.all(playing);
  const sent = Math.max(ana.sent, ben.sent, mia.sent);

  mia.on(await bens.guest());
  const open = async (device: Device, line: KilledLine, type: 'fail-over' | 'give-shares') => {
    const answer = await line.ask({ type, room, shares: device.held });
    return answer?.type === 'failing-over' && answer.proof !== null;
  };
  const first = open(ben, ben.home, 'fail-over');
  // or it dies while it opens its copy
  if (below(random, 2) === 0) {
    const opening = open(mia, mia.line, 'give-shares');
    await pause(below(random, 20));
    await bens.kill();
    await Promise.all([first, opening]);
    await bens.start();
    ben.home = await bens.hostPage();
    mia.on(await bens.guest());
  }
  await soon(async () => {
    const homes = ben.home;
    if (homes === null) throw new Error('Ben has no host');
    const isOpen = [await open(ben, homes, 'fail-over'), await open(mia, mia.line, 'give-shares')];
    expect(isOpen).toContain(true);
  });

  // everything that was broadcast is there, and nothing that was never played
  const had = anas.journalOf(table);
  const has = bens.journalOf(table);
  expect(has.length).toBeGreaterThanOrEqual(sent);
  expect(has).toEqual(had.slice(0, has.length));
  await returns(mia, room);
  const hostPage = new Device('Ben', ben.home);
  await ben.home.ask({ type: 'visit-room', room });
  const goingOn = [hostPage.play(random), mia.play(random)];
  await soon(() => expect(Math.max(hostPage.sent, mia.sent)).toBeGreaterThanOrEqual(sent));

  // the old host is back: it sends nobody the match, and sees where the room is
  await anas.start();
  const back = new Device('Ana', await anas.hostPage());
  void back.line.ask({ type: 'visit-room', room });
  const moved = await soon(() => {
    if (back.line.moved === null) throw new Error('it does not know yet');
    return back.line.moved;
  });
  expect(moved).toEqual({ type: 'moved', room, to: bens.guestAddress });
  expect(back.sent).toBe(0);
  await Promise.all([anas.kill(), bens.kill()]);
  await Promise.all(goingOn);
  return sent;
}

it(
  'the standby takes over from a dead host with everything broadcast; the old host learns of it',
  async () => {
    const random = randomFromSeed('relieved servers');
    let sent = 0;
    for (let evening = 0; evening < evenings; evening++) sent += await failedOver(random);
    tellFigure(`${counted(evenings)} hosts killed and relieved, ${counted(sent)} moves broadcast, 0 lost`);
  },
  30_000 + evenings * 60_000,
);
