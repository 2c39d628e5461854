import {
  combination,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { type EmporiumTypes, emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { type PlayedMove, playToEnd, type Watch } from '../match-play.ts';

export interface PlayedMatch {
  readonly options: Options;
  /** What everybody had before the first move, in gold. */
  readonly gold: readonly number[];
  readonly moves: readonly PlayedMove<EmporiumEvent>[];
  readonly state: EmporiumState;
}

/** Somebody who likes some kinds of move, and mostly makes one of those where there is one. */
const tastes: readonly (readonly EmporiumMove['type'][])[] = [
  ['sell', 'place', 'draw'],
  ['bid', 'send', 'upgrade'],
  ['sell', 'send', 'upgrade', 'ask-for-vote'],
];
/** In some matches nobody fights. */
const peaceful: readonly EmporiumMove['type'][] = ['sell', 'withdraw', 'ask-for-vote', 'draw'];

function moveTo(taste: readonly EmporiumMove['type'][], moves: readonly EmporiumMove[], random: RandomWords) {
  const liked = moves.filter(({ type }) => taste.includes(type));
  return pick(random, liked.length > 0 && pick(random, [true, true, false]) ? liked : moves);
}

/**
 * A whole match of players with tastes of their own. Over many numbers all options take turns, and every ending is met.
 * `watch` sees every position after its move.
 */
export function playMatch(seats: number, number: number, watch?: Watch<EmporiumTypes>, chosen?: Options): PlayedMatch {
  const options = chosen ?? combination(emporium.options, seats, number);
  const state = emporium.setup(seats, options, randomFromSeed(`emporium ${seats} ${number}`));
  const random = randomFromSeed(`players ${seats} ${number}`);
  const gold = state.players.map((player) => player.gold);
  const taste = (seat: Seat) => (number % 4 === 3 ? peaceful : (tastes[(seat + number) % tastes.length] ?? peaceful));
  const moves = playToEnd(
    emporium,
    state,
    { next: (asked) => pick(random, asked), choose: (all, seat) => moveTo(taste(seat), all, random) },
    watch,
  );
  return { options, gold, moves, state };
}

/** The table as a viewer sees it. */
export function seenBy(state: EmporiumState, viewer: Viewer): EmporiumView {
  return see(emporium.hiding, state, viewer);
}
