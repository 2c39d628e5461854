import type { NearbyRoom } from '../../../shared/protocol/messages.ts';
import type { ToldRoom } from './announced.ts';

/** A service that was received. */
export interface Sighting {
  readonly sent: ToldRoom;
  readonly source: string;
  /** The server's possible addresses as `ip:port`, likeliest first. */
  readonly addresses: readonly string[];
  /** Number of the latest look that received it. */
  look: number;
}

/**
 * The rooms that can be joined, each once.
 * If several addresses answer for a room, the one that has answered longest wins, so that no other server can displace
 * a listed room. Of its announcements the latest counts.
 * @param sightings oldest first
 */
export function nearbyFrom(
  sightings: readonly Sighting[],
  answeringSince: (address: string) => number | null,
): readonly NearbyRoom[] {
  const chosen = new Map<string, { nearby: NearbyRoom; since: number }>();
  for (const { sent, addresses } of sightings) {
    const address = addresses.find((one) => answeringSince(one) !== null);
    const since = address === undefined ? null : answeringSince(address);
    if (address === undefined || since === null) continue;
    const other = chosen.get(sent.room);
    if (other && other.nearby.address !== address && other.since <= since) continue;
    chosen.set(sent.room, { nearby: { ...sent, address }, since });
  }
  return [...chosen.values()]
    .map(({ nearby }) => nearby)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) || (a.room < b.room ? -1 : 1));
}
