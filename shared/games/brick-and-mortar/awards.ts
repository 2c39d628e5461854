import { type AwardFacts, type Seat, seatAt } from '../../engine/index.ts';
import type { BrickView } from './hiding.ts';

/** The awards of Brick & Mortar. Months are counted from 0. */
export type BrickAward =
  | { readonly type: 'best-month'; readonly seat: Seat; readonly month: number; readonly points: number }
  | { readonly type: 'richest'; readonly seat: Seat; readonly month: number; readonly money: number }
  /** `behind`: how many points the indebted player is behind the first. */
  | { readonly type: 'debt'; readonly seat: Seat; readonly tokens: number; readonly behind: number };

export const brickAwardFacts: AwardFacts<BrickAward> = {
  'best-month': { seat: true, month: true, points: true },
  richest: { seat: true, month: true, money: true },
  debt: { seat: true, tokens: true, behind: true },
};

/** Increase of each month's value over the previous month, given the value at the start. */
function rises(start: number, values: readonly number[]): readonly number[] {
  return values.map((value, month) => value - (month === 0 ? start : (values[month - 1] ?? start)));
}

const startPoints = 10;

/** The awards of a match, from its records: best month, richest month, heaviest debt. */
export function brickAwards(view: BrickView, scores: readonly number[]): readonly BrickAward[] {
  const awards: BrickAward[] = [];
  let best = { seat: seatAt(0), month: 0, by: 0 };
  let richest = { seat: seatAt(0), month: 0, money: 0 };
  let indebted = { seat: seatAt(0), tokens: 0 };
  for (const [index, player] of view.players.entries()) {
    const seat = seatAt(index);
    rises(startPoints, player.pointsByMonth).forEach((by, month) => {
      if (by > best.by) best = { seat, month, by };
    });
    (player.moneyByMonth ?? []).forEach((money, month) => {
      if (money > richest.money) richest = { seat, month, money };
    });
    if (player.debt > indebted.tokens) indebted = { seat, tokens: player.debt };
  }
  if (best.by > 0) awards.push({ type: 'best-month', seat: best.seat, month: best.month, points: best.by });
  if (richest.money > 0) awards.push({ type: 'richest', ...richest });
  if (indebted.tokens > 0) {
    const first = Math.max(...scores);
    awards.push({ type: 'debt', ...indebted, behind: first - (scores[indebted.seat] ?? first) });
  }
  return awards;
}
