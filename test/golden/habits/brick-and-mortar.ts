import { z } from 'zod';
import { type AnyMove, pick, type Seat } from '../../../shared/engine/index.ts';
import type { Habit } from './habit.ts';

/** Moves that a shopkeeper with simple habits prefers, by type; the first legal kind is taken. */
const preferred = ['open-store', 'buy-from-hand', 'drop-out', 'stock', 'sell', 'pay', 'buy-points'];
/** Of these the last one offered is the largest. */
const theMoreTheBetter = new Set(['bid-quantity', 'take-points', 'supply-market', 'take-free']);
const leftForTheMonth = 8;

const purses = z.object({ players: z.array(z.object({ money: z.number().nullable() })) });

/** Money of the viewing seat, in dollars. */
function ownMoney(view: unknown, seat: Seat): number {
  return purses.parse(view).players[seat]?.money ?? 0;
}

/** A shopkeeper's choice: no debt, full shelves, full orders, points for the remaining money. */
export const shopkeeper: Habit = ({ legal, random, seat, view }): AnyMove => {
  const withoutDebt = legal.filter((move) => typeof move.tokens !== 'number' || move.tokens === 0);
  const choices = withoutDebt.length > 0 ? withoutDebt : legal.slice(0, 1);
  const purchases = choices.filter((move) => move.type === 'buy-points');
  if (purchases.length > 0) {
    const affordable = Math.floor((ownMoney(view, seat) - leftForTheMonth) / 4);
    return (
      purchases[Math.min(affordable, purchases.length) - 1] ??
      choices.find(({ type }) => type === 'done') ??
      pick(random, choices)
    );
  }
  const bids = choices.filter((move) => move.type === 'bid-price');
  const dearBids = bids.slice(Math.floor(bids.length / 2));
  if (bids.length > 0) return bids.length > 14 ? pick(random, bids.slice(0, 4)) : pick(random, dearBids);
  const largest = choices.filter(({ type }) => theMoreTheBetter.has(type)).at(-1);
  if (largest !== undefined) return largest;
  for (const type of preferred) {
    const likely = choices.filter((move) => move.type === type);
    if (likely.length > 0) return pick(random, likely);
  }
  const quiet = choices.filter(({ type }) => type !== 'open-auction' && type !== 'close-store');
  return pick(random, quiet.length > 0 ? quiet : choices);
};
