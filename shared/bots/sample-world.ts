import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Takes back the sealed choices of others, changing the state in place.
 * In an imagined match their values are arbitrary; the others choose again as they are likely to.
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

/** A match that the seat cannot distinguish from the real one. Simultaneous choices of others are still open in it. */
export function sampleWorld<Types extends GameTypes>(
  { evaluator, seat, imagine }: Pick<Decision<Types>, 'evaluator' | 'seat' | 'imagine'>,
  random: RandomWords,
): Types['State'] {
  return takeBackOthers(evaluator, imagine(random), seat);
}
