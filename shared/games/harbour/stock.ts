import { playerAt, type Seat } from '../../engine/index.ts';
import type { HarbourEvent } from './events.ts';
import { type Good, type GoodCounts, goodLimit, goods, totalOf } from './goods.ts';
import { abilityOf } from './holdings.ts';
import { startingBuildingOf } from './places.ts';
import type { HarbourState, PlayerState } from './state.ts';

/** Is a gain part of the visited building's action, or does it come from anything else? */
export type Occasion = 'action' | 'other';

/** Puts goods into a stock; what finds no room is lost. Returns how many came. Rules, "Goods". */
export function store(player: PlayerState, good: Good, offered: number): number {
  const came = Math.min(offered, goodLimit - player.goods[good]);
  player.goods[good] += came;
  return came;
}

/**
 * What follows from goods that somebody has just gained: `came` of the type found room. The gains of one action are one
 * gain, so they bring the extra good of `extra-gain` once. Ruling 29. Whether an action of the own starting building
 * really brought goods is noted for others' abilities. Ruling 18.
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

/** Somebody gains goods of one type out of nothing. */
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

/** Goods pass from one player to another; what finds no room there is lost all the same. Ruling 25. */
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

/** The goods of which somebody holds any. */
export function goodsHeld(counts: Readonly<GoodCounts>): readonly Good[] {
  return goods.filter((good) => counts[good] > 0);
}

/**
 * The good that goes next where so many goods must: there is no choice where only one type is held, nor where
 * everything goes. Null where there is one, or nothing to go.
 */
export function forcedGood(counts: Readonly<GoodCounts>, mustGo: number): Good | null {
  const held = goodsHeld(counts);
  return held.length === 1 || mustGo >= totalOf(counts) ? (held[0] ?? null) : null;
}
