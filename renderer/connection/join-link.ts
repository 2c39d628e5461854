/** The link that a phone's camera reads. The code stands after the `#`, which no browser sends to anybody. */
export function joinLink(address: string, code: string): string {
  return `http://${address}/#join=${code}`;
}
