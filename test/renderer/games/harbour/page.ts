import { press, statusOf } from '../../../../renderer/games/harbour/interaction/interaction.ts';
import {
  choiceKey,
  emptyChoice,
  type PendingChoice,
} from '../../../../renderer/games/harbour/interaction/pending-choice.ts';
import {
  characterPiece,
  goodPiece,
  type Piece,
  placePiece,
  playerPiece,
} from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { promptOf } from '../../../../renderer/games/harbour/prompt/index.ts';
import { type HarbourTable, leastHeights } from '../../../../renderer/games/harbour/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import { previewsOf, seatsOf } from '../../../../shared/engine/index.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { type HarbourTypes, harbour } from '../../../../shared/games/harbour/index.ts';
import { startingBuildingOf } from '../../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { MatchPage } from '../match-page.ts';
import { people } from '../people.ts';
import { seenBy } from './played-match.ts';

export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('harbour', language), people, language);
}

/** The page of a position without rendering: its pending choice, and the effect of presses on the match. */
export class Page extends MatchPage<HarbourTypes, HarbourView, PendingChoice, Words, Piece> {
  constructor(state: HarbourState, words: Words, size?: { readonly width: number; readonly height: number }) {
    const own = { choiceKey, emptyChoice, promptOf, press, isOpen, piecesOn };
    const parts = { game: harbour, seenBy, ...own, least: leastHeights, previewsFrom: previewsOf(harbour) };
    super(parts, state, words, size);
  }
}

const isOpen = (table: HarbourTable, piece: Piece) => ['lit', 'chosen'].includes(statusOf(table, piece).state);

export function piecesOn({ view }: HarbourTable): readonly Piece[] {
  const seats = seatsOf(view.seatCount);
  return [
    ...view.centre.map(placePiece),
    ...seats.map((seat) => placePiece(startingBuildingOf(seat))),
    ...view.players.flatMap((player) => player.buildings.map(placePiece)),
    ...(view.practice?.buildings ?? []).map(placePiece),
    ...goods.map(goodPiece),
    ...seats.flatMap((seat) => goods.map((good) => playerPiece(seat, good))),
    ...view.players.flatMap((player) => player.dealt.map(characterPiece)),
    // the player who looked knows the card put back, but it is on no table any more
    ...(view.question?.type === 'free-building' ? view.players : []).flatMap(({ looked }) =>
      (looked.cards ?? []).map(placePiece),
    ),
  ];
}
