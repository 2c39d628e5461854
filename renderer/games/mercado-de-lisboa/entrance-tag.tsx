import type { Entrance } from '../../../shared/games/mercado-de-lisboa/market.ts';
import { useTable } from './table.ts';

/** What hangs on an entrance: who stands there, and what everybody would earn from the customers in hand. */
export function EntranceTag({ entrance }: { readonly entrance: Entrance }) {
  const { words } = useTable();
  return <span className="mc-tag">{words.entrance(entrance)}</span>;
}
