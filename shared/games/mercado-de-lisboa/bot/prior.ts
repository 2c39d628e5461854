import { playerAt, type Seat } from '../../../engine/index.ts';
import { challenges } from '../challenges.ts';
import { leftAtEnd } from '../ending.ts';
import { demandIn, earns, standEarnings } from '../income.ts';
import {
  columnOf,
  type Entrance,
  entrances,
  entrancesOfLine,
  type Good,
  type Line,
  lineOf,
  neighboursOf,
  rowOf,
  type Space,
  spaceCount,
  spacesOfLine,
} from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import { type CustomerId, customers, customerTiles, improves, type Restaurant } from '../tiles.ts';

/** Coins that a stand may still earn from each empty entrance, by stands in the line. */
const hopeOfEntrance: readonly number[] = [0.5, 0.6, 0.8, 0.9, 1, 1];
/*
 * Weights of a move's effects beyond its immediate coins. Found by comparing moves of played matches with the value of
 * the resulting positions.
 */
const standGains = { hope: 0.4, improved: 1.1, same: 0.5, own: 0.3, cost: -1.45, always: 1.9 } as const;
const customersGains = { own: 0.85, others: -0.95, ownHope: -1, othersHope: 1.4 } as const;
const restaurantGains = { own: 1.2, others: -1.15, always: 1.4 } as const;
/** A restaurant still to be opened costs a coin if it stays unopened. */
const greyGain = -0.3;
const exchangeGain = 3;
/** A coin is worth one, but it may end the match and always deserves a look. */
const coinGain = 3;
/** A move with this many more coins is e times as promising. */
const scale = 1.5;
/** More coins than this do not make a move more promising. */
const mostCoins = 15;

/** What one customer pays to a stand of this good there. */
function payOf(state: MercadoState, space: Space, good: Good): number {
  if (!earns(state, space, good)) return 0;
  let pay = 1;
  for (const near of neighboursOf[space] ?? []) {
    const restaurant = state.open[near] ?? null;
    if (restaurant !== null && improves[restaurant].includes(good)) pay++;
  }
  return pay;
}

function emptyAt({ doors }: MercadoState, line: Line): number {
  let empty = 0;
  for (const entrance of entrancesOfLine[line] ?? []) if (doors[entrance] === null) empty++;
  return empty;
}

function customersGain(state: MercadoState, seat: Seat, tile: CustomerId, entrance: Entrance): number {
  const { level, wants } = customers(tile);
  const spaces = spacesOfLine[lineOf(entrance)] ?? [];
  let stands = 0;
  let own = 0;
  let others = 0;
  let ownPay = 0;
  let othersPay = 0;
  for (const space of spaces) {
    const stand = state.stands[space] ?? null;
    if (stand === null) continue;
    stands++;
    const pay = payOf(state, space, stand.good);
    const paid = wants.includes(stand.good) ? level * pay : 0;
    if (stand.seat === seat) {
      own += paid;
      ownPay += pay;
    } else {
      others += paid;
      othersPay += pay;
    }
  }
  const rivals = Math.max(1, state.seatCount - 1);
  const hope = (hopeOfEntrance[stands] ?? 0) * filledOf(state);
  const gone = hope * (customersGains.ownHope * ownPay + (customersGains.othersHope * othersPay) / rivals);
  const { challenge } = state.settled;
  if (challenge !== null) {
    const { counted } = challenges[challenge];
    if (counted.what === 'customers') return level + own / 10;
    if (counted.what === 'coins-from' && counted.level !== level) return own / 10 + gone;
  }
  return customersGains.own * own + (customersGains.others * others) / rivals + gone;
}

/**
 * The estimated fraction of empty entrances that will still be filled. The missing tiles are at the other entrances.
 */
function filledOf({ customers: open, stacks }: MercadoState): number {
  let left = entrances.length - customerTiles.length;
  for (const tiles of open) left += tiles.length;
  for (const tiles of stacks) left += tiles.length;
  return left <= leftAtEnd ? 0 : (left - leftAtEnd) / left;
}

/** What a line offers to a new stand of a good. */
interface LineAhead {
  stands: number;
  /** Customers present who want the good. */
  served: number;
  empty: number;
  /** The seat's stands in the line, and those of the same good. */
  own: number;
  same: number;
}

/** Evaluates a line for a stand of the seat. */
function lookAlong({ stands, doors }: MercadoState, line: Line, seat: Seat, good: Good, ahead: LineAhead): void {
  ahead.stands = 0;
  ahead.served = 0;
  ahead.empty = 0;
  ahead.own = 0;
  ahead.same = 0;
  for (const space of spacesOfLine[line] ?? []) {
    const stand = stands[space] ?? null;
    if (stand === null) continue;
    ahead.stands++;
    if (stand.seat !== seat) continue;
    ahead.own++;
    if (stand.good === good) ahead.same++;
  }
  for (const entrance of entrancesOfLine[line] ?? []) {
    const tile = doors[entrance];
    if (tile === null) {
      ahead.empty++;
      continue;
    }
    const { level, wants } = customers(tile);
    if (wants.includes(good)) ahead.served += level;
  }
}

/** Scratch objects, overwritten by every call. */
const row: LineAhead = { stands: 0, served: 0, empty: 0, own: 0, same: 0 };
const column: LineAhead = { stands: 0, served: 0, empty: 0, own: 0, same: 0 };

const hopeIn = ({ empty, stands }: LineAhead): number => empty * (hopeOfEntrance[stands + 1] ?? 1);
const sameIn = ({ empty, same }: LineAhead): number => (same === 0 ? 0 : empty);

function standGain(state: MercadoState, seat: Seat, space: Space, good: Good): number {
  lookAlong(state, rowOf(space), seat, good, row);
  lookAlong(state, columnOf(space), seat, good, column);
  const filled = filledOf(state);
  const pay = payOf(state, space, good);
  const hope = (hopeIn(row) + hopeIn(column)) * filled;
  const same = (sameIn(row) + sameIn(column)) * filled;
  const own = (row.empty * row.own + column.empty * column.own) * filled;
  return (
    pay * (row.served + column.served + standGains.hope * hope + standGains.same * same) +
    standGains.improved * Math.max(0, pay - 1) * hope +
    standGains.own * own +
    standGains.cost * (Math.max(row.stands, column.stands) + 1) +
    (state.grey[space] === null ? 0 : greyGain) +
    standGains.always
  );
}

/** The future value of a restaurant on a space: each adjacent matching stand, by the entrances still empty. */
function restaurantGain(state: MercadoState, seat: Seat, restaurant: Restaurant, space: Space): number {
  let gain: number = restaurantGains.always + (state.grey[space] === null ? 0 : greyGain);
  const filled = filledOf(state);
  const rivals = Math.max(1, state.seatCount - 1);
  for (const near of neighboursOf[space] ?? []) {
    const stand = state.stands[near] ?? null;
    if (stand === null || !improves[restaurant].includes(stand.good)) continue;
    const empty = (emptyAt(state, rowOf(near)) + emptyAt(state, columnOf(near))) * filled;
    gain += stand.seat === seat ? restaurantGains.own * empty : (restaurantGains.others * empty) / rivals;
  }
  return gain;
}

function costAt({ stands }: MercadoState, space: Space): number {
  let inRow = 0;
  let inColumn = 0;
  for (const each of spacesOfLine[rowOf(space)] ?? []) if (stands[each] !== null) inRow++;
  for (const each of spacesOfLine[columnOf(space)] ?? []) if (stands[each] !== null) inColumn++;
  return Math.max(inRow, inColumn) + 1;
}

/** The value of a tile of the display: by its best place, and by tiles already in hand. */
function tileGain(state: MercadoState, seat: Seat, good: Good): number {
  const { tiles, money } = playerAt(state, seat);
  const demand = demandIn(state);
  let best = 0;
  for (let space = 0; space < spaceCount; space++) {
    if (state.stands[space] !== null || state.open[space] !== null) continue;
    const earned = standEarnings(state, demand, space, good);
    if (earned === 0) continue;
    const cost = costAt(state, space);
    if (earned - cost > best && cost <= money + earned) best = earned - cost;
  }
  let same = 0;
  for (const tile of tiles) if (tile === good) same++;
  return best / (1 + same) - same;
}

function gainFrom(state: MercadoState, seat: Seat, move: MercadoMove): number {
  switch (move.type) {
    case 'open-stand':
      return standGain(state, seat, move.space, move.good);
    case 'bring-customers':
      return customersGain(state, seat, move.customers, move.entrance);
    case 'open-restaurant':
      return restaurantGain(state, seat, move.restaurant, move.space);
    case 'take-coin':
      return coinGain;
    case 'take-tile':
      return tileGain(state, seat, move.good);
    case 'exchange-hand':
    case 'exchange-display':
      return exchangeGain;
    case 'specialise':
      return playerAt(state, seat).tiles.filter((tile) => tile === move.good).length;
  }
}

/** How promising a move looks: by its immediate and future coins. */
export function promiseOf(state: MercadoState, seat: Seat, move: MercadoMove): number {
  return Math.exp((Math.min(mostCoins, gainFrom(state, seat, move)) - 1) / scale);
}
