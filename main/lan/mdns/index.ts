/** Hosts find each other on the network: tables are announced over mDNS, and looked for. A convenience, never the only way. */
export { adaptersAt } from './adapters.ts';
export { type Advertiser, type AdvertiserSettings, advertiser } from './advertise.ts';
export { type BrowseSettings, browse } from './browse.ts';
