/** What the app window gives its page, as `window.highStreet`; in a browser there is none and the page uses a WebSocket. */
export interface Bridge {
  /** Sends the host one message, as JSON text. */
  send(text: string): void;
  /** Calls the listener with each message of the host, as JSON text, until the returned function is called. */
  onMessage(listener: (text: string) => void): () => void;
  /** The operating system's name as Node has it: darwin, linux, win32. */
  readonly platform: string;
}

/** The two IPC channels, one each way; nothing else crosses. */
export const channels = { toHost: 'high-street:to-host', toPage: 'high-street:to-page' } as const;
