import { TagLines } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { descriptionOf } from '../words/labels.ts';
import { HeroTag } from './hero-tag.tsx';

/** A piece's tag: a hero's strength breakdown, or the description of another piece. */
export function PieceTag({ piece }: { readonly piece: Piece }) {
  const meaning = meaningOf(piece);
  return meaning.of === 'hero' ? <HeroTag hero={meaning.hero} /> : <PieceDescription piece={piece} />;
}

/** A piece described in lines: reason if disabled, name, cost and income. */
export function PieceDescription({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  return <TagLines look={statusOf(table, piece)} {...descriptionOf(table, piece)} />;
}
