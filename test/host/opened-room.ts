import type { HostSettings } from '../../main/host/server/host-settings.ts';
import { freshFolder, TestClient, testHost } from './client.ts';
import { FakeNetwork } from './fake-network.ts';
import { later } from './opened-table.ts';

/** A host with a new room, with the host person in it. */
export async function roomOpened(folder = freshFolder(), settings: Partial<HostSettings> = {}) {
  const network = new FakeNetwork();
  const host = testHost(folder, { network, ...settings });
  await host.resume();
  const hostPage = new TestClient(host);
  const answer = await later(hostPage, { type: 'open-room', name: 'Ana’s table', door: 'open' });
  if (answer.type !== 'done') throw new Error(`no room: ${JSON.stringify(answer)}`);
  const { room, code } = hostPage.last('room');
  return { folder, network, host, hostPage, room, code: code ?? '' };
}
