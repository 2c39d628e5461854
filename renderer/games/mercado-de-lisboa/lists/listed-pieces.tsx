import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { listedPieces, type PlaceData } from '../../../game-kit/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { entrancePiece, meaningOf, type Piece, spacePiece } from '../interaction/pieces.ts';
import { PieceTag } from '../regions/piece-tag.tsx';
import { useTable } from '../table.ts';
import { nameOf } from '../words/labels.ts';

const { Listed, OpenPieces } = listedPieces({
  useTable,
  statusOf,
  press,
  Description: PieceTag,
  buttonWords: (table, piece, state) =>
    table.words.say(state === 'chosen' ? 'lists.put-back' : 'lists.choose', { what: nameOf(table, piece) }),
  placeOf,
  isHeld: ({ asked, pending }, piece) => asked && pending.held === piece,
  BelowHeld: Targets,
});

export { Listed };

/** The ends of coin and tile flights. */
function placeOf(piece: Piece): PlaceData {
  const meaning = meaningOf(piece);
  if (meaning.of === 'space') return { 'data-space': meaning.space };
  if (meaning.of === 'entrance') return { 'data-entrance': meaning.entrance };
  return meaning.of === 'customers' ? { 'data-customers': meaning.customers } : {};
}

const targets = [
  ...Array.from({ length: spaceCount }, (_, space) => spacePiece(space)),
  ...entrances.map(entrancePiece),
];

/** All places for the selected piece. */
function Targets() {
  return <OpenPieces title={useTable().words.say('lists.where')} part="targets" pieces={targets} />;
}
