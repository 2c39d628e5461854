import { type GameTypes, nextWord, type RandomWords, type Seat } from '../engine/index.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * One of the moves, the more promising the likelier. Of a single move no chance is drawn.
 * @param keenness how much more than it promises the promising is preferred: a move is as likely as its promise raised to this
 */
export function likelyMove<Types extends GameTypes>(
  { guide }: Evaluator<Types>,
  state: Types['State'],
  seat: Seat,
  legal: readonly Types['Move'][],
  random: RandomWords,
  keenness = 1,
): Types['Move'] {
  const [only] = legal;
  if (only === undefined) throw new RangeError('nothing to choose from');
  if (legal.length === 1) return only;
  if (guide === null) return legal[Math.floor((nextWord(random) / 2 ** 32) * legal.length)] ?? only;
  const priors = legal.map((move) => guide.prior(state, seat, move) ** keenness);
  let left = (nextWord(random) / 2 ** 32) * priors.reduce((sum, prior) => sum + prior, 0);
  for (let at = 0; at < legal.length; at++) {
    left -= priors[at] ?? 0;
    const move = legal[at];
    if (left < 0 && move !== undefined) return move;
  }
  return only;
}

/** How far imagined play goes on: to the next position that can be measured, or to the end of the round. */
export type Horizon = 'quiet' | 'round';

/** How imagined play goes on, and how far from the round that is being played. */
export interface Reach {
  readonly horizon: Horizon;
  readonly round: number;
  /** With so many moves at most. */
  readonly mostMoves: number;
  /** How much the promising is preferred: see `likelyMove`. */
  readonly keenness?: number | undefined;
}

/**
 * Goes on with likely moves, changing the state in place, to the horizon, or until so many moves have been made; without a
 * guide to the end of the match.
 */
export function playOn<Types extends GameTypes>(
  evaluator: Evaluator<Types>,
  state: Types['State'],
  random: RandomWords,
  { horizon, round, mostMoves, keenness }: Reach,
): void {
  const { game, guide } = evaluator;
  const isThere = (): boolean => {
    if (guide === null) return false;
    return guide.isQuiet(state) && (horizon === 'quiet' || guide.round(state) !== round);
  };
  for (let moves = 0; moves < mostMoves; moves++) {
    const [seat] = game.toAct(state);
    if (seat === undefined || isThere()) return;
    game.play(state, seat, likelyMove(evaluator, state, seat, game.legalMoves(state, seat), random, keenness));
  }
}

/** The round that is being played; 0 where no guide says so. */
export function roundOf<Types extends GameTypes>({ guide }: Evaluator<Types>, state: Types['State']): number {
  return guide === null ? 0 : guide.round(state);
}
