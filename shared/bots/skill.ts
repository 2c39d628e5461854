import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { CoachedMatch } from './coach.ts';
import { sharesOf } from './evaluator.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import { shopkeeper } from './levels.ts';
import { moveKey } from './search/statistics.ts';

/** How well a seat chose. */
export interface SeatSkill {
  /** Choices between several moves. */
  readonly choices: number;
  /** The chance of winning that they lost against the best alternatives at first glance, in sum. */
  readonly lost: number;
}

/** The moment of a match that mattered most: when the chance of its winner rose most. */
export interface DecisiveMoment {
  /** The number of choices before the position after it. */
  readonly position: number;
  /** The winner. */
  readonly seat: number;
  /** The chance of winning that the winner gained, from 0 to 1. */
  readonly rise: number;
}

export interface JudgedMatch {
  /** By seat. */
  readonly skills: readonly SeatSkill[];
  /** Null without a single winner. */
  readonly moment: DecisiveMoment | null;
}

/** The largest rise of the single winner's chance between two of these positions; `chances` by seat. */
function decisiveMoment(
  quiet: readonly { readonly position: number; readonly chances: readonly number[] }[],
  shares: readonly number[],
): DecisiveMoment | null {
  const seat = shares.indexOf(1);
  if (seat === -1) return null;
  let found: DecisiveMoment | null = null;
  for (const [index, { position, chances }] of quiet.entries()) {
    const rise = (chances[seat] ?? 0) - (quiet[index - 1]?.chances[seat] ?? 1);
    if (rise > (found?.rise ?? 0)) found = { position, seat, rise };
  }
  return found;
}

/**
 * Judges every choice of a finished match at first glance, by what its seat could know then.
 * Null once no one needs the result.
 */
export function skillsIn<Types extends GameTypes>(match: CoachedMatch<Types>): JudgedMatch | null {
  const { evaluator, seats, start, choices, random, goesOn } = match;
  const { game, guide } = evaluator;
  const state = game.copy(start);
  const skills = Array.from({ length: seats }, () => ({ choices: 0, lost: 0 }));
  const quiet: { readonly position: number; readonly chances: readonly number[] }[] = [];
  for (const [position, { seat, moves }] of choices.entries()) {
    if (guide?.isQuiet(state)) quiet.push({ position, chances: evaluator.prospects(state, seats).chances });
    if (!goesOn()) return null;
    const legal = game.legalMoves(state, seat);
    const skill = skills[seat];
    const [first] = moves;
    if (first !== undefined && skill !== undefined && legal.length > 1) {
      const imagine = (chance: RandomWords): Types['State'] => game.redeal(state, seat, chance);
      const decision = { evaluator, seat, seats, legal, imagine, random };
      const others = mostPromising(decision, shopkeeper.breadth).filter((move) => moveKey(move) !== moveKey(first));
      const [own, ...rivals] = rateMoves(decision, [first, ...others], shopkeeper);
      if (own !== undefined) {
        skill.choices += 1;
        skill.lost += Math.max(own.chance, ...rivals.map(({ chance }) => chance)) - own.chance;
      }
    }
    for (const move of moves) game.play(state, seat, move);
  }
  const outcome = game.outcome(state);
  return { skills, moment: outcome === undefined ? null : decisiveMoment(quiet, sharesOf(outcome)) };
}
