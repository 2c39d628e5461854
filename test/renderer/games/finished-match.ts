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
  /** A sample of its moves, evenly spaced, and the first wanted ones. */
  readonly steps: readonly MatchStep[];
}

/** The maximum number of sampled moves; long matches have at least half as many. */
const mostSteps = 16;
/** The maximum number of wanted moves. */
const mostWanted = 4;

/** A random match with this number of seats, played to its end. The match numbers take turns with the options. */
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
  if (outcome === undefined) throw new Error('no seat must act, and the match is not over');
  return { seats, options, state, outcome, events: all, steps: [...steps, ...wanted] };
}
