import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostRequests, leaderRequests } from '../../../main/host/clients/requests.ts';
import { pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { refusalCodes } from '../../../shared/protocol/messages.ts';
import { campaign } from '../../harness/campaign.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { type Stranger, strangeFrame, templates } from './strange-frames.ts';

/** FRAMES=100000 tries that many frames instead of the usual few. */
const frames = Number(process.env.FRAMES ?? campaign(2000, 8000));

/** A table in the middle of a match, with the host, two guests, and a second table beside it. */
async function server() {
  const folder = freshFolder();
  const host = testHost(folder, { now: () => 1_000_000, network: new FakeNetwork(), newSeed: () => 'frames' });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const hosted = async (hostPage: TestClient) => {
    const table = hostPage.create('sealed-market', 4);
    hostPage.connection.receive(
      JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
    );
    await settle();
    for (const seat of [1, 2, 3]) hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
    return { table, code: hostPage.table.keeping?.code ?? '' };
  };
  const guest = (code: string, seats: readonly number[]) => {
    const client = new TestClient(host, '192.168.1.31');
    client.ask({ type: 'enter', code, name: null });
    const { table } = client.table;
    if (seats.length > 0) {
      client.ask({ type: 'ask-seats', table, seats: seats.map((seat) => ({ seat, name: `Guest ${seat}` })) });
    }
    return client;
  };
  const hostPage = new TestClient(host);
  const { table, code } = await hosted(hostPage);
  const elsewhere = await hosted(new TestClient(host));
  const eve = guest(code, [1]);
  const mallory = guest(code, [2, 3]);
  const foreigner = guest(elsewhere.code, [1]);
  return { folder, host, hostPage, eve, mallory, foreigner, table, otherTable: elsewhere.table };
}

type House = Awaited<ReturnType<typeof server>>;

/** Seals a bid of nothing for the next of this client's seats. */
function bid(client: TestClient): void {
  if (client.table.inHand === null) client.take(client.table.next ?? 0);
  const { table, version, inHand } = client.table;
  const [move = { type: 'none' }] = client.table.legal;
  const entered = client.heard.findLast((message) => message.type === 'entered');
  const token = entered?.type === 'entered' ? { token: entered.token } : {};
  const answer = client.ask({ type: 'play', table, version, seat: inHand ?? 0, ...token, move });
  expect(answer).toMatchObject({ type: 'done' });
}

function strangerIn({ eve, mallory, foreigner, otherTable }: House): Stranger {
  const { token, guest } = eve.last('entered');
  const { table } = eve.table;
  return {
    table,
    otherTable,
    seat: 1,
    token,
    otherSeats: [0, 2, 3],
    otherTokens: [mallory.last('entered').token, foreigner.last('entered').token],
    guest,
    otherGuest: mallory.last('entered').guest,
    version: eve.table.version,
    legal: eve.table.legal,
  };
}

/** Everything that must not change: the journals and the file of rooms on the disk. */
function disk({ folder, table, otherTable }: House): readonly string[] {
  return [
    bytesOf(folder, table).toString('utf8'),
    bytesOf(folder, otherTable).toString('utf8'),
    readFileSync(path.join(folder, 'house.json'), 'utf8'),
  ];
}

const harmless: ReadonlySet<string> = new Set(['pong', 'welcome', 'moment', 'glimpse', 'chance', 'book']);

describe('guest who sends malformed frames', () => {
  it.each([
    ['while it is their turn', 0],
    ['while it is not', 1],
  ])('changes nothing and gets a typed answer to each frame: %s', { timeout: 600_000 }, async (_, bids) => {
    const all = await server();
    const { hostPage, eve, mallory, foreigner } = all;
    if (bids > 0) bid(eve);
    const who = strangerIn(all);
    const before = disk(all);
    const others = [hostPage, mallory, foreigner];
    const heard = others.map((client) => client.texts.length);
    const random = randomFromSeed(`frames ${bids}`);
    for (let count = 0; count < frames / 2; count++) {
      const { text, kind } = strangeFrame(random, who);
      const from = eve.heard.length;
      eve.connection.receive(text);
      const answers = eve.heard.splice(from);
      eve.texts.length = 0;
      const refusals = answers.filter((message) => message.type === 'refused');
      const others = answers.filter((message) => !['refused', 'table', 'done'].includes(message.type));
      const isAnswered = refusals.length === 1 || others.length === 1 || text.includes('"open-table"');
      if (!isAnswered || others.some(({ type }) => !harmless.has(type))) {
        throw new Error(`${kind} ${text.slice(0, 300)} was answered ${JSON.stringify(answers).slice(0, 300)}`);
      }
      if (kind === 'forbidden' && refusals.length !== 1) throw new Error(`not refused: ${text.slice(0, 300)}`);
      expect(refusals.every(({ code }) => refusalCodes.includes(code))).toBe(true);
      if (eve.closedWith !== null) throw new Error(`closed with ${eve.closedWith} by ${text.slice(0, 300)}`);
    }
    expect(others.map((client) => client.texts.length)).toEqual(heard);
    expect(disk(all)).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    // and play continues
    for (const client of bids > 0 ? [hostPage, mallory, mallory] : [hostPage, eve, mallory, mallory]) bid(client);
    expect(eve.table).toMatchObject({ version: 4, viewer: 1, view: { phase: 'take' } });
  });

  /** Guests send all requests of these kinds, inside and outside the room. Each is refused with this code. */
  async function expectRefused(
    kinds: ReadonlySet<string>,
    codeFor: (client: TestClient, template: object, all: Awaited<ReturnType<typeof server>>) => string,
  ): Promise<void> {
    const all = await server();
    const before = disk(all);
    const asked = new Set<string>();
    for (const client of [all.eve, all.foreigner, new TestClient(all.host, '192.168.1.66')]) {
      for (const template of templates(strangerIn(all))) {
        const type = 'type' in template ? `${template.type}` : '';
        if (!kinds.has(type)) continue;
        asked.add(type);
        client.connection.receive(JSON.stringify({ ...template, request: type }));
        expect(client.heard.at(-1)).toEqual({ type: 'refused', request: type, code: codeFor(client, template, all) });
      }
    }
    expect(asked).toEqual(kinds);
    expect(disk(all)).toEqual(before);
  }

  it('is refused every request reserved for the host', async () => {
    await expectRefused(hostRequests, () => 'not-host');
  });

  it('is refused every request reserved for the room’s leaders, inside and outside the room', async () => {
    await expectRefused(leaderRequests, (client, template, { eve }) => {
      const elsewhere = 'room' in template ? 'unknown-room' : 'unknown-table';
      return client === eve ? 'not-leader' : elsewhere;
    });
  });

  it('gets nothing before hello or before joining', async () => {
    const all = await server();
    const who = strangerIn(all);
    const before = disk(all);
    const random = randomFromSeed('the door');
    const atDoor = new TestClient(all.host, '192.168.1.66');
    const unknown: string[] = [];
    const unGreeted = all.host.connect({ remote: '192.168.1.67', send: (text) => unknown.push(text), close: () => {} });
    for (let count = 0; count < 500; count++) {
      const { text } = strangeFrame(random, who);
      const from = atDoor.heard.length;
      atDoor.connection.receive(text);
      const types = atDoor.heard.slice(from).map(({ type }) => type);
      expect(types.every((type) => ['refused', 'pong', 'welcome'].includes(type)) && types.length === 1, text).toBe(
        true,
      );
      if (!text.includes('"hello"')) unGreeted.receive(pick(random, [text, text.replace('"play"', '"return"')]));
    }
    expect(unknown.every((text) => /^\{"type":"(refused|pong)"/.test(text))).toBe(true);
    expect(disk(all)).toEqual(before);
  });
});
