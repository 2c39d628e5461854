import { toldCard } from './labels.ts';
import type { Piece } from './pieces.ts';
import { useTable } from './table.ts';
import { StreetTag } from './tag.tsx';

/** What hangs on a card: of the hand, laid out, or of the display. */
export function CardTag({ piece }: { readonly piece: Piece }) {
  return <StreetTag piece={piece} told={toldCard(useTable(), piece)} />;
}
