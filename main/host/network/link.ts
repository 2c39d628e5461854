/** The server's end of a transport: IPC, a WebSocket, or a test. */
export interface Link {
  /** The network address of the client. Omitted for a page of this device, which may run the server. */
  readonly remote?: string;
  /** Sends one message as JSON text. */
  send(text: string): void;
  close(code: number, reason: string): void;
  /** True if the client lags behind. Tables then wait until the transport calls `caughtUp`. */
  isBehind?(): boolean;
}

/** A transport's handle on the server: receives what the client sends. */
export interface Conversation {
  readonly isGreeted: boolean;
  /** True once the client has authenticated with a key, or entered a room. */
  readonly isKnown: boolean;
  /** True if the client's device has a seat or runs the server. Its messages have priority. */
  readonly isPlaying: boolean;
  /** Handles a message. Never throws: errors are answered. */
  receive(text: string): void;
  /** Called once the transport has sent its backlog; sends the current tables. Never throws. */
  caughtUp(): void;
  /** Called once the transport has closed; the client's seats stay reserved. Never throws. */
  closed(): void;
}
