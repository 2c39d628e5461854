import { isNearby } from '../host/network/nearby.ts';

/** What links to tables begin with; the package tells the system so, too. */
export const linkScheme = 'highstreet';

const link = new RegExp(`^${linkScheme}://join/([\\d.]+:\\d+)(?:/([A-Z0-9]{5}))?/?$`);

/**
 * Where a link to a table leads, as the page reads it from a field: `ip:port`, with `#join=CODE` behind it where the link has a
 * code. Null for anything that is no such link, or leads out of the networks at home.
 */
export function invitationIn(text: string): string | null {
  const [, address = '', code] = link.exec(text) ?? [];
  if (!isNearby(address)) return null;
  return code === undefined ? address : `${address}/#join=${code}`;
}
