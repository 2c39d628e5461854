import type { Finding, NearbyRoom, NetworkStanding } from '../../shared/protocol/messages.ts';
import type { Advertiser } from './mdns/index.ts';

/** Receives failures of mDNS announcements, and their recovery. */
export interface AnnouncingListener {
  readonly onFailure: () => void;
  readonly onRecovery: () => void;
}

/** The mDNS functions and connection doctor that the network uses; tests inject others. */
export interface Discovery {
  advertiser(listener: AnnouncingListener): Advertiser;
  /** Looks for rooms until the returned function is called. */
  browse(listener: (rooms: readonly NearbyRoom[]) => void): () => void;
  examineHost(facts: { readonly standing: NetworkStanding }): Promise<readonly Finding[]>;
  examineAddress(address: string): Promise<readonly Finding[]>;
}
