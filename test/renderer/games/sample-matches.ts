import {
  combination,
  type Game,
  type HidingTable,
  type Options,
  pick,
  randomFromSeed,
  type Seat,
  type Seen,
  seatsOf,
  see,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { TableTypes } from './drawn-tables.tsx';
import { enough, type PlayedMove, playToEnd, type Watch } from './match-play.ts';

/** A position, and a seat that must act in it. */
export interface Moment<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** A match, played to its end or until the watcher returned `enough`. */
interface PlayedMatch<Types extends TableTypes> {
  readonly options: Options;
  readonly moves: readonly PlayedMove<Types['Event']>[];
  readonly state: Types['State'];
}

type Taste<Types extends TableTypes> = readonly Types['Move']['type'][];

interface Habits<Types extends TableTypes, Noted extends object> {
  /** The seed of all deals. */
  readonly seed: string;
  /** By player, in turn: the kinds of move that the player makes in two of three cases where possible. */
  readonly tastes: readonly Taste<Types>[];
  /** In every `every`-th match all players prefer `taste`, and make no move of `never`. */
  readonly idle: { readonly every: number; readonly taste: Taste<Types>; readonly never?: Taste<Types> };
  /** Data about a match, taken before its first move. */
  noted(before: Types['State']): Noted;
}

/** Random matches of players who prefer some kinds of move. Many match numbers cover all options and endings. */
export function sampleMatches<
  Types extends TableTypes,
  Hiding extends HidingTable<Types['State']>,
  Noted extends object,
>(game: Game<Types, Hiding>, { seed, tastes, idle, noted }: Habits<Types, Noted>) {
  /** Plays a match; `watch` gets every position after its move, and may end the match with `enough`. */
  function playMatch(
    seats: number,
    number: number,
    watch?: Watch<Types>,
    chosen: Options = combination(game.options, seats, number),
  ): PlayedMatch<Types> & Noted {
    const state = game.setup(seats, chosen, randomFromSeed(`${seed} ${seats} ${number}`));
    const random = randomFromSeed(`players ${seats} ${number}`);
    const before = noted(state);
    const isIdle = number % idle.every === idle.every - 1;
    const choose = (all: readonly Types['Move'][], seat: Seat): Types['Move'] => {
      const taste = (isIdle ? undefined : tastes[(seat + number) % tastes.length]) ?? idle.taste;
      const open = isIdle ? all.filter(({ type }) => idle.never?.includes(type) !== true) : all;
      const liked = open.filter(({ type }) => taste.includes(type));
      return pick(random, liked.length > 0 && pick(random, [true, true, false]) ? liked : open);
    };
    const moves = playToEnd(game, state, { next: (asked) => pick(random, asked), choose }, watch);
    return { options: chosen, moves, state, ...before };
  }

  function seenBy(state: Types['State'], viewer: Viewer): Seen<Hiding> {
    return see(game.hiding, state, viewer);
  }

  /** Of the positions that satisfy `is` and in which a seat must act, every `every`-th. */
  function positions(
    seats: number,
    matches: number,
    every: number,
    is: (state: Types['State']) => boolean = () => true,
  ): readonly Types['State'][] {
    const found: Types['State'][] = [];
    let met = 0;
    for (let match = 0; match < matches; match++) {
      playMatch(seats, match, (_events, state) => {
        if (game.toAct(state).length === 0 || !is(state)) return;
        met++;
        if (met % every === 0) found.push(game.copy(state));
      });
    }
    return found;
  }

  /** The position of match `number` after this many moves, or the last one in which a seat must act. */
  function positionOf(seats: number, number: number, moves: number): Types['State'] {
    let found: Types['State'] | null = null;
    let made = 0;
    playMatch(seats, number, (_events, state) => {
      if (made <= moves && game.toAct(state).length > 0) found = game.copy(state);
      made++;
      return made > moves ? enough : null;
    });
    if (found === null) throw new RangeError(`no seat must act in match ${number}`);
    return found;
  }

  /** The first position and seat to act that satisfy `is`. Throws RangeError if there is none. */
  function momentOf(
    seats: number,
    is: (state: Types['State'], seat: Seat) => boolean,
    matches = 40,
  ): Moment<Types['State']> {
    for (let number = 0; number < matches; number++) {
      let found: Moment<Types['State']> | undefined;
      playMatch(seats, number, (_events, state) => {
        const toAct = game.toAct(state);
        const seat = seatsOf(seats).find((each) => toAct.includes(each) && is(state, each));
        if (seat === undefined) return null;
        found = { state: game.copy(state), seat };
        return enough;
      });
      if (found !== undefined) return found;
    }
    throw new RangeError('no such position');
  }

  return { playMatch, seenBy, positions, positionOf, momentOf };
}
