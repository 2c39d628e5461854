/** The host's end of a transport: IPC, a WebSocket, or a test. */
export interface Link {
  /** The address of a client of the network; left out for a page of this device, which may run the house. */
  readonly remote?: string;
  /** Sends one message, as JSON text. */
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Has the client not taken what it was sent? Then tables wait until the transport calls `caughtUp`. */
  isBehind?(): boolean;
}

/** What a transport has of the host once it is joined: whoever hears what the client says. */
export interface Conversation {
  readonly isGreeted: boolean;
  /** Has the client shown that it belongs here: by its key, or by coming in at a table? */
  readonly isKnown: boolean;
  /** Has its device a seat at the table, or does it run the house? Whoever plays is heard before others. */
  readonly isPlaying: boolean;
  /** Takes a message from the transport. Never throws: whatever is wrong with it is answered. */
  receive(text: string): void;
  /** The transport has sent what waited: the client is told at once how its tables stand now. Never throws. */
  caughtUp(): void;
  /** The transport is gone; the client's seats wait for it. Never throws. */
  closed(): void;
}
