import { playerAt, type Seat } from '../../engine/index.ts';
import type { HarbourEvent } from './events.ts';
import { type Good, type GoodCounts, goodLimit, goods, totalOf } from './goods.ts';
import { abilityOf } from './holdings.ts';
import { startingBuildingOf } from './places.ts';
import type { HarbourState, PlayerState } from './state.ts';

/** Whether a gain is part of the visited building's action. */
export type Occasion = 'action' | 'other';

/** How many more of a good a player can hold. Rules, "Goods". */
export function roomFor({ goods: held }: { readonly goods: Readonly<GoodCounts> }, good: Good): number {
  return goodLimit - held[good];
}

/** Adds goods to a stock; goods beyond the limit are lost. Returns how many were added. */
export function store(player: PlayerState, good: Good, offered: number): number {
  const came = Math.min(offered, roomFor(player, good));
  player.goods[good] += came;
  return came;
}

/**
 * Applies the consequences of a gain, of which `came` fitted into the stock.
 * The gains of one action count as one, so `extra-gain` applies once. Ruling 29. Notes for others' abilities whether
 * the own starting building actually brought goods. Ruling 18.
 */
export function afterGain(
  state: HarbourState,
  seat: Seat,
  good: Good,
  came: number,
  occasion: Occasion,
  events: HarbourEvent[],
): void {
  const player = playerAt(state, seat);
  const turn = occasion === 'action' && state.turn?.seat === seat ? state.turn : null;
  if (turn !== null && came > 0 && turn.place === startingBuildingOf(seat)) turn.broughtGoods = true;
  const extra = abilityOf(player, 'extra-gain');
  if (extra?.good !== good || turn?.extraGained === true) return;
  if (turn !== null) turn.extraGained = true;
  const gained = store(player, good, extra.goods);
  events.push({ type: 'goods-gained', seat, good, offered: extra.goods, gained, cause: 'extra-gain' });
}

/** Gives a player goods of one type from the supply. */
export function gainGoods(
  state: HarbourState,
  seat: Seat,
  good: Good,
  offered: number,
  cause: Extract<HarbourEvent, { type: 'goods-gained' }>['cause'],
  events: HarbourEvent[],
): void {
  const gained = store(playerAt(state, seat), good, offered);
  events.push({ type: 'goods-gained', seat, good, offered, gained, cause });
  afterGain(state, seat, good, gained, cause === 'action' ? 'action' : 'other', events);
}

/** Moves goods between players. Goods that do not fit are lost. Ruling 25. */
export function passGoods(
  state: HarbourState,
  passed: {
    readonly seat: Seat;
    readonly to: Seat;
    readonly good: Good;
    readonly count: number;
    readonly cause: 'tax' | 'steal' | 'after-visit';
  },
  events: HarbourEvent[],
): void {
  const { seat, to, good, count, cause } = passed;
  playerAt(state, seat).goods[good] -= count;
  const received = store(playerAt(state, to), good, count);
  events.push({ type: 'good-passed', seat, to, good, count, received, cause });
  afterGain(state, to, good, received, cause === 'after-visit' ? 'other' : 'action', events);
}

/** The goods with a positive count. */
export function goodsHeld(counts: Readonly<GoodCounts>): readonly Good[] {
  return goods.filter((good) => counts[good] > 0);
}

/**
 * The next good that must go, if the player has no choice: only one type is held, or everything goes.
 * Null if there is a choice, or no goods.
 */
export function forcedGood(counts: Readonly<GoodCounts>, mustGo: number): Good | null {
  const held = goodsHeld(counts);
  return held.length === 1 || mustGo >= totalOf(counts) ? (held[0] ?? null) : null;
}
