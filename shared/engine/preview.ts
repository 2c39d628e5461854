import { sameMove } from './attempt.ts';
import type { Game, GameTypes } from './game.ts';
import {
  type HidingTable,
  hasUnknownAmounts,
  learned,
  neededFields,
  type Seen,
  see,
  seeEvent,
  unknownTo,
} from './hiding.ts';
import { randomFromSeed } from './random.ts';
import { type Seat, seatAt, type Viewer } from './seat.ts';

/** What moves would bring, as far as the viewer can know. */
export interface Preview<View, Move, Event> {
  /** The events up to the first one that depends on anything hidden. */
  readonly events: readonly Event[];
  /** The table afterwards, and the seat's next legal moves. Null if the moves would reveal anything. */
  readonly after: { readonly view: View; readonly moves: readonly Move[] } | null;
}

/** Where previews come from. */
export interface PreviewSource<View, Move, Event> {
  /** What these moves bring; null if one of them is not legal. */
  of(moves: readonly Move[]): Preview<View, Move, Event> | null;
}

/** A position reached in every imagined deal. */
interface Reached<Types extends GameTypes> {
  readonly states: readonly Types['State'][];
  /** By deal. */
  readonly events: readonly (readonly Types['Event'][])[];
  readonly isCertain: boolean;
}

/**
 * How many deals of the hidden cards are compared, and how many where a move reveals some of them: what is alike in all
 * of these does not depend on them.
 */
const deals = { usual: 3, revealing: 16 };

/**
 * Plays moves that a seat only considers, on deals of the hidden cards that the viewer cannot tell from the true one.
 * A preview is a function of what the viewer knows, so it cannot give a secret away.
 */
export class Previews<Types extends GameTypes, Table extends HidingTable<Types['State']>> {
  readonly #game: Game<Types, Table>;
  readonly #viewer: Viewer;
  readonly #seat: Seat;
  readonly #imagined: Types['State'];
  readonly #reached = new Map<string, Reached<Types> | null>();

  /** @param imagined a redeal for the viewer of the position in which `seat` considers its moves; stays unchanged */
  constructor(game: Game<Types, Table>, imagined: Types['State'], viewer: Viewer, seat: Seat) {
    this.#game = game;
    this.#viewer = viewer;
    this.#seat = seat;
    this.#imagined = imagined;
  }

  /** What these moves bring; null if one of them is not legal. */
  of(moves: readonly Types['Move'][]): Preview<Seen<Table>, Types['Move'], Types['Event']> | null {
    const reached = this.#reach(moves);
    if (reached === null) return null;
    const [state] = reached.states;
    return {
      events: this.#agreed([...reached.events, ...(reached.isCertain ? [] : this.#moreDeals(moves))]),
      after:
        state === undefined || !reached.isCertain
          ? null
          : { view: see(this.#game.hiding, state, this.#viewer), moves: this.#game.legalMoves(state, this.#seat) },
    };
  }

  #reach(moves: readonly Types['Move'][]): Reached<Types> | null {
    const key = JSON.stringify(moves);
    const known = this.#reached.get(key);
    if (known !== undefined) return known;
    const move = moves.at(-1);
    const before = move === undefined ? null : this.#reach(moves.slice(0, -1));
    const reached = move === undefined ? this.#begin() : before && this.#play(before, move);
    this.#reached.set(key, reached);
    return reached;
  }

  #begin(): Reached<Types> {
    const states = Array.from({ length: deals.usual }, (_, deal) => this.#deal(deal));
    return { states, events: states.map(() => []), isCertain: true };
  }

  #play({ states, events, isCertain }: Reached<Types>, move: Types['Move']): Reached<Types> | null {
    const game = this.#game;
    if (!isCertain) return null;
    const played = states.flatMap((before, deal) => {
      const legal = game.legalMoves(before, this.#seat).find((each) => sameMove(each, move));
      if (legal === undefined) return [];
      const state = game.copy(before);
      const happened = game.play(state, this.#seat, legal);
      const end = happened.findIndex((event) => this.#dependsOnAmounts(before, event));
      const known = end === -1 ? happened : happened.slice(0, end);
      const isKnown = end === -1 && !learned(this.#secrets(before), this.#secrets(state));
      return [{ state, events: [...(events[deal] ?? []), ...known], isKnown }];
    });
    if (played.length < states.length) return null;
    return {
      states: played.map(({ state }) => state),
      events: played.map((each) => each.events),
      isCertain: played.every(({ isKnown }) => isKnown),
    };
  }

  /** Whether an event is about another player, whose hidden amounts it may depend on: deals may seldom tell. */
  #dependsOnAmounts(state: Types['State'], event: Types['Event']): boolean {
    const seat = 'seat' in event ? event.seat : this.#seat;
    if (typeof seat !== 'number' || seat === this.#seat) return false;
    return hasUnknownAmounts(this.#game.hiding, state, this.#viewer, seatAt(seat));
  }

  #deal(deal: number): Types['State'] {
    return this.#game.redeal(this.#imagined, this.#viewer, randomFromSeed(`preview ${deal}`));
  }

  /** The events of the moves in further deals, as far as the moves are legal there. */
  #moreDeals(moves: readonly Types['Move'][]): readonly (readonly Types['Event'][])[] {
    return Array.from({ length: deals.revealing - deals.usual }, (_, more) => {
      const state = this.#deal(deals.usual + more);
      const events: Types['Event'][] = [];
      for (const move of moves) {
        const legal = this.#game.legalMoves(state, this.#seat).find((each) => sameMove(each, move));
        if (legal === undefined) break;
        events.push(...this.#game.play(state, this.#seat, legal));
      }
      return events;
    });
  }

  #secrets(state: Types['State']): readonly unknown[] {
    return unknownTo(this.#game.hiding, state, this.#viewer);
  }

  /** The events that are the same in all deals, up to the first that is not. */
  #agreed(events: readonly (readonly Types['Event'][])[]): readonly Types['Event'][] {
    const [first = [], ...others] = events.map((all) =>
      all.map((event) => seeEvent(this.#game.eventHiding, event, this.#viewer)),
    );
    const differs = first.findIndex((event, at) =>
      others.some((other) => JSON.stringify(other[at]) !== JSON.stringify(event)),
    );
    return differs === -1 ? first : first.slice(0, differs);
  }
}

/** The previews of a game, from a redealt state that the host sent. Null if it sent none. */
export function previewsOf<Types extends GameTypes, Table extends HidingTable<Types['State']>>(
  game: Game<Types, Table>,
): (imagined: unknown, viewer: Viewer, seat: Seat) => Previews<Types, Table> | null {
  const needed = neededFields<Types['State']>(game.hiding);
  const isState = (value: unknown): value is Types['State'] =>
    typeof value === 'object' && value !== null && needed.every((field) => field in value);
  return (imagined, viewer, seat) => (isState(imagined) ? new Previews(game, imagined, viewer, seat) : null);
}
