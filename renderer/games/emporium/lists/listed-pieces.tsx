import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { listedPieces, type PlaceData } from '../../../game-kit/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { diePiece, meaningOf, type Piece } from '../interaction/pieces.ts';
import { isAsked } from '../interaction/preview.ts';
import { PieceDescription } from '../regions/piece-tag.tsx';
import { useTable } from '../table.ts';
import { nameOf } from '../words/labels.ts';

const { Listed, OpenPieces } = listedPieces({
  useTable,
  statusOf,
  press,
  Description: PieceDescription,
  buttonWords: ({ words }, piece, state) =>
    words.say(state === 'chosen' ? 'lists.put-back' : 'lists.choose', { what: nameOf(words, piece) }),
  placeOf,
  BelowHeld: Prices,
});

export { Listed };

/** The ends of gold and card flights. */
function placeOf(piece: Piece): PlaceData {
  const meaning = meaningOf(piece);
  if (meaning.of === 'hero') return { 'data-hero': meaning.hero };
  if (meaning.of === 'monster') return { 'data-monster': meaning.monster };
  return meaning.of === 'card' ? { 'data-card': meaning.item } : {};
}

/** The numbers that seal the card for sale, below it. */
function Prices() {
  const table = useTable();
  return isAsked(table, 'choose') && <Numbers title={table.words.say('lists.price')} />;
}

const numbers = Array.from({ length: highestBid }, (_, index) => diePiece(index + 1));

/** The die numbers to choose from, each with the move it seals and the income. */
export function Numbers({ title }: { readonly title: string }) {
  return <OpenPieces title={title} part="die" pieces={numbers} />;
}
