import { platform } from 'node:os';
import { allAdapters } from './adapters.ts';
import { defaultRoutes } from './default-routes.ts';
import { examineAddress, examineHost } from './doctor/index.ts';
import { systemProbes } from './doctor/probes.ts';
import { adaptersAt, advertiser, browse } from './mdns/index.ts';
import { HomeNetwork, type NetworkSettings } from './network.ts';

/**
 * The home network of this machine, with mDNS and the connection doctor.
 * If the command line selects an adapter, it is also the only one to look for other rooms.
 */
export function homeNetwork(settings: Omit<NetworkSettings, 'discovery'>): HomeNetwork {
  const { adapter } = settings;
  const lookedAt = adapter === undefined || adapter === allAdapters ? {} : { adapters: () => adaptersAt(adapter) };
  return new HomeNetwork({
    routes: () => defaultRoutes(platform(), systemProbes, process.env.SystemRoot),
    ...settings,
    discovery: { advertiser, browse: (listener) => browse(listener, lookedAt), examineHost, examineAddress },
  });
}
