import { press, statusOf } from '../../../../renderer/games/mercado-de-lisboa/interaction/interaction.ts';
import {
  choiceKey,
  emptyChoice,
  type PendingChoice,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pending-choice.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  type Piece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { promptOf } from '../../../../renderer/games/mercado-de-lisboa/prompt/index.ts';
import { leastHeights, type MercadoTable, playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/mercado-de-lisboa/words.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { type MercadoTypes, mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { MatchPage } from '../match-page.ts';
import { people } from '../people.ts';
import { seenBy } from './played-match.ts';

export { positionOf, positions } from './played-match.ts';

export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('mercado-de-lisboa', language), people, language);
}

/** The page of a position without rendering: its pending choice and its presses. */
export class Page extends MatchPage<MercadoTypes, MercadoView, PendingChoice, Words, Piece> {
  constructor(state: MercadoState, words: Words) {
    super(
      {
        game: mercadoDeLisboa,
        seenBy,
        choiceKey,
        emptyChoice,
        promptOf,
        press,
        isOpen,
        piecesOn,
        least: leastHeights,
      },
      state,
      words,
    );
  }
}

const isOpen = (table: MercadoTable, piece: Piece) => statusOf(table, piece).reason === null;

/** Every piece on the table of the near player. */
export function piecesOn({ view, ownSeat }: MercadoTable): readonly Piece[] {
  const { tiles, restaurants } = playerOf(view, ownSeat);
  return [
    ...tiles.map((_, at) => tilePiece(at)),
    ...restaurants.map((_, at) => restaurantPiece(at)),
    ...view.customers.flat().map(customersPiece),
    ...view.display.map((_, at) => displayPiece(at)),
    ...Array.from({ length: spaceCount }, (_, space) => spacePiece(space)),
    ...entrances.map(entrancePiece),
  ];
}
