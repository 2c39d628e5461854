import { type AnyMove, type GameTypes, type Seat, sameMove } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { hasSecrets } from './redaction.ts';

/** True if several seats choose in secret, or some have already chosen. */
export function isSecretMoment(game: AnyGame, state: GameTypes['State']): boolean {
  return game.toAct(state).length > 1 || game.mayTakeBack(state).length > 0;
}

/**
 * True if everyone at the table knows what the seat can choose between.
 * That holds if the seat knows nothing that spectators do not: by the laws of the engine, redealing hidden state leaves
 * its moves unchanged. Trying a few redeals would not be enough: a rare hand with other moves would show by the time
 * its answer takes.
 */
export function isOpenQuestion(game: AnyGame, state: GameTypes['State'], seat: Seat): boolean {
  return !isSecretMoment(game, state) && !hasSecrets(game, state, seat);
}

/** The leading moves of a choice that the seat may make publicly. */
export function openRun(
  game: AnyGame,
  before: GameTypes['State'],
  seat: Seat,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  const state = game.copy(before);
  const run: AnyMove[] = [];
  for (const move of moves) {
    const open = game.publicMoves(state, seat).find((each) => sameMove(each, move));
    if (open === undefined) break;
    game.play(state, seat, open);
    run.push(open);
  }
  return run;
}
