/** One call to a host, from dialling to its end. */
export interface Call {
  /** Sends a message as text; into the void where the call is not answered or is over. */
  send(text: string): void;
  /** Ends the call; its listener hears nothing more. */
  hangUp(): void;
}

/** Those who listen to a call. */
export interface CallListener {
  /** Messages go both ways from now on. */
  answered(): void;
  /** A message of the host, as text that nobody has checked yet. */
  heard(text: string): void;
  /** The call is over, or was never answered. `code` is a close code of the protocol or of the WebSocket. */
  ended(code: number): void;
}

/** One way to a host: the app window's bridge, its relay to another host, or a WebSocket. All behave alike. */
export interface Transport {
  /** Its calls end with the page and not before: nobody needs to ask whether they still stand. */
  readonly steady: boolean;
  /** Calls the host. The listener hears nothing before this has returned. Never throws. */
  dial(listener: CallListener): Call;
}
