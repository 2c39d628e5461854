import { pick } from '../../../shared/engine/index.ts';
import type { Habit } from './habit.ts';

const toBuy = ['buy', 'ship', 'inland-traders'];

export const merchant: Habit = ({ legal, random }) => {
  const buying = legal.filter(({ type }) => type === 'buy');
  if (buying.length > 0) return pick(random, buying);
  const shipping = legal.filter(({ type }) => toBuy.includes(type));
  return pick(random, shipping.length > 0 ? shipping : legal);
};

/** Never ships anything, so that the rounds run out: visits, gains what there is and declines every purchase. */
export const idler: Habit = ({ legal, random }) => {
  const declining = legal.find(({ type }) => type === 'decline');
  if (declining !== undefined) return declining;
  return pick(
    random,
    legal.filter(({ type }) => type !== 'clear-building' && !toBuy.includes(type)),
  );
};
