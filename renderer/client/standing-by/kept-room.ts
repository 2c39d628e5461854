import { z } from 'zod';
import { hostAddress, roomId } from '../../../shared/protocol/messages.ts';
import type { SettingsStore } from '../device-settings.ts';

/** Where the shares of this device are kept. */
export const placeOfShares = 'high-street:shares';

/** Whoever starts the app after this long does not want to go back, in milliseconds. */
const evening = 3_600_000;

const rooms = z.array(z.object({ host: z.string(), room: z.string(), keeps: z.boolean(), keptAt: z.number() }));

/**
 * The room of another host of which this device's own host has been given a sealed copy within the hour: an app that was started
 * anew goes back there. Null for none.
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
