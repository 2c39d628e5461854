/**
 * The API that the app window gives its page as `window.highStreet`. Browsers have none; there the page uses a
 * WebSocket.
 */
export interface Bridge {
  /** Sends one message to the host, as JSON text. */
  send(text: string): void;
  /** Calls the listener with each message of the host, as JSON text. Returns a function that unsubscribes. */
  onMessage(listener: (text: string) => void): () => void;
  /** The connection to other hosts. The page opens no sockets: the main process relays one connection for it. */
  readonly away: AwayBridge;
  readonly desk: DeskBridge;
  /** The operating system as Node names it: darwin, linux, win32. */
  readonly platform: string;
}

/** The page's side of the relay. Requests and events are JSON text; `away.ts` defines them. */
export interface AwayBridge {
  /** Sends a request to the relay. */
  ask(text: string): void;
  /** Calls the listener with each event of this page's calls. Returns a function that unsubscribes. */
  onEvent(listener: (text: string) => void): () => void;
}

/** What the page and the desktop exchange. */
export interface DeskBridge {
  /** Shows a system notification that it is the turn of a player here, unless the window is in front. */
  tellTurn(words: string): void;
  /**
   * Calls the listener with each invitation that the system passes to the app. Returns a function that unsubscribes.
   * An invitation is a host's address, followed by `#join=CODE` if the link had a code. The person decides whether to
   * accept it.
   */
  onInvitation(listener: (invitation: string) => void): () => void;
  /**
   * Calls the listener with the text of each game file that the system passes to the app; empty if it cannot be read.
   * Returns a function that unsubscribes.
   */
  onGameFile(listener: (text: string) => void): () => void;
}

/** The IPC channels: a pair for the own host, a pair for another host, four for the desktop. There are no others. */
export const channels = {
  toHost: 'high-street:to-host',
  toPage: 'high-street:to-page',
  toAway: 'high-street:to-away',
  fromAway: 'high-street:from-away',
  turn: 'high-street:turn',
  awaitsOpenings: 'high-street:awaits-openings',
  invitation: 'high-street:invitation',
  gameFile: 'high-street:game-file',
} as const;
