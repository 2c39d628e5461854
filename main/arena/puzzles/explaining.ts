import { botOf, type Decision, type Reason, reasonsFor, wholeChoice } from '../../../shared/bots/index.ts';
import type { AnyMove, GameTypes } from '../../../shared/engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** The reasons for and against each move, in points rounded to hundredths. */
export function reasonsOf(decision: Decision<GameTypes>, moves: readonly AnyMove[]): readonly (readonly Reason[])[] {
  return reasonsFor(decision, moves).map((reasons) =>
    reasons.map((reason) => ({ ...reason, points: Math.round(reason.points * 100) / 100 })),
  );
}

/** A complete choice that starts with this move, with its reasons. */
export function explainedChoice(
  decision: Decision<GameTypes>,
  move: AnyMove,
  reasons: readonly Reason[],
): Puzzle['best'] {
  const goesOn = botOf('shopkeeper', () => () => false);
  return {
    moves: wholeChoice(decision, move, goesOn).map((each) => ({ ...each })),
    reasons: reasons.map((reason) => ({ ...reason })),
  };
}
