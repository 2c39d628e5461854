import { press, statusOf } from '../../../../renderer/games/emporium/interaction/interaction.ts';
import {
  choiceKey,
  emptyChoice,
  type PendingChoice,
} from '../../../../renderer/games/emporium/interaction/pending-choice.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  type Piece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { promptOf } from '../../../../renderer/games/emporium/prompt/index.ts';
import { type EmporiumTable, leastHeights, playerOf } from '../../../../renderer/games/emporium/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/emporium/words.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { itemsOn } from '../../../../shared/games/emporium/gear.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { type EmporiumTypes, emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { MatchPage } from '../match-page.ts';
import { sixPeople } from '../people.ts';
import { seenBy } from './played-match.ts';

export { positionOf, positions } from './played-match.ts';

export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('emporium', language), sixPeople, language);
}

/** A page without its drawing: its pending choice, and the effect of presses on the match. */
export class Page extends MatchPage<EmporiumTypes, EmporiumView, PendingChoice, Words, Piece> {
  constructor(state: EmporiumState, words: Words) {
    const parts = {
      game: emporium,
      seenBy,
      choiceKey,
      emptyChoice,
      promptOf,
      press,
      isOpen,
      piecesOn,
      least: leastHeights,
      seats: sixPeople,
    };
    super(parts, state, words);
  }
}

const isOpen = (table: EmporiumTable, piece: Piece) => statusOf(table, piece).reason === null;

/** Every piece on a table, from the active player's view. */
export function piecesOn({ view, ownSeat }: EmporiumTable): Piece[] {
  return [
    ...(playerOf(view, ownSeat).hand.cards ?? []).map(cardPiece),
    ...Array.from({ length: highestBid }, (_, index) => diePiece(index + 1)),
    ...view.heroRow.flatMap((hero) => [heroPiece(hero.hero), ...itemsOn(hero).map(wornPiece)]),
    ...view.monsterRow.map(monsterPiece),
  ];
}
