import type { Finding, NearbyRoom, NetworkStanding } from '../../shared/protocol/messages.ts';
import type { Advertiser } from './mdns/index.ts';

/** Hears how announcing goes: that nothing can be told, and that it works again. */
export interface AnnouncingListener {
  readonly onFailure: () => void;
  readonly onRecovery: () => void;
}

/** What the network needs of mDNS and of the connection doctor; tests give it others. */
export interface Discovery {
  advertiser(listener: AnnouncingListener): Advertiser;
  /** Looks for tables until the returned function is called. */
  browse(listener: (rooms: readonly NearbyRoom[]) => void): () => void;
  examineHost(facts: { readonly standing: NetworkStanding }): Promise<readonly Finding[]>;
  examineAddress(address: string): Promise<readonly Finding[]>;
}
