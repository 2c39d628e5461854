import { type HeldShares, heldShares } from '../../../shared/protocol/messages.ts';
import type { RoomToken } from '../../connection/keyring.ts';
import { pageOfRoom } from '../bookmark.ts';

/**
 * The address of the standby's page, which receives this device's shares of a room.
 * The shares and the previous host, `from` (`ip:port`), follow the `#`, as the token does.
 */
export function failoverPage(to: string, room: string, key: RoomToken, shares: HeldShares, from: string): string {
  const written = shares.map(({ epoch, share }) => `${epoch}.${share}`).join('~');
  return `${pageOfRoom(to, room, key)}&shares=${written}&from=${from}`;
}

/** The shares in such an address; empty if malformed. */
export function sharesBrought(written: string): HeldShares {
  const parts = written.split('~').map((part) => part.split('.'));
  return heldShares.safeParse(parts.map(([epoch, share]) => ({ epoch: Number(epoch), share }))).data ?? [];
}
