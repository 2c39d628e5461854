/** The link that a phone's camera reads. The code stands after the `#`, which no browser sends to anybody. */
export function joinLink(address: string, code: string): string {
  return `http://${address}/#join=${code}`;
}

/**
 * The address by which this page has come, and others may: null within an app, which shows its page from its own files. Whoever
 * is no keeper knows no other.
 */
export function ownAddress(): string | null {
  const { protocol, host } = window.location;
  return protocol.startsWith('http') ? host : null;
}
