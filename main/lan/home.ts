import { examineAddress, examineHost } from './doctor/index.ts';
import { advertiser, browse } from './mdns/index.ts';
import { HomeNetwork, type NetworkSettings } from './network.ts';

/** The home network of this machine, with mDNS and the connection doctor. */
export function homeNetwork(settings: Omit<NetworkSettings, 'discovery'>): HomeNetwork {
  return new HomeNetwork({ ...settings, discovery: { advertiser, browse, examineHost, examineAddress } });
}
