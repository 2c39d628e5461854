import { lookOf } from '../interaction/interaction.ts';
import type { Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { cardFacts, nameOfCard } from '../words/facts.ts';
import { EmporiumTag } from './tag.tsx';

/** What hangs on a card of the hand, or on one that a hero wears. */
export function CardTag({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  return <EmporiumTag look={lookOf(table, piece)} name={nameOfCard(table, piece)} facts={cardFacts(table, piece)} />;
}
