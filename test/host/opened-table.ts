import { onTestFinished } from 'vitest';
import type { Host } from '../../main/host/host.ts';
import type { HostSettings } from '../../main/host/server/host-settings.ts';
import type { HostMessage } from '../../shared/protocol/messages.ts';
import { freshFolder, TestClient, testHost } from './client.ts';
import { FakeNetwork } from './fake-network.ts';

export const bid = (coins: number) => ({ type: 'bid', coins });

export interface Opened {
  readonly folder: string;
  readonly host: Host;
  readonly network: FakeNetwork;
  readonly hostPage: TestClient;
  readonly table: string;
  readonly code: string;
}

/** A network table of three seats: the host has the first, the others are free. */
export async function opened(door: 'open' | 'ask' = 'open', folder = freshFolder()): Promise<Opened> {
  const network = new FakeNetwork();
  const host = testHost(folder, { network });
  const hostPage = new TestClient(host);
  const table = hostPage.create('sealed-market', 3);
  await later(hostPage, { type: 'host-table', table, name: 'At Ada’s', door });
  for (const seat of [1, 2]) hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
  return { folder, host, network, hostPage, table, code: codeOf(hostPage) };
}

/** Closes a host and starts another in its folder, as after a restart. */
export async function restarted(host: Host, folder: string, settings: Partial<HostSettings> = {}): Promise<Host> {
  await host.close();
  const again = testHost(folder, { network: new FakeNetwork(), ...settings });
  onTestFinished(() => again.close());
  await again.resume();
  return again;
}

/** Sends a request that the host answers later. */
export async function later(client: TestClient, request: Parameters<TestClient['ask']>[0]): Promise<HostMessage> {
  const name = `later ${client.heard.length}`;
  client.connection.receive(JSON.stringify({ ...request, request: name }));
  for (let turn = 0; turn < 50; turn++) {
    const answer = client.heard.find((message) => 'request' in message && message.request === name);
    if (answer !== undefined) return answer;
    await Promise.resolve();
  }
  throw new Error(`no answer to ${request.type}`);
}

/** The code of the table, as the host sees it. */
export function codeOf(hostPage: TestClient): string {
  const code = hostPage.table.keeping?.code;
  if (code === undefined) throw new Error('the table is not on the network');
  return code;
}

export function enter(host: Host, code: string, name: string | null = null, remote = '192.168.1.30') {
  const client = new TestClient(host, remote);
  const answer = client.ask({ type: 'enter', code, name });
  if (answer.type !== 'entered') throw new Error(`not let in: ${JSON.stringify(answer)}`);
  return { client, guest: answer.guest, token: answer.token };
}

export function seated(host: Host, table: string, code: string, seat: number, name: string) {
  const guest = enter(host, code, name);
  const answer = guest.client.ask({ type: 'ask-seats', table, seats: [{ seat, name }] });
  if (answer.type !== 'done') throw new Error(`no seat: ${JSON.stringify(answer)}`);
  return guest;
}

/** Plays as a guest does: with the token. */
export function play(client: TestClient, token: string, coins: number) {
  const { table, version, inHand } = client.table;
  return client.ask({ type: 'play', table, version, seat: inHand ?? 0, move: bid(coins), token });
}
