import type { GameTypes } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { type Costly, costlyAmong, type JudgedMoves } from './costly.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import type { BotLevel } from './level.ts';
import { apprentice, botOf, effortOf, shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { chanceOf, worthOf } from './search/choosing.ts';
import { type GoesOn, Search } from './search/search.ts';
import { moveKey } from './search/statistics.ts';
import { sensible } from './sensible.ts';
import { wholeChoice } from './whole-choice.ts';

/** A choice as a bot judges it. */
export interface Advice<Types extends GameTypes> {
  /** The moves that form the choice; never empty. */
  readonly moves: readonly Types['Move'][];
  /** The seat's chance of winning after it, from 0 to 1. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** Maximum imagined matches for advice, at any level: as many as a fast machine plays in a second. */
const mostImaginedForAdvice = 1600;

/** The legal moves as a bot judges them. `isEnough`: it has thought as long as it wants. */
interface Judged<Types extends GameTypes> extends JudgedMoves<Types> {
  readonly isEnough: boolean;
}

/** A move tried less often than this is not known well enough for a warning. */
const leastTries = 8;

/** Imagined matches for an explanation, at any level. */
const imaginedToExplain = 400;

/**
 * A bot of a level that judges the legal moves. Each call thinks on from the last one, while `goesOn` returns true.
 * @param most the number of imagined matches that is enough
 */
function judgeOfLevel<Types extends GameTypes>(
  offered: Decision<Types>,
  level: BotLevel,
  most = mostImaginedForAdvice,
): (goesOn: GoesOn) => Judged<Types> {
  const decision = sensible(offered);
  const effort = effortOf(level);
  if (effort === null) {
    const glance = level === 'apprentice' ? apprentice : shopkeeper;
    const rated = rateMoves(decision, mostPromising(decision, glance.breadth), glance);
    const sorted = [...rated].sort((one, other) => other.worth - one.worth);
    return () => ({ rated: sorted, continuations: () => [], isEnough: true });
  }
  const mostImagined = Math.min(effort.mostImagined, most);
  const search = new Search(decision, { ...effort, mostImagined });
  return (goesOn) => {
    const { choices, isEnough } = search.think(goesOn);
    const rated = choices
      .map((choice) => ({
        ...choice,
        worth: worthOf(choice, effort.trust) ?? 0,
        chance: chanceOf(choice, effort.trust),
      }))
      .sort((one, other) => other.visits - one.visits || other.worth - one.worth);
    const continuations = (move: Types['Move']) =>
      search
        .continuations(move)
        .filter(({ visits }) => visits >= leastTries)
        .map((choice) => ({ ...choice, worth: worthOf(choice, 0) ?? 0, chance: chanceOf(choice, 0) }));
    return { rated, continuations, isEnough };
  };
}

/** The legal moves as a bot of a level judges them, best first. */
export function judgedMoves<Types extends GameTypes>(
  decision: Decision<Types>,
  level: BotLevel,
  goesOn: GoesOn,
): readonly Rated<Types['Move']>[] {
  return judgeOfLevel(decision, level)(goesOn).rated;
}

/** These moves as whole choices, with the reasons for each. */
export function adviceFor<Types extends GameTypes>(
  decision: Decision<Types>,
  rated: readonly Rated<Types['Move']>[],
): readonly Advice<Types>[] {
  const goesOn = botOf('shopkeeper', () => () => false);
  const reasons = reasonsFor(
    decision,
    rated.map(({ move }) => move),
  );
  return rated.map(({ move, chance }, at) => ({
    moves: wholeChoice(decision, move, goesOn),
    chance: Math.min(1, Math.max(0, chance)),
    reasons: reasons[at] ?? [],
  }));
}

/**
 * The reasons for a move that a bot of a level made, and its chance of winning.
 * It examines only this move: a search among all legal ones would drop many after a try or two. The effort is a fixed
 * number of imagined matches; `isEnough` is false if it stopped earlier.
 */
export function explanationOf<Types extends GameTypes>(
  decision: Decision<Types>,
  move: Types['Move'],
  level: BotLevel,
  goesOn: GoesOn,
): Advised<Types> {
  const { rated, isEnough } = judgeOfLevel({ ...decision, legal: [move] }, level, imaginedToExplain)(goesOn);
  return { advice: adviceFor(decision, rated), isEnough };
}

/** A key for a choice: the same for the same moves in any order. */
function choiceKey<Types extends GameTypes>({ moves }: Advice<Types>): string {
  return moves.map(moveKey).sort().join('; ');
}

/** Additional moves to examine, because some begin the same choice. */
const spare = 3;

/** An adviser's result. `isEnough`: it has thought as long as it wants. */
interface Advised<Types extends GameTypes> {
  readonly advice: readonly Advice<Types>[];
  readonly isEnough: boolean;
}

/**
 * Advises what a bot of a level would do: up to `most` different choices, best first.
 * Each call thinks on from the last one, while `goesOn` returns true. `costly` computes the blunders.
 */
export function adviserOf<Types extends GameTypes>(
  decision: Decision<Types>,
  { level, most }: { readonly level: BotLevel; readonly most: number },
): (goesOn: GoesOn) => Advised<Types> & { readonly costly: () => readonly Costly<Types>[] } {
  const think = judgeOfLevel(decision, level);
  return (goesOn) => {
    const judged = think(goesOn);
    const { rated, isEnough } = judged;
    const advice = adviceFor(decision, rated.slice(0, most + spare));
    const met = new Set<string>();
    const different = advice.filter((each) => !met.has(choiceKey(each)) && met.add(choiceKey(each)));
    return { advice: different.slice(0, most), isEnough, costly: () => costlyAmong(decision, judged) };
  };
}
