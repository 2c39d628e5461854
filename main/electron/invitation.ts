import { isNearby } from '../host/network/nearby.ts';

/** Scheme of links to rooms; also declared in the package. */
export const linkScheme = 'highstreet';

const link = new RegExp(`^${linkScheme}://join/([\\d.]+:\\d+)(?:/([A-Z0-9]{5}))?/?$`);

/**
 * Parses a link to a room into `ip:port`, with `/#join=CODE` if it has a code.
 * Null for other links, and for addresses outside home networks.
 */
export function invitationIn(text: string): string | null {
  const [, address = '', code] = link.exec(text) ?? [];
  if (!isNearby(address)) return null;
  return code === undefined ? address : `${address}/#join=${code}`;
}
