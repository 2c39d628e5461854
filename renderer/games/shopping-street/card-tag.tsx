import type { Piece } from './pieces.ts';
import { lookOf } from './pressing.ts';
import { spokenCard } from './spoken.ts';
import { useTable } from './table.ts';
import { StreetTag } from './tag.tsx';

/** What hangs on a card: of the hand, laid out, or of the display. */
export function CardTag({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  return <StreetTag look={lookOf(table, piece)} name={spokenCard(table, piece)} facts={[]} />;
}
