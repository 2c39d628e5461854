import type { Finding, NearbyRoom, NetworkStanding, OpenRoom } from '../../../shared/protocol/messages.ts';
import type { Conversation, Link } from './link.ts';

/** Where to serve guests; see `Network.open`. */
export interface Where {
  readonly adapter: string | null;
  readonly port: number | null;
  readonly chosen?: Readonly<Record<string, string>>;
}

/** What a server needs from its machine's network. Only loopback is open before `open` is called. */
export interface Network {
  /** This machine's own host name, such as `shed.local`. */
  readonly machine: string;
  /** The current state: listening address, adapters, errors. */
  readonly standing: NetworkStanding;
  /** Called whenever the standing changes, for example when an adapter appears or mDNS fails. */
  onChange(listener: (standing: NetworkStanding) => void): void;
  /**
   * Serves guests, or moves to another adapter or port; connects each guest with `join`.
   * Never rejects: the standing contains the error.
   * @param adapter null selects the most likely home network
   * @param port null selects the default port, or the next free one
   * @param chosen adapters chosen by a person, by network name; they take precedence over `adapter`
   */
  open(join: (link: Link) => Conversation, where: Where): Promise<NetworkStanding>;
  /** A stable name of the current network; null without one. Never rejects. */
  here(): Promise<string | null>;
  /** Ends all guests' connections, sends the mDNS goodbye and stops listening. Never rejects. */
  close(): Promise<void>;
  /** Publishes the listing of rooms over mDNS while the network is open. Called on each change. */
  announce(rooms: readonly OpenRoom[]): void;
  /** Looks for rooms of other servers until the returned function is called. The listener receives the whole list. */
  watchNearby(listener: (rooms: readonly NearbyRoom[]) => void): () => void;
  /** The proof by the server at an address that this room continues there. Null without one. Never rejects. */
  proofAt(address: string, room: string): Promise<string | null>;
  /** Runs the connection doctor on this server, or on the route to another one (`ip:port`). Never rejects. */
  diagnose(address: string | null): Promise<readonly Finding[]>;
}
