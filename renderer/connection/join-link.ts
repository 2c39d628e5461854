/** The link in the QR code. The code follows the `#`, which browsers never send. */
export function joinLink(address: string, code: string): string {
  return `http://${address}/#join=${code}`;
}

/**
 * The address that served this page; others may use it, too. Null in the app, which loads its page from files.
 * Guests know no other address.
 */
export function ownAddress(): string | null {
  const { protocol, host } = window.location;
  return protocol.startsWith('http') ? host : null;
}
