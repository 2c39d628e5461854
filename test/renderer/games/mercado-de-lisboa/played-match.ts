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
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { type MercadoTypes, mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { type PlayedMove, playToEnd, type Watch } from '../match-play.ts';

export interface PlayedMatch {
  readonly options: Options;
  /** What everybody had before the first move, in coins. */
  readonly money: readonly number[];
  readonly moves: readonly PlayedMove<MercadoEvent>[];
  readonly state: MercadoState;
}

/** Somebody who likes some kinds of move, and mostly makes one of those where there is one. */
const tastes: readonly (readonly MercadoMove['type'][])[] = [
  ['bring-customers', 'exchange-hand', 'exchange-display'],
  ['open-stand', 'exchange-display'],
  ['open-restaurant', 'bring-customers', 'exchange-hand'],
];
/** In some matches everybody waits for the others. */
const waiting: readonly MercadoMove['type'][] = ['take-coin'];

function moveTo(taste: readonly MercadoMove['type'][], moves: readonly MercadoMove[], random: RandomWords) {
  const liked = moves.filter(({ type }) => taste.includes(type));
  return pick(random, liked.length > 0 && pick(random, [true, true, false]) ? liked : moves);
}

/**
 * A whole match of players with tastes of their own. Over many numbers all options take turns, and every ending is met.
 * `watch` sees every position after its move.
 */
export function playMatch(seats: number, number: number, watch?: Watch<MercadoTypes>, chosen?: Options): PlayedMatch {
  const options = chosen ?? combination(mercadoDeLisboa.options, seats, number);
  const state = mercadoDeLisboa.setup(seats, options, randomFromSeed(`market ${seats} ${number}`));
  const random = randomFromSeed(`players ${seats} ${number}`);
  const money = state.players.map((player) => player.money);
  const taste = (seat: Seat) => (number % 5 === 4 ? waiting : (tastes[(seat + number) % tastes.length] ?? waiting));
  const moves = playToEnd(
    mercadoDeLisboa,
    state,
    { next: ([seat]) => seat, choose: (all, seat) => moveTo(taste(seat), all, random) },
    watch,
  );
  return { options, money, moves, state };
}

/** The table as a viewer sees it. */
export function seenBy(state: MercadoState, viewer: Viewer): MercadoView {
  return see(mercadoDeLisboa.hiding, state, viewer);
}
