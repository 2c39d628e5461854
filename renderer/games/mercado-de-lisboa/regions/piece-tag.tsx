import { TagLines } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { factsOfWares, nameOfWares } from '../words/wares-words.ts';
import { EntranceTag } from './entrance-tag.tsx';
import { SpaceTag } from './space-tag.tsx';

/** A piece's tag: reason if disabled, name, and effect. */
export function PieceTag({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'space':
      return <SpaceTag space={meaning.space} />;
    case 'entrance':
      return <EntranceTag entrance={meaning.entrance} />;
    default:
      return (
        <TagLines
          look={statusOf(table, piece)}
          name={`${nameOfWares(table, piece)}.`}
          facts={factsOfWares(table, piece)}
        />
      );
  }
}
