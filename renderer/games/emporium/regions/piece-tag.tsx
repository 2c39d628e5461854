import { TagLines } from '../../../game-kit/index.ts';
import { lookOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { toldOf } from '../words/labels.ts';
import { HeroTag } from './hero-tag.tsx';

/** What hangs on a piece: of a hero, what its strength is made of; of the others, what is told of them. */
export function PieceTag({ piece }: { readonly piece: Piece }) {
  const meaning = meaningOf(piece);
  return meaning.of === 'hero' ? <HeroTag hero={meaning.hero} /> : <ToldPiece piece={piece} />;
}

/** Everything about a piece in words, one below the other: why it is closed, what it is, what it would cost and bring. */
export function ToldPiece({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  return <TagLines look={lookOf(table, piece)} {...toldOf(table, piece)} />;
}
