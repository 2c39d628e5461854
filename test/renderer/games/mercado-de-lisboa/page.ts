import { choiceKey, type HalfMade, untouched } from '../../../../renderer/games/mercado-de-lisboa/half-made.ts';
import { leastHeights } from '../../../../renderer/games/mercado-de-lisboa/layout.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  type Piece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../../../../renderer/games/mercado-de-lisboa/pieces.ts';
import { lookOf, press } from '../../../../renderer/games/mercado-de-lisboa/pressing.ts';
import {
  type MercadoAction,
  type MercadoPlan,
  planOf,
} from '../../../../renderer/games/mercado-de-lisboa/prompt/index.ts';
import { type MercadoTable, playerOf } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/mercado-de-lisboa/words.ts';
import { layoutFor } from '../../../../renderer/table/board-layout.ts';
import { type Language, translatorFor } from '../../../../renderer/words/index.ts';
import { offered, type Seat, seatAt, type Viewer } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { people } from '../people.ts';
import { playMatch, seenBy } from './played-match.ts';

/** The room's words in a language, for the people of the sample matches. */
export function wordsIn(language: Language): Words {
  return wordsFrom(translatorFor('mercado-de-lisboa', language), people, language);
}

/** The page of a position without its drawing: what it holds half-made, and what its presses do to the match. */
export class Page {
  half: HalfMade = untouched;
  readonly state: MercadoState;
  readonly events: MercadoEvent[] = [];
  readonly #words: Words;
  #key = '';
  /** How many moves were played. */
  played = 0;

  constructor(state: MercadoState, words: Words) {
    this.state = state;
    this.#words = words;
  }

  /** The table as whoever is asked sees it, or as somebody else does who holds the screen. */
  table(
    inHand: Seat | null = mercadoDeLisboa.toAct(this.state)[0] ?? null,
    viewer: Viewer = inHand ?? 'spectator',
  ): MercadoTable {
    const { state } = this;
    const view = seenBy(state, viewer);
    const key = choiceKey(view, inHand);
    if (key !== this.#key) this.half = untouched;
    this.#key = key;
    const moves = inHand === null ? [] : mercadoDeLisboa.legalMoves(state, inHand);
    return {
      view,
      question: view.question,
      seats: people.slice(0, state.seatCount),
      near: inHand ?? (viewer === 'spectator' ? seatAt(0) : viewer),
      inHand,
      shared: viewer === 'spectator',
      toAct: mercadoDeLisboa.toAct(state),
      moves,
      asked: moves.length > 0,
      latest: [],
      half: this.half,
      change: (changed) => {
        this.half = { ...this.half, ...changed };
      },
      words: this.#words,
      layout: layoutFor({ width: 1280, height: 720, text: 1 }, leastHeights),
      log: null,
      news: null,
      tools: null,
      play: (...played) => this.play(played),
      openRule: () => {},
      hasRules: true,
    };
  }

  /** Plays moves one after the other; throws for one that is not on offer. */
  play(moves: readonly MercadoMove[]): void {
    for (const move of moves) {
      const [seat] = mercadoDeLisboa.toAct(this.state);
      if (seat === undefined) throw new RangeError('nobody is asked');
      const events = mercadoDeLisboa.play(this.state, seat, offered(mercadoDeLisboa, this.state, seat, move));
      this.events.push(...events);
      this.played++;
    }
  }

  press(...pieces: readonly Piece[]): this {
    for (const piece of pieces) press(this.table(), piece);
    return this;
  }

  /** Presses a button of the counter. */
  act(action: MercadoAction): void {
    if (action.blocked !== undefined) throw new RangeError(`blocked: ${action.label}`);
    if (action.change === undefined) this.play(action.moves);
    else this.table().change(action.change);
  }

  plan(): MercadoPlan {
    const table = this.table();
    return planOf(table, table.half);
  }

  /** The button of this key. Throws RangeError where there is none. */
  button(key: string): MercadoAction {
    const action = this.plan().actions.find((each) => each.key === key);
    if (action === undefined) throw new RangeError(`no button ${key}: ${this.plan().asks}`);
    return action;
  }

  /** Presses the main button. */
  confirm(): void {
    const main = this.plan().actions.find((action) => action.main);
    if (main === undefined) throw new RangeError(`nothing to confirm: ${this.plan().asks}`);
    this.act(main);
  }

  /** The pieces on which a press does something. */
  open(): readonly Piece[] {
    const table = this.table();
    return piecesOn(table).filter((piece) => lookOf(table, piece).reason === null);
  }
}

/** Every piece that lies on a table, for the near player. */
export function piecesOn({ view, near }: MercadoTable): readonly Piece[] {
  const { tiles, restaurants } = playerOf(view, near);
  return [
    ...tiles.map((_, at) => tilePiece(at)),
    ...restaurants.map((_, at) => restaurantPiece(at)),
    ...view.customers.flat().map(customersPiece),
    ...view.display.map((_, at) => displayPiece(at)),
    ...Array.from({ length: spaceCount }, (_, space) => spacePiece(space)),
    ...entrances.map(entrancePiece),
  ];
}

/** Positions of matches of so many players in which somebody is asked, every so many moves, with options in turn. */
export function positions(seats: number, matches: number, every: number): readonly MercadoState[] {
  const found: MercadoState[] = [];
  let moves = 0;
  for (let match = 0; match < matches; match++) {
    playMatch(seats, match, (_events, state) => {
      moves++;
      if (state.question !== null && moves % every === 0) found.push(mercadoDeLisboa.copy(state));
    });
  }
  return found;
}

/** The position of match `number` after so many of its moves, or the last in which somebody is asked. */
export function positionOf(seats: number, number: number, moves: number): MercadoState {
  let found: MercadoState | null = null;
  let made = 0;
  playMatch(seats, number, (_events, state) => {
    if (made <= moves && state.question !== null) found = mercadoDeLisboa.copy(state);
    made++;
  });
  if (found === null) throw new RangeError(`nobody is asked in match ${number}`);
  return found;
}
