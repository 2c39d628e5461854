import type { NearbyRoom } from '../../../shared/protocol/messages.ts';
import type { ToldRoom } from './told.ts';

/** A service that was heard. */
export interface Sighting {
  readonly told: ToldRoom;
  /** The IPv4 address from which it was heard. */
  readonly source: string;
  /** Where the host may answer, as `ip:port`, the likeliest first. */
  readonly addresses: readonly string[];
  /** The look that heard it last. */
  look: number;
}

/**
 * The rooms that can be joined: each once, however many adapters told of it. Where several addresses answer, the one
 * that has done so for longest stays, so that nobody can push in front of a room that is listed already; of what was
 * told from there, the latest counts.
 * @param sightings oldest first
 */
export function nearbyFrom(
  sightings: readonly Sighting[],
  answeringSince: (address: string) => number | null,
): readonly NearbyRoom[] {
  const chosen = new Map<string, { nearby: NearbyRoom; since: number }>();
  for (const { told, addresses } of sightings) {
    const address = addresses.find((one) => answeringSince(one) !== null);
    const since = address === undefined ? null : answeringSince(address);
    if (address === undefined || since === null) continue;
    const other = chosen.get(told.room);
    if (other && other.nearby.address !== address && other.since <= since) continue;
    chosen.set(told.room, { nearby: { ...told, address }, since });
  }
  return [...chosen.values()]
    .map(({ nearby }) => nearby)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) || (a.room < b.room ? -1 : 1));
}
