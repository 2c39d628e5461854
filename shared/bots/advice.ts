import type { GameTypes } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import type { BotLevel } from './level.ts';
import { apprentice, botOf, effortOf, shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { worthOf } from './search/choosing.ts';
import { type GoesOn, Search } from './search/search.ts';
import { moveKey } from './search/statistics.ts';
import { wholeChoice } from './whole-choice.ts';

/** A choice as a bot judges it. */
export interface Advice<Types extends GameTypes> {
  /** The moves that make it; never none. */
  readonly moves: readonly Types['Move'][];
  /** The seat's chance of winning after it, from 0 to 1. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** The moves on offer as a bot of a level judges them, the one it likes best first. */
export function judgedMoves<Types extends GameTypes>(
  decision: Decision<Types>,
  level: BotLevel,
  goesOn: GoesOn,
): readonly Rated<Types['Move']>[] {
  const effort = effortOf(level);
  if (effort === null) {
    const glance = level === 'apprentice' ? apprentice : shopkeeper;
    const rated = rateMoves(decision, mostPromising(decision, glance.breadth), glance);
    return [...rated].sort((one, other) => other.worth - one.worth);
  }
  const { choices } = new Search(decision, effort).think(goesOn);
  return choices
    .map((choice) => ({ ...choice, worth: worthOf(choice, effort.trust) ?? 0 }))
    .sort((one, other) => other.visits - one.visits || other.worth - one.worth);
}

/** These moves as whole choices, with what speaks for each. */
export function adviceFor<Types extends GameTypes>(
  decision: Decision<Types>,
  rated: readonly Rated<Types['Move']>[],
): readonly Advice<Types>[] {
  const goesOn = botOf('shopkeeper', () => () => false);
  const reasons = reasonsFor(
    decision,
    rated.map(({ move }) => move),
  );
  return rated.map(({ move, worth }, at) => ({
    moves: wholeChoice(decision, move, goesOn),
    chance: Math.min(1, Math.max(0, worth)),
    reasons: reasons[at] ?? [],
  }));
}

/** The same moves make the same choice, in whatever order they are made. */
function choiceKey<Types extends GameTypes>({ moves }: Advice<Types>): string {
  return moves.map(moveKey).sort().join('; ');
}

/** So many more moves than are told are thought through: some begin the same choice. */
const spare = 3;

/** What a bot of a level would do, and its runners-up: up to `most` different choices, the best first. */
export function adviceOf<Types extends GameTypes>(
  decision: Decision<Types>,
  { level, goesOn, most }: { readonly level: BotLevel; readonly goesOn: GoesOn; readonly most: number },
): readonly Advice<Types>[] {
  const advice = adviceFor(decision, judgedMoves(decision, level, goesOn).slice(0, most + spare));
  const met = new Set<string>();
  const different = advice.filter((each) => !met.has(choiceKey(each)) && met.add(choiceKey(each)));
  return different.slice(0, most);
}
