import type { Finding, NearbyRoom, NetworkStanding, OpenRoom } from '../../../shared/protocol/messages.ts';
import type { Conversation, Link } from './link.ts';

/** Where guests are to be served; see `Network.open`. */
export interface Where {
  readonly adapter: string | null;
  readonly port: number | null;
  readonly chosen?: Readonly<Record<string, string>>;
}

/** What a host asks of the network of its machine. Nothing listens beyond this machine before `open` is called. */
export interface Network {
  /** This machine's own name on its network, such as `shed.local`. */
  readonly machine: string;
  /** How it stands now: where it listens, which adapters there are, what went wrong. */
  readonly standing: NetworkStanding;
  /** Is told whenever the standing has changed: an adapter came or went, mDNS failed. */
  onChange(listener: (standing: NetworkStanding) => void): void;
  /**
   * Serves guests, from now on or on another adapter or port than before; every one of them is joined with `join`.
   * Never rejects: the standing says what went wrong.
   * @param adapter null takes the one most likely to be the home network
   * @param port null takes the usual one, or the next that is free
   * @param chosen what a person has chosen in each network, by its name; there it counts before `adapter`
   */
  open(join: (link: Link) => Conversation, where: Where): Promise<NetworkStanding>;
  /** A name for the network this machine is in now, the same whenever it is there; null for none. Never rejects. */
  here(): Promise<string | null>;
  /** Ends all guests' connections, says goodbye over mDNS and listens no more. Never rejects. */
  close(): Promise<void>;
  /** The rooms that can be come into, whenever they change; they are told over mDNS while the network is open. */
  announce(rooms: readonly OpenRoom[]): void;
  /** Looks for rooms of other hosts until the returned function is called. The listener gets the whole list each time. */
  watchNearby(listener: (rooms: readonly NearbyRoom[]) => void): () => void;
  /** What the host at an address has to prove that this room goes on there; null where it has nothing. Never rejects. */
  proofAt(address: string, room: string): Promise<string | null>;
  /** Has the connection doctor look at this host, or at the way to another one's address (`ip:port`). Never rejects. */
  diagnose(address: string | null): Promise<readonly Finding[]>;
}
