import { meaningOf, type Piece } from './pieces.ts';
import { spokenCustomers, spokenTile } from './spoken.ts';
import { useTable } from './table.ts';

/** What hangs on a stand tile, a restaurant, a tile of the display or open customers: what it is, and why it is of no use now. */
export function WaresTag({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const meaning = meaningOf(piece);
  return (
    <span className="mc-tag">
      {meaning.of === 'customers' ? spokenCustomers(table, meaning.customers) : spokenTile(table, piece)}
    </span>
  );
}
