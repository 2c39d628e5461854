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

/** A move of a match, and the position after it. */
export interface MatchStep {
  readonly seat: Seat;
  readonly after: GameTypes['State'];
  readonly events: readonly AnyEvent[];
}

export interface FinishedMatch {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly state: GameTypes['State'];
  readonly outcome: Outcome;
  readonly events: readonly AnyEvent[];
  /** Some of its moves, spread evenly, and the first of those that were asked for. */
  readonly steps: readonly MatchStep[];
}

/** Between half of so many moves of a match and all of them are kept, however long it lasts. */
const mostSteps = 16;
/** So many of the moves that are asked for are kept. */
const mostWanted = 4;

/** A match of so many that is played to its end by chance; over the numbers all options take turns. */
export function finishedMatch(
  game: AnyGame,
  seats: number,
  number: number,
  isWanted: (event: AnyEvent) => boolean = () => false,
): FinishedMatch {
  const random = randomFromSeed(`finished ${game.id} ${seats} ${number}`);
  const options = combination(game.options, seats, number);
  const state = game.setup(seats, options, random);
  const all: AnyEvent[] = [];
  const wanted: MatchStep[] = [];
  let steps: MatchStep[] = [];
  let every = 1;
  let moves = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = pick(random, toAct);
    const events = game.play(state, seat, pick(random, game.legalMoves(state, seat)));
    all.push(...events);
    const keeps = moves % every === 0;
    const isAskedFor = wanted.length < mostWanted && events.some(isWanted);
    if (keeps || isAskedFor) {
      const step = { seat, after: game.copy(state), events };
      if (isAskedFor) wanted.push(step);
      else steps.push(step);
    }
    if (steps.length > mostSteps) {
      steps = steps.filter((_, index) => index % 2 === 0);
      every *= 2;
    }
    moves += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, and the match is not over');
  return { seats, options, state, outcome, events: all, steps: [...steps, ...wanted] };
}
