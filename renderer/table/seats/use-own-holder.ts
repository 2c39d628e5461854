import type { Holder } from '../../../shared/protocol/messages.ts';
import { useAppSelector } from '../../client/store.ts';

/** Who this device is among the holders of seats and chairs; null where it has not come in. */
export function useOwnHolder(): Holder | null {
  return useAppSelector(({ house, room }) => (house.role === 'keeper' ? 'house' : (room.live?.you ?? null)));
}
