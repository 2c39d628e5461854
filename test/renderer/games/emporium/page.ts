import { leastHeights } from '../../../../renderer/games/emporium/forms/layout.ts';
import { choiceKey, type HalfMade, untouched } from '../../../../renderer/games/emporium/interaction/half-made.ts';
import { lookOf, press } from '../../../../renderer/games/emporium/interaction/interaction.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  type Piece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { type EmporiumAction, type EmporiumPlan, planOf } from '../../../../renderer/games/emporium/prompt/index.ts';
import { type EmporiumTable, playerOf } from '../../../../renderer/games/emporium/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/emporium/words.ts';
import { layoutFor } from '../../../../renderer/table/board/board-layout.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import { offered, type Seat, seatAt, type Viewer } from '../../../../shared/engine/index.ts';
import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { itemsOn } from '../../../../shared/games/emporium/gear.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { sixPeople } from '../people.ts';
import { playMatch, seenBy } from './played-match.ts';

/** The room's words in a language, for the people of the sample matches. */
export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('emporium', language), sixPeople, language);
}

/** The page of a position without its drawing: what it holds half-made, and what its presses do to the match. */
export class Page {
  half: HalfMade = untouched;
  readonly state: EmporiumState;
  readonly events: EmporiumEvent[] = [];
  readonly #words: Words;
  #key = '';
  /** How many moves were played. */
  played = 0;

  constructor(state: EmporiumState, words: Words) {
    this.state = state;
    this.#words = words;
  }

  /** The table as whoever is asked first sees it, or as somebody else does who holds the screen. */
  table(
    inHand: Seat | null = emporium.toAct(this.state)[0] ?? null,
    viewer: Viewer = inHand ?? 'spectator',
  ): EmporiumTable {
    const { state } = this;
    const view = seenBy(state, viewer);
    const key = choiceKey(view, inHand);
    if (key !== this.#key) this.half = untouched;
    this.#key = key;
    const openly = inHand !== null && viewer === 'spectator';
    const legal = (seat: Seat) => (openly ? emporium.openMoves(state, seat) : emporium.legalMoves(state, seat));
    const moves = inHand === null ? [] : legal(inHand);
    return {
      view,
      question: view.question,
      seats: sixPeople.slice(0, state.seatCount),
      near: inHand ?? (viewer === 'spectator' ? seatAt(0) : viewer),
      inHand,
      openly,
      shared: inHand === null && viewer === 'spectator',
      toAct: emporium.toAct(state),
      moves,
      asked: moves.length > 0,
      latest: [],
      recent: [],
      half: this.half,
      change: (changed) => {
        this.half = { ...this.half, ...changed };
      },
      words: this.#words,
      layout: layoutFor({ width: 1280, height: 720, text: 1 }, leastHeights),
      log: null,
      news: null,
      tools: null,
      play: (...played) => {
        if (inHand !== null) this.play(inHand, played);
      },
      openRule: () => {},
      hasRules: true,
    };
  }

  /** Plays moves of a seat one after the other; throws for one that is not on offer. */
  play(seat: Seat, moves: readonly EmporiumMove[]): void {
    for (const move of moves) {
      this.events.push(...emporium.play(this.state, seat, offered(emporium, this.state, seat, move)));
      this.played++;
    }
  }

  press(...pieces: readonly Piece[]): this {
    for (const piece of pieces) press(this.table(), piece);
    return this;
  }

  /** Presses a button of the counter. */
  act(action: EmporiumAction): void {
    if (action.blocked !== undefined) throw new RangeError(`blocked: ${action.label}`);
    const table = this.table();
    if (action.change === undefined) table.play(...action.moves);
    else table.change(action.change);
  }

  plan(): EmporiumPlan {
    const table = this.table();
    return planOf(table, table.half);
  }

  /** The button of this key. Throws RangeError where there is none. */
  button(key: string): EmporiumAction {
    const action = this.plan().actions.find((each) => each.key === key);
    if (action === undefined) throw new RangeError(`no button ${key}: ${this.plan().asks}`);
    return action;
  }

  /** Presses the main button. */
  confirm(): this {
    const main = this.plan().actions.find((action) => action.main);
    if (main === undefined) throw new RangeError(`nothing to confirm: ${this.plan().asks}`);
    this.act(main);
    return this;
  }

  /** The pieces on which a press does something. */
  open(): readonly Piece[] {
    const table = this.table();
    return piecesOn(table).filter((piece) => lookOf(table, piece).reason === null);
  }
}

/** Every piece that lies on a table, for the near player. */
export function piecesOn({ view, near }: EmporiumTable): Piece[] {
  return [
    ...(playerOf(view, near).hand.cards ?? []).map(cardPiece),
    ...Array.from({ length: highestBid }, (_, index) => diePiece(index + 1)),
    ...view.heroRow.flatMap((hero) => [heroPiece(hero.hero), ...itemsOn(hero).map(wornPiece)]),
    ...view.monsterRow.map(monsterPiece),
  ];
}

/** Positions of matches of so many players in which somebody is asked, every so many moves, with options in turn. */
export function positions(seats: number, matches: number, every: number): readonly EmporiumState[] {
  const found: EmporiumState[] = [];
  let moves = 0;
  for (let match = 0; match < matches; match++) {
    playMatch(seats, match, (_events, state) => {
      moves++;
      if (state.question !== null && moves % every === 0) found.push(emporium.copy(state));
    });
  }
  return found;
}

/** The position of match `number` after so many of its moves, or the last in which somebody is asked. */
export function positionOf(seats: number, number: number, moves: number): EmporiumState {
  let found: EmporiumState | null = null;
  let made = 0;
  playMatch(seats, number, (_events, state) => {
    if (made <= moves && state.question !== null) found = emporium.copy(state);
    made++;
  });
  if (found === null) throw new RangeError(`nobody is asked in match ${number}`);
  return found;
}
