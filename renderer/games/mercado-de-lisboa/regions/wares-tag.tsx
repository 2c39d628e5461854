import { Sentences } from '../../../game-kit/index.ts';
import { lookOf } from '../interaction/interaction.ts';
import type { Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { factsOfWares, nameOfWares } from '../words/wares-words.ts';

/** What hangs on a stand tile, a restaurant, a tile of the display or open customers: why it is of no use now, and what it is. */
export function WaresTag({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const { state, reason } = lookOf(table, piece);
  return (
    <span className="tag-lines mc-tag">
      {state === 'blocked' && <b>{reason} </b>}
      <strong>{nameOfWares(table, piece)}. </strong>
      <Sentences of={factsOfWares(table, piece)} />
    </span>
  );
}
