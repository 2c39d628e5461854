/** What the app window gives its page, as `window.highStreet`; in a browser there is none and the page uses a WebSocket. */
export interface Bridge {
  /** Sends the host one message, as JSON text. */
  send(text: string): void;
  /** Calls the listener with each message of the host, as JSON text, until the returned function is called. */
  onMessage(listener: (text: string) => void): () => void;
  /** The way to other hosts: the page opens no socket itself, the main process relays one line for it. */
  readonly away: AwayBridge;
  /** What the app does for its page on the desktop. */
  readonly desk: DeskBridge;
  /** The operating system's name as Node has it: darwin, linux, win32. */
  readonly platform: string;
}

/** Requests and events of the relay travel as JSON text; `away.ts` says which there are. */
export interface AwayBridge {
  /** Asks the relay for something. */
  ask(text: string): void;
  /** Calls the listener with what becomes of this page's calls, until the returned function is called. */
  onEvent(listener: (text: string) => void): () => void;
}

/** Between the page and the desktop around its window. */
export interface DeskBridge {
  /** Says in one line that the turn has come to somebody here; the system tells them, while the window is not in front. */
  tellTurn(words: string): void;
  /**
   * Calls the listener with each invitation that the system has handed to the app, until the returned function is called:
   * the address of a host, with `#join=CODE` behind it where the link had a code. It is for a person to accept.
   */
  onInvitation(listener: (invitation: string) => void): () => void;
}

/** The IPC channels, a pair for the own host, a pair for another, and three for the desktop; nothing else crosses. */
export const channels = {
  toHost: 'high-street:to-host',
  toPage: 'high-street:to-page',
  toAway: 'high-street:to-away',
  fromAway: 'high-street:from-away',
  turn: 'high-street:turn',
  awaitsInvitation: 'high-street:awaits-invitation',
  invitation: 'high-street:invitation',
} as const;
