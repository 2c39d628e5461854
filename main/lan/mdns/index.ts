/** Servers find each other on the network: rooms are announced and found over mDNS. Optional; addresses always work. */
export { adaptersAt } from './adapters.ts';
export { type Advertiser, type AdvertiserSettings, advertiser } from './advertise.ts';
export { type BrowseSettings, browse } from './browse.ts';
