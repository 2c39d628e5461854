import { product } from '../../../../shared/games/shopping-street/products.ts';
import { listedPieces, type PlaceData, TagLines } from '../../../game-kit/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { meaningOf, type Piece, setPiece } from '../interaction/pieces.ts';
import { PieceTag, StreetTag } from '../regions/piece-tag.tsx';
import { useTable } from '../table.ts';
import { descriptionOf, nameOf } from '../words/labels.ts';

/** The pieces of the street in lists. A piece that starts another choice has no button until the picked one is put back. */
export const { ListedPieces } = listedPieces({
  useTable,
  statusOf,
  press,
  Description: PieceDescription,
  buttonWords: ({ words }, piece, state) =>
    state === 'plain'
      ? null
      : words.say(state === 'chosen' ? 'lists.put-back' : 'lists.choose', { what: nameOf(words, piece) }),
  placeOf,
});

/** Where cards and pawns fly to and from. */
function placeOf(piece: Piece): PlaceData {
  const meaning = meaningOf(piece);
  if (meaning.of === 'plot') return { 'data-plot': meaning.space };
  return meaning.of === 'display' ? { 'data-display': meaning.card } : {};
}

function PieceDescription({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const meaning = meaningOf(piece);
  const description = descriptionOf(table, piece);
  // the name already says why the set makes no shop
  if (meaning.of === 'set') return <TagLines {...description} />;
  if (meaning.of !== 'card') return <PieceTag piece={piece} />;
  // the facts about a card's set are above all its cards
  const ofSet = descriptionOf(table, setPiece(product(meaning.card).type)).name;
  return (
    <StreetTag
      piece={piece}
      description={{ ...description, facts: description.facts.filter((fact) => fact !== ofSet) }}
    />
  );
}
