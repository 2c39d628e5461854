import { type GameTypes, nextWord, type RandomWords, type Seat } from '../engine/index.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Picks one of the moves at random, weighted by promise. Draws no chance for a single move. Throws RangeError for none.
 * @param keenness exponent of the weights: a higher one prefers promising moves more
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

/** Where imagined play stops: at the next position that can be measured, at the end of the round, or of the match. */
export type Horizon = 'quiet' | 'round' | 'match';

/** How imagined play continues, and from which round. */
export interface Reach {
  readonly horizon: Horizon;
  readonly round: number;
  /** Maximum number of moves. */
  readonly mostMoves: number;
  /** Exponent of the preference for promising moves; see `likelyMove`. */
  readonly keenness?: number | undefined;
}

/**
 * Continues with likely moves, changing the state in place, to the horizon or the maximum number of moves.
 * Without a guide it continues to the end of the match.
 */
export function playOn<Types extends GameTypes>(
  evaluator: Evaluator<Types>,
  state: Types['State'],
  random: RandomWords,
  { horizon, round, mostMoves, keenness }: Reach,
): void {
  const { game, guide } = evaluator;
  const isThere = (): boolean => {
    if (guide === null || horizon === 'match') return false;
    return guide.isQuiet(state) && (horizon === 'quiet' || guide.round(state) !== round);
  };
  for (let moves = 0; moves < mostMoves; moves++) {
    const [seat] = game.toAct(state);
    if (seat === undefined || isThere()) return;
    game.play(state, seat, likelyMove(evaluator, state, seat, game.legalMoves(state, seat), random, keenness));
  }
}

/** The current round; 0 without a guide. */
export function roundOf<Types extends GameTypes>({ guide }: Evaluator<Types>, state: Types['State']): number {
  return guide === null ? 0 : guide.round(state);
}
