import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Host } from '../../../main/host/host.ts';
import { HomeNetwork } from '../../../main/lan/network.ts';
import { Bundle } from '../../../main/page/bundle.ts';
import { pageIn } from '../../../main/page/files.ts';
import { type HostMessage, hostMessage, protocolVersion } from '../../../shared/protocol/messages.ts';
import { adaAndBen } from '../../harness/people.ts';
import { silentDiscovery } from '../network/silent-discovery.ts';

/** A host on the loopback network with the limits for guests, and a playing room. Prints port, code and table. */

const folder = mkdtempSync(path.join(tmpdir(), 'high-street-floods-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit(0));

const network = new HomeNetwork({
  page: new Bundle(pageIn(folder)),
  discovery: silentDiscovery,
  adapter: '127.0.0.1',
  port: 0,
});
const host = new Host({ dataFolder: folder, appVersion: '0.0.0', network, flushesTogether: true });

const heard: HostMessage[] = [];
const page = host.connect({
  send: (text) => {
    if (heard.length < 40) heard.push(hostMessage.parse(JSON.parse(text)));
  },
  close: () => {},
});
const say = (message: object): void => page.receive(JSON.stringify(message));
say({ type: 'hello', protocol: protocolVersion });
say({ type: 'create-table', request: 'a', game: 'harbour', options: {}, seats: adaAndBen });
const created = await until((message) => message.type === 'table');
if (created.type !== 'table') throw new Error('no table');
const { table } = created;
say({ type: 'host-table', request: 'b', table, name: 'Kitchen', door: 'open' });
await until((message) => 'request' in message && message.request === 'b');
for (const seat of [0, 1]) say({ type: 'hand-seat', request: `c${seat}`, table, seat, to: 'free', standIn: false });
await until((message) => 'request' in message && message.request === 'c1');
const room = host.hosting.rooms.byId.get(table);
process.send?.({ port: network.standing.listening?.port, code: room?.code, table });

async function until(isWanted: (message: HostMessage) => boolean): Promise<HostMessage> {
  for (;;) {
    const found = heard.find(isWanted);
    if (found !== undefined) return found;
    await new Promise(setImmediate);
  }
}
