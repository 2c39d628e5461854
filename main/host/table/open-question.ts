import { type AnyMove, type GameTypes, type Seat, sameMove } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { hasSecrets } from './redaction.ts';

/** Do others choose at this moment, or have they chosen, unseen? */
export function isSecretMoment(game: AnyGame, state: GameTypes['State']): boolean {
  return game.toAct(state).length > 1 || game.mayTakeBack(state).length > 0;
}

/**
 * Does everybody at the table know what the seat has to choose between? They do where it knows nothing that an onlooker
 * does not: what it is offered then follows from what all see, as the law says that another deal of what a seat cannot
 * see leaves its moves alike. A few deals tried would not do instead: the one hand in a hundred that offers something
 * else would show by the time its answer takes.
 */
export function isOpenQuestion(game: AnyGame, state: GameTypes['State'], seat: Seat): boolean {
  return !isSecretMoment(game, state) && !hasSecrets(game, state, seat);
}

/** Of moves that a seat makes one after the other those that it may make before everybody's eyes, up to the first that it may not. */
export function openRun(
  game: AnyGame,
  before: GameTypes['State'],
  seat: Seat,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  const state = game.copy(before);
  const run: AnyMove[] = [];
  for (const move of moves) {
    const open = game.openMoves(state, seat).find((each) => sameMove(each, move));
    if (open === undefined) break;
    game.play(state, seat, open);
    run.push(open);
  }
  return run;
}
