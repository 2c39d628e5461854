import { press, statusOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import {
  choiceKey,
  emptyChoice,
  type PendingChoice,
} from '../../../../renderer/games/shopping-street/interaction/pending-choice.ts';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  type Piece,
  pawnPiece,
  plotPiece,
  setPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { promptOf } from '../../../../renderer/games/shopping-street/prompt/index.ts';
import { leastHeights, playerOf, type StreetTable } from '../../../../renderer/games/shopping-street/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/shopping-street/words.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import { type ShoppingStreetTypes, shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { MatchPage } from '../match-page.ts';
import { sixPeople } from '../people.ts';
import { seenBy } from './played-match.ts';

export { positions } from './played-match.ts';

/** The players of a full table. */
export const five = sixPeople.slice(0, 5);

export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('shopping-street', language), five, language);
}

/** The page of a position without rendering: its pending choice, and the effect of its presses. */
export class Page extends MatchPage<ShoppingStreetTypes, ShoppingStreetView, PendingChoice, Words, Piece> {
  constructor(state: ShoppingStreetState, words: Words, size?: { readonly width: number; readonly height: number }) {
    const parts = {
      game: shoppingStreet,
      seenBy,
      choiceKey,
      emptyChoice,
      promptOf,
      press,
      isOpen,
      piecesOn,
      least: leastHeights,
      seats: five,
    };
    super(parts, state, words, size);
  }
}

/** The page of a copy of a position, in English, for one of its players or nobody. */
export function pageOf(state: ShoppingStreetState, holder: Seat | null = null): Page {
  const page = new Page(shoppingStreet.copy(state), wordsIn('en'));
  page.holder = holder;
  return page;
}

const isOpen = (table: StreetTable, piece: Piece) => statusOf(table, piece).reason === null;

/** Every piece on a table, for the player in front of it. */
export function piecesOn({ view, ownSeat }: StreetTable): Piece[] {
  const { hand, pawns } = playerOf(view, ownSeat);
  return [
    ...(hand.cards ?? []).map(cardPiece),
    ...view.offers.flatMap(({ cards }) => cards.map(offeredPiece)),
    ...view.display.flatMap((card) => (card === null ? [] : [displayPiece(card)])),
    ...spaceIds.map(plotPiece),
    ...[...new Set(pawns)].map(pawnPiece),
    ...shopTypes.map(typePiece),
    ...shopTypes.map(setPiece),
  ];
}
