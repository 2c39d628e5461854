import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Takes back what others have sealed and nobody has seen: in an imagined match it is as good as anything, and they choose
 * again as they are likely to. Changes the state in place.
 */
function takeBackOthers<Types extends GameTypes>(
  { game }: Evaluator<Types>,
  state: Types['State'],
  seat: Seat,
): Types['State'] {
  for (const other of [...game.mayTakeBack(state)]) {
    const [takeBack] = other === seat ? [] : game.legalMoves(state, other);
    if (takeBack !== undefined) game.play(state, other, takeBack);
  }
  return state;
}

/** A match that the seat cannot tell from the true one, to think in: whoever chooses at the same moment has not yet chosen. */
export function sampleWorld<Types extends GameTypes>(
  { evaluator, seat, imagine }: Pick<Decision<Types>, 'evaluator' | 'seat' | 'imagine'>,
  random: RandomWords,
): Types['State'] {
  return takeBackOthers(evaluator, imagine(random), seat);
}
