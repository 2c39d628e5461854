import type { Holder } from '../../shared/protocol/messages.ts';
import { useAppSelector } from '../app/store.ts';
import type { LiveTable } from './table-slice.ts';

/** Who this device is among the holders of seats; null for a guest of whom no seat tells it. */
export function useOwnHolder(table: Pick<LiveTable, 'own' | 'holdings'>): Holder | null {
  const keeper = useAppSelector((state) => state.house.role === 'keeper');
  if (keeper) return 'house';
  const [seat] = table.own;
  return seat === undefined ? null : (table.holdings[seat]?.holder ?? null);
}
