import type { Holder } from '../../shared/protocol/messages.ts';
import { useAppSelector } from '../client/store.ts';

/** Who this device is among the holders of the seats of a table; null where it has not come in. */
export function useOwnHolder(table: string): Holder | null {
  return useAppSelector(({ house }) => {
    if (house.role === 'keeper') return 'house';
    return house.guest?.table === table ? house.guest.guest : null;
  });
}
