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
import { leastMargin, type Puzzle } from '../../puzzles/puzzle.ts';
import { playerNamed } from '../players.ts';
import { chancesOf, isClearlyBest, rounded, seenMargin, surelyBest } from './confirming.ts';
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

/** The bots that play: they err as people do, so that there is something to be seen. */
const players = ['apprentice', 'shopkeeper'].flatMap((name) => playerNamed(name) ?? []);

/** Plays a match up to the first puzzle in it; one is enough, so that they do not all play in the same street. Null where there is none. */
export function puzzleIn(match: SearchedMatch): Puzzle | null {
  const { evaluator, seats, options, seed } = match;
  const { game } = evaluator;
  const state = game.setup(seats, options, randomFromSeed(seed));
  const random = randomFromSeed(`bots ${seed}`);
  const before: [Seat, number][] = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    if (before.length > game.longestMatch) return null;
    const seat = pick(random, acting);
    const legal = game.legalMoves(state, seat);
    const now = game.copy(state);
    const imagine = (chance: RandomWords) => game.redeal(now, seat, chance);
    const decision = { evaluator, seat, seats, legal, imagine, random };
    if (below(random, lookedAtOf) === 0 && mayAsk(decision, now)) {
      const puzzle = puzzleAt(match, decision, now, before);
      if (puzzle !== null) return puzzle;
    }
    const move = pick(random, players).decide({ ...decision });
    before.push([seat, legal.findIndex((each) => sameMove(each, move))]);
    game.play(state, seat, move);
  }
  return null;
}

/** Is there something to choose, from the beginning of a choice on? */
function mayAsk({ evaluator, seat, seats, legal }: Decision<GameTypes>, state: GameTypes['State']): boolean {
  if (legal.length < fewestMoves || legal.length > mostMoves) return false;
  if (evaluator.guide?.isQuiet(state) === false && evaluator.game.toAct(state).length === 1) return false;
  const chance = evaluator.prospects(state, seats).chances[seat] ?? 0;
  return chance > leastChance && chance < 1 - leastChance;
}

/** The puzzle of a position, confirmed; null where it is none. What is hopeless is left before anything long is thought. */
function puzzleAt(
  { options, seed, budget }: SearchedMatch,
  decision: Decision<GameTypes>,
  state: GameTypes['State'],
  before: readonly (readonly [Seat, number])[],
): Puzzle | null {
  const { evaluator, seat, seats, legal } = decision;
  const chanceOf = (what: string) => randomFromSeed(`${what} ${seed} ${before.length}`);
  const quick = judged(decision, Math.ceil(budget * hardly), chanceOf('quick'));
  const sights = sightsOf(decision, quick, chanceOf('sight'));
  const seemsWorse = ({ move }: Sight) =>
    (quick[0]?.chance ?? 0) - (quick.find((each) => sameMove(each.move, move))?.chance ?? 0) > leastMargin;
  if (marginOf(quick) < leastMargin / 2 || !sights.some(seemsWorse)) return null;
  const tempting = sights.map(({ move }) => move);
  const found = judged(decision, budget, chanceOf('found'), tempting);
  const [best] = found;
  const tempts = best && sights.find(({ move }) => !sameMove(move, best.move));
  if (best === undefined || tempts === undefined || marginOf(found) < seenMargin) return null;
  // by other chance first: most of what is found by luck goes before the long search
  if (!isClearlyBest(judged(decision, budget * 2, chanceOf('again'), tempting), best.move)) return null;
  const sure = surelyBest(decision, best.move, tempting, { budget, chance: `sure ${seed} ${before.length}` });
  if (sure === null) return null;
  const reasons = reasonsOf({ ...decision, random: chanceOf('reasons') }, legal);
  const reasonsFor = (move: AnyMove) => reasons[legal.findIndex((each) => sameMove(each, move))] ?? [];
  const told = toldOf({ ...decision, random: chanceOf('best') }, best.move, reasonsFor(best.move));
  const sees = mostBehind(reasonsFor(tempts.move), reasonsFor(best.move));
  if (sees === null || endsMatch(decision, state, told.moves)) return null;
  const position = fingerprint(state);
  return {
    id: fingerprint({ game: evaluator.game.id, position, seat }),
    seats,
    options: { ...options },
    seed,
    before: before.map(([by, place]) => [by, place]),
    position,
    seat,
    chances: chancesOf(legal, sure),
    behind: reasons.map((each) => mostBehind(each, reasonsFor(best.move))),
    best: told,
    tempting: toldOf({ ...decision, random: chanceOf('tempting') }, tempts.move, reasonsFor(tempts.move)),
    difficulty: tempts.difficulty,
    sees: { feature: sees.feature, whose: sees.whose },
    margin: rounded(marginOf(found)),
    confirmed: rounded(marginOf(sure)),
  };
}

/** Is the match over then? There would be nothing to go on with. */
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

/** What tempts whom: who hardly thinks ahead first, for what fools them is hardest. */
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

/** By what a choice is most behind the best one; null where no feature tells. */
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
