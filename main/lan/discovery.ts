import type { Finding, HostedTable, NearbyTable, NetworkStanding } from '../../shared/protocol/messages.ts';

/** Tells the network over mDNS which tables can be joined here. */
export interface Advertiser {
  announce(
    tables: readonly HostedTable[],
    where: { readonly port: number; readonly addresses: readonly string[] },
  ): void;
  /** Says goodbye. */
  stop(): Promise<void>;
}

export interface AdvertiserSettings {
  /** Nothing can be told: others do not see our tables. */
  readonly onFailure: () => void;
  /** It works again. */
  readonly onRecovery: () => void;
}

/** What the network needs of mDNS and of the connection doctor; tests give it others. */
export interface Discovery {
  advertiser(settings: AdvertiserSettings): Advertiser;
  /** Looks for tables until the returned function is called. */
  browse(listener: (tables: readonly NearbyTable[]) => void): () => void;
  examineHost(facts: { readonly standing: NetworkStanding }): Promise<readonly Finding[]>;
  examineAddress(address: string): Promise<readonly Finding[]>;
}
