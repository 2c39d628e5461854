/**
 * Where the line to the host stands. `connecting`: dialling; `open`: messages go both ways; `waiting-to-retry`: it
 * broke and is dialled again shortly; `closed`: hung up for good.
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting-to-retry' | 'closed';

/** Those who listen to a transport. */
export interface TransportListener {
  /** A message of the host, as text that nobody has checked yet. */
  heard(text: string): void;
  changed(state: ConnectionState): void;
}

/** One way to the host: the app window's bridge, or a WebSocket. Both behave alike to whoever talks through them. */
export interface Transport {
  /** Begins to connect and to report; call it once. */
  start(listener: TransportListener): void;
  /** Sends a message as text; returns false, sending nothing, unless the line is open. */
  send(text: string): boolean;
  /** Dials at once instead of waiting for the next try. */
  retryNow(): void;
  /** Hangs up for good. */
  stop(): void;
}
