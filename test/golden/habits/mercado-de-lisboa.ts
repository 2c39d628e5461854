import { type AnyMove, pick } from '../../../shared/engine/index.ts';
import type { Habit } from './habit.ts';

/** A habit that takes a random move of the first legal type in the list. */
function preferring(types: readonly string[], among: (moves: readonly AnyMove[]) => readonly AnyMove[]): Habit {
  return ({ legal, random }) => {
    for (const type of types) {
      const likely = among(legal.filter((move) => move.type === type));
      if (likely.length > 0) return pick(random, likely);
    }
    return pick(random, legal);
  };
}

const all = (moves: readonly AnyMove[]): readonly AnyMove[] => moves;

/** Brings customers whenever possible, the fewest at a time, so that the entrances run out. */
export const crier: Habit = preferring(['bring-customers', 'open-stand', 'open-restaurant'], (moves) => {
  const fewest = moves.filter(({ customers }) => typeof customers === 'string' && customers.startsWith('c1'));
  return fewest.length > 0 ? fewest : moves;
});

/** Opens restaurants and stands before anything else, so that the spaces run out. */
export const builder: Habit = preferring(['open-restaurant', 'open-stand', 'bring-customers'], all);

/** Takes a coin every other time, so that at some point all do so in a row. */
export const coinTaker: Habit = ({ legal, random }) => {
  const coin = legal.find(({ type }) => type === 'take-coin');
  return coin !== undefined && pick(random, [true, false]) ? coin : pick(random, legal);
};
