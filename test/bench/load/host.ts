import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Host } from '../../../main/host/host.ts';
import { boundless, hostLimits } from '../../../main/lan/limits.ts';
import { HomeNetwork } from '../../../main/lan/network.ts';
import { Bundle } from '../../../main/page/bundle.ts';
import { pageIn } from '../../../main/page/files.ts';
import { silentDiscovery } from '../network/silent-discovery.ts';

/** The host under load, in its own process: real sockets on loopback, real journals on the real disk. */

const folder = mkdtempSync(path.join(tmpdir(), 'high-street-load-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const sockets = 4000;
const network = new HomeNetwork({
  page: new Bundle(pageIn(folder)),
  discovery: silentDiscovery,
  // all clients come from one address, as fast as they can
  limits: {
    ...hostLimits,
    socketsPerAddress: sockets,
    sockets,
    connectionsPerAddress: sockets,
    connections: sockets,
    work: boundless,
  },
  adapter: '127.0.0.1',
  port: 0,
});
const host = new Host({
  dataFolder: folder,
  appVersion: '0.0.0',
  network,
  isHeadless: true,
  flushesTogether: process.argv[2] === 'together',
});
await host.resume();
// on any input, it prints its processor time so far, in milliseconds
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
process.send?.({ port: network.standing.listening?.port ?? 0, key: host.hosting.key });
