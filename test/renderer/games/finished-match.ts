import {
  type AnyEvent,
  combination,
  type GameTypes,
  type Outcome,
  pick,
  randomFromSeed,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';

/** A move of a match with the position before it. */
export interface MatchStep {
  readonly before: GameTypes['State'];
  readonly seat: Seat;
  readonly after: GameTypes['State'];
  readonly events: readonly AnyEvent[];
}

export interface FinishedMatch {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly state: GameTypes['State'];
  readonly outcome: Outcome;
  readonly steps: readonly MatchStep[];
  readonly events: readonly AnyEvent[];
}

/** A match of so many that is played to its end by chance; over the numbers all options take turns. */
export function finishedMatch(game: AnyGame, seats: number, number: number): FinishedMatch {
  const random = randomFromSeed(`finished ${game.id} ${seats} ${number}`);
  const options = combination(game.options, seats, number);
  const state = game.setup(seats, options, random);
  const steps: MatchStep[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = pick(random, toAct);
    const before = game.copy(state);
    const events = game.play(state, seat, pick(random, game.legalMoves(state, seat)));
    steps.push({ before, seat, after: game.copy(state), events });
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, and the match is not over');
  return { seats, options, state, outcome, steps, events: steps.flatMap(({ events }) => events) };
}
