import { expect } from 'vitest';
import { likelyMove } from '../../shared/bots/imagined-play.ts';
import { evaluatorOf, figureNames, figuresAt } from '../../shared/bots/index.ts';
import {
  fingerprint,
  type GameTypes,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  seatsOf,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGuide } from '../../shared/games/guides.ts';
import type { AnyGame } from '../../shared/games/index.ts';

type State = GameTypes['State'];

/** A game and its guide, at a table of this many players. */
interface Guided {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly seats: number;
}

/** Everything that a guide says of a position. */
function answersTo({ game, guide, seats }: Guided, state: State) {
  return {
    measures: seatsOf(seats).map((seat) => figuresAt(guide, state, seat)),
    spread: guide.spread(state),
    priors: seatsOf(seats).flatMap((seat) =>
      game.legalMoves(state, seat).map((move) => guide.prior(state, seat, move)),
    ),
    idle: seatsOf(seats).map((seat) => game.legalMoves(state, seat).map((move) => guide.isIdle?.(state, seat, move))),
    isQuiet: guide.isQuiet(state),
    round: guide.round(state),
  };
}

type Answers = ReturnType<typeof answersTo>;

const isPositive = (figure: number): boolean => figure > 0 && Number.isFinite(figure);

/** Every feature has one name and one weight, and no other figure has its name. */
export function lawOfFeatures(guide: AnyGuide): void {
  const { features, weights } = guide;
  expect(features.length).toBeGreaterThan(0);
  expect(new Set(figureNames(guide)).size).toBe(figureNames(guide).length);
  expect(weights.length).toBe(features.length);
  // a network's other figures count towards features in reasons
  expect(guide.details?.features.length).toBe(guide.details?.names.length);
  expect(features).toEqual(expect.arrayContaining([...(guide.details?.features ?? [])]));
  // a reason for a choice names what there is more of
  expect(weights.filter((weight) => !(weight >= 0 && Number.isFinite(weight)))).toEqual([]);
}

/** Every figure is measured, and every legal move has a chance. */
function lawOfFigures(guide: AnyGuide, { measures, spread, priors, round }: Answers): void {
  const names = figureNames(guide);
  for (const measured of measures) {
    expect(measured.length).toBe(names.length);
    expect(names.filter((_, at) => !Number.isFinite(measured[at]))).toEqual([]);
  }
  expect(isPositive(spread), `a spread of ${spread}`).toBe(true);
  expect(priors.filter((prior) => !isPositive(prior))).toEqual([]);
  expect(Number.isInteger(round), `round ${round}`).toBe(true);
}

/** The same position gets the same answers whatever came between: no state is carried over. */
function lawOfForgetting(guided: Guided, state: State, answers: Answers, random: RandomWords): void {
  const { game, seats } = guided;
  const viewer = pick<Viewer>(random, [...seatsOf(seats), 'spectator']);
  answersTo(guided, game.redeal(state, viewer, random));
  const said = JSON.stringify(answers);
  expect(JSON.stringify(answersTo(guided, state))).toBe(said);
  expect(JSON.stringify(answersTo(guided, game.copy(state)))).toBe(said);
}

/** The number of positions checked, and of quiet ones. */
export interface Met {
  positions: number;
  quiet: number;
}

/**
 * Plays a match, partly random and partly as the guide expects, and checks the laws of guides at every `every`th
 * position. Each completed round must have something quiet, except for choices before the first one, and rounds never
 * count backwards.
 */
export function holdGuideLaws(
  guided: Guided,
  { options, seed }: { readonly options: Options; readonly seed: string },
  every: number,
  met: Met,
): void {
  const { game, guide, seats } = guided;
  const evaluator = evaluatorOf(game, guide);
  const random = randomFromSeed(`guided ${seed}`);
  const state = game.setup(seats, options, randomFromSeed(seed));
  const first = guide.round(state);
  let round = first;
  let wasQuiet = false;
  for (let index = 0; ; index++) {
    const acting = game.toAct(state);
    const isQuiet = guide.isQuiet(state);
    const now = guide.round(state);
    if (now !== round) {
      expect(now, 'a round comes back').toBeGreaterThan(round);
      expect(wasQuiet || round === first, `nothing was quiet in round ${round}`).toBe(true);
      round = now;
      wasQuiet = false;
    }
    wasQuiet ||= isQuiet;
    if (index % every === 0 || acting.length === 0) {
      const before = fingerprint(state);
      const answers = answersTo(guided, state);
      lawOfFigures(guide, answers);
      lawOfForgetting(guided, state, answers, random);
      expect(fingerprint(state), 'looking changes the position').toBe(before);
      met.positions++;
      if (isQuiet) met.quiet++;
    }
    if (acting.length === 0) return;
    const seat = pick(random, acting);
    const legal = game.legalMoves(state, seat);
    const isLikely = pick(random, [true, true, false]);
    game.play(state, seat, isLikely ? likelyMove(evaluator, state, seat, legal, random) : pick(random, legal));
  }
}
