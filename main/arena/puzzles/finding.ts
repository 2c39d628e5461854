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
import { explainedChoice, reasonsOf } from './explaining.ts';
import { type JudgedMove, judged, marginOf } from './judging.ts';

export interface SearchedMatch {
  readonly evaluator: Evaluator<GameTypes>;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Imagined matches of the search that finds a puzzle; ten times as many confirm it. */
  readonly budget: number;
}

/** One in this many choices is examined, because consecutive ones are similar. */
const lookedAtOf = 4;
/** Limits on the number of legal moves: few offer little to see, many make too long a list. */
const fewestMoves = 3;
const mostMoves = 60;
/** Minimum distance of the winning chance from 0 and 1; other matches are practically decided. */
const leastChance = 0.04;
/** Share of the budget for the quick first search. */
const hardly = 0.2;

/** Maximum number of earlier moves stored with a puzzle. */
const mostEarlier = 8;

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

/** The bots that play: they make human-like mistakes, which puzzles need. */
const players = ['apprentice', 'shopkeeper'].flatMap((name) => playerNamed(name) ?? []);

/** The first puzzle of a match, or null. Further ones would be too similar. */
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
    if (latest.length > mostEarlier) latest.shift();
    moves++;
    game.play(state, seat, move);
  }
  return null;
}

/** True at the beginning of a choice with enough alternatives in an undecided match. */
function mayAsk({ evaluator, seat, seats, legal }: Decision<GameTypes>, state: GameTypes['State']): boolean {
  if (legal.length < fewestMoves || legal.length > mostMoves) return false;
  if (evaluator.guide?.isQuiet(state) === false && evaluator.game.toAct(state).length === 1) return false;
  const chance = evaluator.prospects(state, seats).chances[seat] ?? 0;
  return chance > leastChance && chance < 1 - leastChance;
}

/** The confirmed puzzle of a position, or null. Quick searches exclude most positions before the long ones. */
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
  // another seed first: it excludes most lucky finds before the long searches
  if (!isClearlyBest(judged(decision, budget * 2, randomFor('again'), tempting), best.move)) return null;
  const sure = surelyBest(decision, best.move, tempting, { budget, chance: `sure ${seed} ${moves}` });
  if (sure === null) return null;
  const reasons = reasonsOf({ ...decision, random: randomFor('reasons') }, legal);
  const reasonsFor = (move: AnyMove) => reasons[legal.findIndex((each) => sameMove(each, move))] ?? [];
  const explained = explainedChoice({ ...decision, random: randomFor('best') }, best.move, reasonsFor(best.move));
  const sees = mostBehind(reasonsFor(tempts.move), reasonsFor(best.move));
  if (sees === null || endsMatch(decision, state, explained.moves)) return null;
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
    best: explained,
    tempting: explainedChoice({ ...decision, random: randomFor('tempting') }, tempts.move, reasonsFor(tempts.move)),
    difficulty: tempts.difficulty,
    sees: { feature: sees.feature, whose: sees.whose },
    margin: rounded(marginOf(found)),
    confirmed: rounded(marginOf(sure)),
  };
}

/** True if these moves end the match: then a puzzle could not be played on. */
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

/** The moves that tempt each kind of player, hardest to see through first. */
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

/** The feature in which a choice falls most behind the best one. Null if none shows it. */
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
