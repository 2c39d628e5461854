import { type Seat, sameMove } from '../../../../shared/engine/index.ts';
import { tollFor } from '../../../../shared/games/harbour/entry.ts';
import {
  type Good,
  type GoodCounts,
  goods,
  noGoods,
  stockAfter,
  totalOf,
} from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { standingOn } from '../../../../shared/games/harbour/reasons.ts';
import { forcedGood } from '../../../../shared/games/harbour/stock.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';
import { meaningOf } from './pieces.ts';

/** A question answered with one or more goods. */
export interface Picking {
  /** Maximum and minimum number of goods. */
  readonly count: number;
  readonly least: number;
  /** True if the good may be picked again after these. */
  may(picked: readonly Good[], good: Good): boolean;
  /** The moves that answer the question with these goods; omits forced ones. */
  moves(picked: readonly Good[]): readonly HarbourMove[];
}

/** The number of each good among the picks. */
export function countsOf(picked: readonly Good[]): GoodCounts {
  const counts = noGoods();
  for (const good of picked) counts[good]++;
  return counts;
}

/** True if the move is legal. */
export function offers({ moves }: Pick<HarbourTable, 'moves'>, move: HarbourMove): boolean {
  return moves.some((offered) => sameMove(offered, move));
}

/** One of the offered goods. */
function one(table: HarbourTable, move: (good: Good) => HarbourMove): Picking {
  return {
    count: 1,
    least: 1,
    may: (picked, good) => picked.length === 0 && offers(table, move(good)),
    moves: (picked) => picked.map(move),
  };
}

/** Several goods out of a stock, at most all there are; what is no choice any more is settled by the rules. */
function outOf(stock: Readonly<GoodCounts>, most: number, move: (good: Good) => HarbourMove): Picking {
  const count = Math.min(most, totalOf(stock));
  const left = (picked: readonly Good[]): GoodCounts => stockAfter(stock, countsOf(picked));
  return {
    count,
    least: count,
    may: (picked, good) => picked.length < count && left(picked)[good] > 0,
    moves: (picked) => picked.filter((_, at) => forcedGood(left(picked.slice(0, at)), count - at) === null).map(move),
  };
}

/** The choice of goods for a toll. Null if there is no choice. */
function tollPicking(stock: Readonly<GoodCounts>, toll: number): Picking | null {
  if (toll === 0 || forcedGood(stock, toll) !== null) return null;
  return outOf(stock, toll, (good) => ({ type: 'pay-toll', good }));
}

/** The place picked for the pawn, or null. */
export function placePicked(table: HarbourTable): Place | null {
  const meaning = table.pending.selected === null ? null : meaningOf(table.pending.selected);
  return meaning?.of === 'place' && offers(table, { type: 'move-pawn', to: meaning.place }) ? meaning.place : null;
}

/** True if others gain something first for a shared building; then no preview is possible. Ruling 12. */
export function isInterrupted(view: HarbourView, seat: Seat, place: Place): boolean {
  return standingOn(view, place).some((owner) => owner !== seat);
}

/** The goods for the toll of the picked place, chosen in advance. */
function tollOnTheWay(table: HarbourTable, seat: Seat): Picking | null {
  const { view } = table;
  const place = placePicked(table);
  if (place === null || isInterrupted(view, seat, place)) return null;
  return tollPicking(playerOf(view, seat).goods, tollFor(view, seat, ownerOf(view, place)));
}

/** The goods that a toll takes without a choice; empty with a choice or if others gain first. */
export function forcedToll(view: HarbourView, seat: Seat, place: Place): GoodCounts {
  const { goods: held } = playerOf(view, seat);
  const due = Math.min(tollFor(view, seat, ownerOf(view, place)), totalOf(held));
  const next = due === 0 || isInterrupted(view, seat, place) ? null : forcedGood(held, due);
  if (next === null) return noGoods();
  return due === totalOf(held) ? { ...held } : { ...noGoods(), [next]: due };
}

/** The pre-shipping ability being composed, while it is usable. */
export function abilityBegun({ pending, moves }: Pick<HarbourTable, 'pending' | 'moves'>): PendingChoice['before'] {
  return moves.some(({ type }) => type === pending.before) ? pending.before : null;
}

/** The choice of goods for the current question or the picked place. Null without one. */
export function pickingOf(table: HarbourTable): Picking | null {
  const { question, view } = table;
  if (question === null || !table.asked) return null;
  switch (question.type) {
    case 'starting-goods':
      return anyOf(goods, question.left, false);
    case 'gain':
      return anyOf(question.among, question.left, question.different);
    case 'move-pawn':
      return tollOnTheWay(table, question.seat);
    case 'toll':
      return tollPicking(playerOf(view, question.seat).goods, question.left);
    case 'give':
      return one(table, (good) => ({ type: 'give-good', good }));
    case 'take':
      return outOf(playerOf(view, question.from).goods, question.left, (good) => ({ type: 'take-from', good }));
    case 'set-market':
      return marketPicking(question.placed);
    case 'swap-markers':
      return neighbours(view.market);
    case 'raise-marker':
      return one(table, (good) => ({ type: 'raise-marker', good }));
    case 'double':
      return one(table, (good) => ({ type: 'double', good }));
    case 'fill-up':
      return one(table, (good) => ({ type: 'fill-up', good }));
    case 'exchange':
      return handIn(playerOf(view, question.seat).goods, question.most - question.handed);
    case 'keep':
      return one(table, (good) => ({ type: 'keep', good }));
    case 'buy':
      return abilityBegun(table) === 'swap-before-buying'
        ? one(table, (good) => ({ type: 'swap-before-buying', with: good }))
        : null;
    default:
      return null;
  }
}

function anyOf(among: readonly Good[], count: number, different: boolean): Picking {
  return {
    count,
    least: count,
    may: (picked, good) => picked.length < count && among.includes(good) && !(different && picked.includes(good)),
    moves: (picked) => picked.map((good) => ({ type: 'take-good', good })),
  };
}

/** Goods to hand in. Picking fewer than possible adds `done`. */
function handIn(stock: Readonly<GoodCounts>, most: number): Picking {
  const all = outOf(stock, most, (good) => ({ type: 'hand-in', good }));
  return {
    ...all,
    least: 1,
    moves: (picked) => {
      const moves: HarbourMove[] = picked.map((good) => ({ type: 'hand-in', good }));
      if (picked.length < all.count) moves.push({ type: 'done' });
      return moves;
    },
  };
}

/** The markers not yet placed; the last one is forced. */
function marketPicking(placed: readonly Good[]): Picking {
  const count = goods.length - placed.length;
  return {
    count,
    least: count - 1,
    may: (picked, good) => !placed.includes(good) && !picked.includes(good),
    moves: (picked) => picked.slice(0, count - 1).map((good) => ({ type: 'place-marker', good })),
  };
}

/** The marker order after these are placed; the last one fills the free space. */
export function placedMarket(placed: readonly Good[]): readonly Good[] {
  const left = goods.filter((good) => !placed.includes(good));
  return left.length === 1 ? [...placed, ...left] : placed;
}

/** Two adjacent markers. */
function neighbours(market: readonly Good[]): Picking {
  return {
    count: 2,
    least: 2,
    may: (picked, good) => {
      const [first] = picked;
      if (picked.length > 1) return false;
      return first === undefined || Math.abs(market.indexOf(first) - market.indexOf(good)) === 1;
    },
    moves: (picked) => {
      const [upper, lower] = picked.toSorted((a, b) => market.indexOf(a) - market.indexOf(b));
      return upper === undefined || lower === undefined ? [] : [{ type: 'swap-markers', upper, lower }];
    },
  };
}

/** True if the picks suffice to answer the question. */
export function isPicked({ count, least }: Picking, picked: readonly Good[]): boolean {
  return picked.length >= least && picked.length <= count;
}

/** The picks after a press on a good: added, replaced or removed. Null if none is legal. */
export function afterPress(picking: Picking, picked: readonly Good[], good: Good): readonly Good[] | null {
  if (picking.count === 1 && picked.includes(good)) return [];
  if (picking.count === 1) return picking.may([], good) ? [good] : null;
  if (picking.may(picked, good)) return [...picked, good];
  const at = picked.lastIndexOf(good);
  return at === -1 ? null : picked.toSpliced(at, 1);
}
