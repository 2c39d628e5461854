import { choiceKey, type HalfMade, untouched } from '../../../../renderer/games/harbour/half-made.ts';
import { leastHeights } from '../../../../renderer/games/harbour/layout.ts';
import {
  characterPiece,
  goodPiece,
  type Piece,
  placePiece,
  playerPiece,
} from '../../../../renderer/games/harbour/pieces.ts';
import { press, stateOf } from '../../../../renderer/games/harbour/pressing.ts';
import { type HarbourAction, planOf } from '../../../../renderer/games/harbour/prompt/index.ts';
import type { HarbourTable } from '../../../../renderer/games/harbour/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import { layoutFor } from '../../../../renderer/table/board-layout.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import { offered, type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { startingBuildingOf } from '../../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { people } from '../people.ts';
import { seenBy } from './played-match.ts';

/** The room's words in a language, for the people of the sample matches. */
export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('harbour', language), people, language);
}

/** The page of a position without its drawing: what it holds half-made, and what its presses do to the match. */
export class Page {
  half: HalfMade = untouched;
  readonly events: HarbourEvent[] = [];
  readonly #state: HarbourState;
  readonly #words: Words;
  readonly #size: { readonly width: number; readonly height: number };
  #key = '';
  /** How many moves were played. */
  played = 0;

  constructor(state: HarbourState, words: Words, size = { width: 1280, height: 720 }) {
    this.#state = state;
    this.#words = words;
    this.#size = size;
  }

  /** The table as whoever is asked sees it, or as somebody else does. */
  table(inHand: Seat | null = harbour.toAct(this.#state)[0] ?? null): HarbourTable {
    const state = this.#state;
    const view = seenBy(state, inHand ?? 'spectator');
    const key = choiceKey(view, inHand);
    if (key !== this.#key) this.half = untouched;
    this.#key = key;
    const moves = inHand === null ? [] : harbour.legalMoves(state, inHand);
    return {
      view,
      question: view.question,
      seats: people.slice(0, state.seatCount),
      near: inHand ?? seatsOf(1)[0] ?? this.#nobody(),
      inHand,
      shared: inHand === null,
      toAct: harbour.toAct(state),
      moves,
      asked: moves.length > 0,
      latest: [],
      half: this.half,
      change: (changed) => {
        this.half = { ...this.half, ...changed };
      },
      words: this.#words,
      layout: layoutFor({ ...this.#size, text: 1 }, leastHeights),
      log: null,
      news: null,
      tools: null,
      play: (...played) => this.play(played),
      openRule: () => {},
      hasRules: true,
    };
  }

  #nobody(): never {
    throw new RangeError('a table has seats');
  }

  /** Plays moves one after the other; throws for one that is not on offer. */
  play(moves: readonly HarbourMove[]): void {
    for (const move of moves) {
      const seat = harbour.toAct(this.#state)[0];
      if (seat === undefined) throw new RangeError('nobody is asked');
      this.events.push(...harbour.play(this.#state, seat, offered(harbour, this.#state, seat, move)));
      this.played++;
    }
  }

  press(piece: Piece): void {
    press(this.table(), piece);
  }

  /** Presses a button of the counter. */
  act(action: HarbourAction): void {
    if (action.change === undefined) this.play(action.moves);
    else this.table().change(action.change);
  }

  plan() {
    const table = this.table();
    return planOf(table, table.half);
  }

  /** Presses the main button. */
  confirm(): void {
    const main = this.plan().actions.find((action) => action.main);
    if (main === undefined) throw new RangeError(`nothing to confirm: ${this.plan().asks}`);
    this.act(main);
  }

  /** The pieces that can be pressed. */
  open(): readonly Piece[] {
    const table = this.table();
    return piecesOn(table).filter((piece) => ['lit', 'chosen'].includes(stateOf(table, piece)));
  }
}

/** Every piece that lies on a table. */
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
    // the card put back is known to whoever looked, but lies on no table any more
    ...(view.question?.type === 'free-building' ? view.players : []).flatMap(({ looked }) =>
      (looked.cards ?? []).map(placePiece),
    ),
  ];
}
