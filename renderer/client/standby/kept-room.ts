import { z } from 'zod';
import { hostAddress, roomId } from '../../../shared/protocol/messages.ts';
import type { SettingsStore } from '../device-settings.ts';

/** Storage key of this device's shares. */
export const placeOfShares = 'high-street:shares';

/** An app started later than this does not return to its room, in milliseconds. */
const evening = 3_600_000;

const rooms = z.array(z.object({ host: z.string(), room: z.string(), keeps: z.boolean(), keptAt: z.number() }));

/**
 * The room at another host that this device backed up within the last hour, or null.
 * A restarted app returns there.
 */
export function keptRoom(store: SettingsStore): { readonly away: string; readonly room: string } | null {
  try {
    const all = rooms.parse(JSON.parse(store?.getItem(placeOfShares) ?? '[]'));
    const kept = all.find(({ keeps, keptAt }) => keeps && Date.now() - keptAt < evening);
    return kept === undefined ? null : { away: hostAddress.parse(kept.host), room: roomId.parse(kept.room) };
  } catch {
    return null;
  }
}
