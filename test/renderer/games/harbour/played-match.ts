import {
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  see,
  type Viewer,
} from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { GoodCounts } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { type HarbourTypes, harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { type PlayedMove, playToEnd, type Watch } from '../match-play.ts';

/** A value for every option at this number of players. */
export function someOptions(seats: number, random: RandomWords): Options {
  return Object.fromEntries(
    harbour.options
      .filter((option) => option.seats === undefined || (option.seats.min <= seats && seats <= option.seats.max))
      .map(({ id, values }) => [id, pick(random, values)]),
  );
}

/** Buys whenever possible and mostly continues a started choice; otherwise random. */
function keenMove(moves: readonly HarbourMove[], random: RandomWords): HarbourMove {
  const keen = moves.filter(({ type }) => type === 'buy' || type === 'ship' || type === 'inland-traders');
  if (keen.length > 0 && pick(random, [true, true, true, false])) return pick(random, keen);
  const ways = moves.filter((move) => move.type === 'choose-way' && move.way === 'goods');
  return pick(random, ways.length > 0 && pick(random, [true, false]) ? ways : moves);
}

export interface PlayedMatch {
  readonly options: Options;
  /** The goods of every seat before the first move. */
  readonly held: readonly Readonly<GoodCounts>[];
  readonly moves: readonly PlayedMove<HarbourEvent>[];
  readonly state: HarbourState;
}

/** A whole match of keen players with random options; `watch` gets every position after its move. */
export function playMatch(seats: number, seed: string, watch?: Watch<HarbourTypes>, chosen?: Options): PlayedMatch {
  const random = randomFromSeed(seed);
  const options = chosen ?? someOptions(seats, random);
  const state = harbour.setup(seats, options, randomFromSeed(`${seed} setup`));
  const held = state.players.map((player) => ({ ...player.goods }));
  const moves = playToEnd(
    harbour,
    state,
    { next: (toAct) => pick(random, toAct), choose: (all) => keenMove(all, random) },
    watch,
  );
  return { options, held, moves, state };
}

export function seenBy(state: HarbourState, viewer: Viewer): HarbourView {
  return see(harbour.hiding, state, viewer);
}
