import { type Decision, type Evaluator, mostPromising, type Reason, rateMoves } from '../../../shared/bots/index.ts';
import {
  type AnyMove,
  below,
  fingerprint,
  type GameTypes,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
} from '../../../shared/engine/index.ts';
import type { PuzzleDifficulty } from '../../../shared/protocol/messages.ts';
import { differenceBetween } from '../../puzzles/difference.ts';
import { leastMargin, type Puzzle } from '../../puzzles/puzzle.ts';
import { playerNamed } from '../players.ts';
import { chanceOf, isClearlyBest, rounded, seenMargin, surelyBest } from './confirming.ts';
import { type JudgedMove, judged, marginOf } from './judging.ts';
import { reasonsOf, toldOf } from './telling.ts';

/** A match in which puzzles are looked for. */
export interface SearchedMatch {
  readonly evaluator: Evaluator<GameTypes>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Imagined matches of the search that finds a puzzle; ten times as many confirm it. */
  readonly budget: number;
}

/** One in so many choices is looked at: those that follow each other are much alike. */
const lookedAtOf = 4;
/** With fewer moves on offer there is hardly anything to see, and with more a choice is too long a list. */
const fewestMoves = 3;
const mostMoves = 60;
/** A match that is as good as won or lost, or in which a first look sees no difference, is not thought about. */
const leastChance = 0.04;
/** What hardly thinking ahead is, in imagined matches, next to the search that finds. */
const hardly = 0.2;

/** A puzzle tells at most so many of the moves before it. */
const mostTold = 8;

/** A move of the match, and the state before it. */
interface EarlierMove {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** A position of the match: its number of moves, and the latest of them. */
interface Moment {
  readonly state: GameTypes['State'];
  readonly moves: number;
  readonly latest: readonly EarlierMove[];
}

/** The bots that play: they err as people do, so that there is something to be seen. */
const players = ['apprentice', 'shopkeeper'].flatMap((name) => playerNamed(name) ?? []);

/** The first puzzle of a match; null if it has none. One is enough: those of one match are much alike. */
export function puzzleIn(match: SearchedMatch): Puzzle | null {
  const { evaluator, seats, options, seed } = match;
  const { game } = evaluator;
  const state = game.setup(seats, options, randomFromSeed(seed));
  const random = randomFromSeed(`bots ${seed}`);
  const latest: EarlierMove[] = [];
  let moves = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (moves > game.longestMatch) return null;
    const seat = pick(random, acting);
    const legal = game.legalMoves(state, seat);
    const now = game.copy(state);
    const imagine = (chance: RandomWords) => game.redeal(now, seat, chance);
    const decision = { evaluator, seat, seats, legal, imagine, random };
    if (below(random, lookedAtOf) === 0 && mayAsk(decision, now)) {
      const puzzle = puzzleAt(match, decision, { state: now, moves, latest });
      if (puzzle !== null) return puzzle;
    }
    const move = pick(random, players).decide({ ...decision });
    latest.push({ state: now, seat, move });
    if (latest.length > mostTold) latest.shift();
    moves++;
    game.play(state, seat, move);
  }
  return null;
}

/** Does the seat stand at the beginning of a choice, with enough to choose from? */
function mayAsk({ evaluator, seat, seats, legal }: Decision<GameTypes>, state: GameTypes['State']): boolean {
  if (legal.length < fewestMoves || legal.length > mostMoves) return false;
  if (evaluator.guide?.isQuiet(state) === false && evaluator.game.toAct(state).length === 1) return false;
  const chance = evaluator.prospects(state, seats).chances[seat] ?? 0;
  return chance > leastChance && chance < 1 - leastChance;
}

/** The confirmed puzzle of a position; null if it makes none. Quick searches rule most positions out before the long ones. */
function puzzleAt(
  { options, seed, budget }: SearchedMatch,
  decision: Decision<GameTypes>,
  { state, moves, latest }: Moment,
): Puzzle | null {
  const { evaluator, seat, seats, legal } = decision;
  const randomFor = (what: string) => randomFromSeed(`${what} ${seed} ${moves}`);
  const quick = judged(decision, Math.ceil(budget * hardly), randomFor('quick'));
  const sights = sightsOf(decision, quick, randomFor('sight'));
  const seemsWorse = ({ move }: Sight) =>
    (quick[0]?.chance ?? 0) - (quick.find((each) => sameMove(each.move, move))?.chance ?? 0) > leastMargin;
  if (marginOf(quick) < leastMargin / 2 || !sights.some(seemsWorse)) return null;
  const tempting = sights.map(({ move }) => move);
  const found = judged(decision, budget, randomFor('found'), tempting);
  const [best] = found;
  const tempts = best && sights.find(({ move }) => !sameMove(move, best.move));
  if (best === undefined || tempts === undefined || marginOf(found) < seenMargin) return null;
  // with another seed first: it rules out most of what was found by luck before the long searches
  if (!isClearlyBest(judged(decision, budget * 2, randomFor('again'), tempting), best.move)) return null;
  const sure = surelyBest(decision, best.move, tempting, { budget, chance: `sure ${seed} ${moves}` });
  if (sure === null) return null;
  const reasons = reasonsOf({ ...decision, random: randomFor('reasons') }, legal);
  const reasonsFor = (move: AnyMove) => reasons[legal.findIndex((each) => sameMove(each, move))] ?? [];
  const told = toldOf({ ...decision, random: randomFor('best') }, best.move, reasonsFor(best.move));
  const sees = mostBehind(reasonsFor(tempts.move), reasonsFor(best.move));
  if (sees === null || endsMatch(decision, state, told.moves)) return null;
  const [first] = latest;
  return {
    id: fingerprint({ game: evaluator.game.id, position: fingerprint(state), seat }),
    seats,
    options: { ...options },
    seed,
    state: { ...state },
    before: {
      moves: latest.map((each) => [each.seat, { ...each.move }]),
      back: differenceBetween(state, first?.state ?? state),
    },
    seat,
    choices: legal.map((move, at) => [
      { ...move },
      chanceOf(move, sure),
      mostBehind(reasons[at] ?? [], reasonsFor(best.move)),
    ]),
    best: told,
    tempting: toldOf({ ...decision, random: randomFor('tempting') }, tempts.move, reasonsFor(tempts.move)),
    difficulty: tempts.difficulty,
    sees: { feature: sees.feature, whose: sees.whose },
    margin: rounded(marginOf(found)),
    confirmed: rounded(marginOf(sure)),
  };
}

/** Do these moves end the match? Then there would be nothing to play on. */
function endsMatch(
  { evaluator, seat }: Decision<GameTypes>,
  state: GameTypes['State'],
  moves: readonly AnyMove[],
): boolean {
  const { game } = evaluator;
  const after = game.copy(state);
  for (const move of moves) {
    const legal = game.legalMoves(after, seat).find((each) => sameMove(each, move));
    if (legal !== undefined) game.play(after, seat, legal);
  }
  return game.outcome(after) !== undefined;
}

interface Sight {
  readonly move: AnyMove;
  readonly difficulty: PuzzleDifficulty;
}

/** The moves that tempt each kind of player, the hardest to see through first. */
function sightsOf(decision: Decision<GameTypes>, quick: readonly JudgedMove[], random: RandomWords): readonly Sight[] {
  const { legal } = decision;
  const promising = mostPromising({ ...decision, random }, 1);
  const glance = { worlds: 6, horizon: 'quiet', mostMoves: 40, keenness: 1 } as const;
  const among = mostPromising({ ...decision, random }, 24);
  const greedy = rateMoves({ ...decision, random }, among, glance).toSorted((one, other) => other.worth - one.worth);
  const sights: readonly (readonly [PuzzleDifficulty, AnyMove | undefined])[] = [
    ['merchant', quick[0]?.move],
    ['shopkeeper', greedy[0]?.move],
    ['first-sight', legal.length > 1 ? promising[0] : undefined],
  ];
  return sights.flatMap(([difficulty, move]) => (move === undefined ? [] : [{ difficulty, move }]));
}

/** The feature in which a choice falls most behind the best one; null if none shows it. */
function mostBehind(own: readonly Reason[], best: readonly Reason[]): Reason | null {
  const pointsOf = (reasons: readonly Reason[], { feature, whose }: Reason) =>
    reasons.find((each) => each.feature === feature && each.whose === whose)?.points ?? 0;
  const behind = [...best, ...own].map((reason) => ({
    ...reason,
    points: pointsOf(own, reason) - pointsOf(best, reason),
  }));
  const [most] = behind.toSorted((one, other) => one.points - other.points);
  return most === undefined || most.points >= 0 ? null : { ...most, points: Math.round(most.points * 100) / 100 };
}
