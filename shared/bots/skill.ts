import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { CoachedMatch } from './coach.ts';
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

/**
 * Judges every choice of a finished match at first glance, by what its seat could know then.
 * Null once no one needs the result.
 */
export function skillsIn<Types extends GameTypes>(match: CoachedMatch<Types>): readonly SeatSkill[] | null {
  const { evaluator, seats, start, choices, random, goesOn } = match;
  const { game } = evaluator;
  const state = game.copy(start);
  const skills = Array.from({ length: seats }, () => ({ choices: 0, lost: 0 }));
  for (const { seat, moves } of choices) {
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
  return skills;
}
