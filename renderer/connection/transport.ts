/** One call to a host, from dialling to its end. */
export interface Call {
  /** Sends a message as text. Does nothing before the call is answered or after it is over. */
  send(text: string): void;
  /** Ends the call; its listener receives nothing more. */
  hangUp(): void;
}

/** Receives the events of a call. */
export interface CallListener {
  /** From now on, messages go both ways. */
  answered(): void;
  /** A message of the host as unvalidated text. */
  heard(text: string): void;
  /** The call is over, or was never answered. `code` is a close code of the protocol or of the WebSocket. */
  ended(code: number): void;
}

/** A way to call a host: the app window's bridge, its relay to another host, or a WebSocket. All behave alike. */
export interface Transport {
  /** Whether calls last as long as the page, so that they need no checks. */
  readonly steady: boolean;
  /** Calls the host. Invokes the listener only after returning. Never throws. */
  dial(listener: CallListener): Call;
}
