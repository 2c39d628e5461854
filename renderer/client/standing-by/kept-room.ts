import { z } from 'zod';
import { hostAddress, roomId } from '../../../shared/protocol/messages.ts';
import type { SettingsStore } from '../device-settings.ts';

/** Where the shares of this device are kept. */
export const placeOfShares = 'high-street:shares';

const rooms = z.array(z.object({ host: z.string(), room: z.string(), keeps: z.boolean() }));

/**
 * The room of another host of which this device's own host keeps a sealed copy: an app that was started anew goes back there. Null
 * for none.
 */
export function keptRoom(store: SettingsStore): { readonly away: string; readonly room: string } | null {
  try {
    const kept = rooms.parse(JSON.parse(store?.getItem(placeOfShares) ?? '[]')).find(({ keeps }) => keeps);
    return kept === undefined ? null : { away: hostAddress.parse(kept.host), room: roomId.parse(kept.room) };
  } catch {
    return null;
  }
}
