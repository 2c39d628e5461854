import { type HeldShares, heldShares } from '../../../shared/protocol/messages.ts';
import type { RoomToken } from '../../connection/keyring.ts';
import { pageOfRoom } from '../bookmark.ts';

/**
 * The page of whoever stands by, to which a device brings its shares of a room, and where it comes from (`ip:port`). Both stand
 * behind the `#`, as its token does.
 */
export function pageOfRelief(to: string, room: string, key: RoomToken, shares: HeldShares, from: string): string {
  const written = shares.map(({ epoch, share }) => `${epoch}.${share}`).join('~');
  return `${pageOfRoom(to, room, key)}&shares=${written}&from=${from}`;
}

/** The shares that such a page has brought; none where it is not what this program wrote. */
export function sharesBrought(written: string): HeldShares {
  const parts = written.split('~').map((part) => part.split('.'));
  return heldShares.safeParse(parts.map(([epoch, share]) => ({ epoch: Number(epoch), share }))).data ?? [];
}
