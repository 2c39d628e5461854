import type { Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { toldCard } from '../words/labels.ts';
import { StreetTag } from './tag.tsx';

/** What hangs on a card: of the hand, laid out, or of the display. */
export function CardTag({ piece }: { readonly piece: Piece }) {
  return <StreetTag piece={piece} told={toldCard(useTable(), piece)} />;
}
