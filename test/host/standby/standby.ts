import { expect, onTestFinished } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import type { HeldShares, HostMessage } from '../../../shared/protocol/messages.ts';
import { longestPiece } from '../../../shared/protocol/messages.ts';
import { soon } from '../../harness/soon.ts';
import { HandClock } from '../bots/bot-table.ts';
import { type Ask, freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';

type Share = Extract<HostMessage, { type: 'share' }>;

/** A host on a network, with its own page and a clock that a test advances. */
export interface House {
  readonly folder: string;
  readonly host: Host;
  readonly network: FakeNetwork;
  readonly hostPage: TestClient;
  readonly clock: HandClock;
}

export async function serverAt(folder = freshFolder(), settings: Partial<HostSettings> = {}): Promise<House> {
  const network = new FakeNetwork();
  const clock = new HandClock();
  const defects: string[] = [];
  const report = (words: string) => void defects.push(words);
  onTestFinished(() => expect(defects).toEqual([]));
  const host = testHost(folder, { network, timers: clock, report, ...settings });
  await host.resume();
  return { folder, host, network, hostPage: new TestClient(host), clock };
}

/** Sends a request that may be answered only after something else happens. */
export async function asked(client: TestClient, request: Ask): Promise<HostMessage> {
  const name = `asked ${client.heard.length}`;
  client.connection.receive(JSON.stringify({ ...request, request: name }));
  return await soon(() => {
    const answer = client.heard.findLast((message) => 'request' in message && message.request === name);
    if (answer === undefined) throw new Error(`no answer to ${request.type}`);
    return answer;
  });
}

/** Sends a request without waiting for an answer: its host may be gone. */
function says(client: TestClient, request: Ask): void {
  client.connection.receive(JSON.stringify({ ...request, request: `says ${client.heard.length}` }));
}

/** The identity of a device in a room. */
export interface Key {
  readonly room: string;
  readonly guest: string;
  readonly token: string;
}

/** A guest's device. It keeps its shares and drops them on request. */
export class Device {
  readonly key: Key;
  readonly shares = new Map<number, Share>();
  client: TestClient;
  /** False for a device that sleeps and does not react. */
  isAwake = true;

  constructor(client: TestClient, key: Key) {
    this.client = client;
    this.key = key;
    this.#listen(client);
  }

  return(host: Host, remote = '192.168.1.30'): void {
    this.client = new TestClient(host, remote);
    this.#listen(this.client);
    this.client.connection.receive(
      JSON.stringify({ type: 'return', request: 'back', room: this.key.room, token: this.key.token, canHost: true }),
    );
  }

  get held(): HeldShares {
    return [...this.shares.values()].map(({ epoch, share }) => ({ epoch, share }));
  }

  protected heard(message: HostMessage): void {
    if (message.type === 'share') this.shares.set(message.epoch, message);
    if (message.type === 'drop-shares') {
      this.shares.clear();
      // a network takes time
      setImmediate(() => says(this.client, { type: 'let-go', room: message.room }));
    }
  }

  #listen(client: TestClient): void {
    client.hears = (message) => {
      if (this.isAwake && client === this.client) this.heard(message);
    };
  }
}

/** A guest's standby app. It passes every copy to its own host. */
export class Standby extends Device {
  readonly home: House;

  constructor(client: TestClient, key: Key, home: House) {
    super(client, key);
    this.home = home;
  }

  protected override heard(message: HostMessage): void {
    if (message.type === 'sealed') void this.#keep(message);
    else if (message.type === 'drop-shares') void this.#drop(message.room);
    else super.heard(message);
  }

  async #keep({ type: _, text, ...sealed }: Extract<HostMessage, { type: 'sealed' }>): Promise<void> {
    const pieces = text.match(new RegExp(`.{1,${longestPiece}}`, 'gs')) ?? [];
    for (const [piece, each] of pieces.entries()) {
      const facts = { ...sealed, piece, of: pieces.length, text: each };
      const answer = await asked(this.home.hostPage, { type: 'keep-sealed', ...facts });
      if (answer.type !== 'keeping') continue;
      const { room, number } = sealed;
      says(this.client, { type: 'kept-sealed', room, number, addresses: answer.addresses });
    }
  }

  async #drop(room: string): Promise<void> {
    const answer = await asked(this.home.hostPage, { type: 'forget-sealed', room });
    if (answer.type !== 'done') return;
    this.shares.clear();
    says(this.client, { type: 'let-go', room });
  }
}

/**
 * Ana's laptop hosts, Ben's app is the standby, Mia has a phone. Sealed bids have begun, and Ben's app has the copy.
 */
export async function evening(settings: Partial<HostSettings> = {}) {
  const ana = await serverAt(freshFolder(), settings);
  await asked(ana.hostPage, { type: 'open-room', name: 'Ana’s table', door: 'open' });
  const { room, code } = ana.hostPage.last('room');
  await asked(ana.hostPage, { type: 'take-chair', room, name: 'Ana', colour: null });
  const comeIn = async (name: string, remote: string, canHost: boolean) => {
    const client = new TestClient(ana.host, remote);
    const entered = await asked(client, { type: 'enter', code: code ?? '', name, canHost });
    if (entered.type !== 'entered') throw new Error(`${name} was not let in`);
    await asked(client, { type: 'take-chair', room, name, colour: null });
    return { client, key: { room, guest: entered.guest, token: entered.token } };
  };
  const bensWay = await comeIn('Ben', '192.168.1.40', true);
  const ben = new Standby(bensWay.client, bensWay.key, await serverAt());
  const miasWay = await comeIn('Mia', '192.168.1.30', false);
  const mia = new Device(miasWay.client, miasWay.key);
  await asked(ana.hostPage, { type: 'choose-game', room, game: 'sealed-market', options: {} });
  await asked(ana.hostPage, { type: 'start-match', room });
  await asked(ana.hostPage, { type: 'name-standby', room, guest: ben.key.guest });
  await asked(ben.client, { type: 'stand-by', room });
  await soon(() => {
    if (ana.hostPage.last('room').standBy?.ready !== true) throw new Error('no copy yet');
    for (const { shares } of [ben, mia]) if (shares.size === 0) throw new Error('no share yet');
  });
  return { ana, ben, mia, room };
}

/** A sealed bid for the page's active seat. It is answered only after its copy is stored. */
export function bids(client: TestClient, coins: number, token?: string): Promise<HostMessage> {
  const { table, version, inHand } = client.table;
  const move = { type: 'bid', coins };
  return asked(client, {
    type: 'play',
    table,
    version,
    seat: inHand ?? 0,
    move,
    ...(token !== undefined && { token }),
  });
}
