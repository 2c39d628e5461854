import type { Seat } from '../../../engine/index.ts';
import { challenges } from '../challenges.ts';
import {
  columnOf,
  type Entrance,
  entrances,
  type Good,
  goods,
  lineCount,
  lineOf,
  neighboursOf,
  rowOf,
  type Space,
  spaceCount,
} from '../market.ts';
import type { MercadoState } from '../state.ts';
import { type CustomerId, customerTiles, improves, type Restaurant, restaurants } from '../tiles.ts';

/** Places in a line: one for each good, and an empty one as the second good of single-good tiles. */
export const placesOfLine = goods.length + 1;
const noGood = goods.length;

const numbers: ReadonlyMap<Good, number> = new Map(goods.map((good, at) => [good, at]));

/** The index of a good in the default order. */
export function numberOf(good: Good): number {
  return numbers.get(good) ?? noGood;
}

/** A customer tile as numbers: its level, the indices of its wanted goods, and these as bits. */
export interface TileFigures {
  readonly level: number;
  readonly first: number;
  readonly second: number;
  readonly bits: number;
}

const figures: ReadonlyMap<CustomerId, TileFigures> = new Map(
  customerTiles.map(({ id, level, wants }) => {
    const [first = noGood, second = noGood] = wants.map(numberOf);
    return [id, { level, first, second, bits: (1 << first) | (second === noGood ? 0 : 1 << second) }];
  }),
);

/** Throws RangeError for an unknown tile. */
export function figuresOf(tile: CustomerId): TileFigures {
  const found = figures.get(tile);
  if (found === undefined) throw new RangeError(`no customer tile ${tile}`);
  return found;
}

/** The indices of the goods that a restaurant improves. */
const improvedGoods: ReadonlyMap<Restaurant, readonly number[]> = new Map(
  restaurants.map((restaurant) => [restaurant, improves[restaurant].map(numberOf)]),
);

const lineOfEntrance: readonly (readonly [Entrance, number])[] = entrances.map((entrance) => [
  entrance,
  lineOf(entrance),
]);

/** The value of a coin from customers by level, if only coins count. */
const plain: readonly number[] = [1, 1, 1, 1, 1];
/** The value of a coin that does not count for the challenge, but still helps to open stands. */
export const uncounted = 0.05;

/** The value of a coin from customers of each level, in points of the deciding count. */
function worthByLevel({ settled: { challenge } }: MercadoState): readonly number[] {
  if (challenge === null) return plain;
  const { counted } = challenges[challenge];
  switch (counted.what) {
    case 'coins':
      return plain;
    case 'customers':
      return plain.map(() => uncounted);
    case 'coins-from':
      return plain.map((_, level) => (level === counted.level ? 1 : uncounted));
  }
}

/**
 * The market as numbers, for one seat. One instance is reused, because a search reads hundreds of thousands of markets.
 */
export class MarketFigures {
  /** The value of a coin from customers of each level. */
  worth: readonly number[] = plain;
  /** By space: whether it is free; and the number of adjacent open restaurants that improve each good. */
  readonly isFree = new Uint8Array(spaceCount);
  readonly helpers = new Uint8Array(spaceCount * goods.length);
  /** By line: stands, empty entrances, and the goods of the seat's own stands as bits. */
  readonly stands = new Uint8Array(lineCount);
  readonly empty = new Uint8Array(lineCount);
  readonly ownGoods = new Uint8Array(lineCount);
  /** By line and good: customers at its ends, and the value of their coins. */
  readonly customers = new Uint8Array(lineCount * placesOfLine);
  readonly demand = new Float64Array(lineCount * placesOfLine);
  /** By line and good: what one more customer would pay to the seat, and to all players. */
  readonly own = new Uint8Array(lineCount * placesOfLine);
  readonly all = new Uint8Array(lineCount * placesOfLine);
  spacesLeft = 0;
  entrancesLeft = 0;
  readonly #nearPub = new Uint8Array(spaceCount);

  read(state: MercadoState, seat: Seat): this {
    this.worth = worthByLevel(state);
    this.#readRestaurants(state);
    this.#readDoors(state);
    this.#readStands(state, seat);
    return this;
  }

  /** What one customer would pay to a stand of a good on a space. */
  payOf(state: MercadoState, space: Space, good: number): number {
    return this.#earns(state, space, good) ? 1 + (this.helpers[space * goods.length + good] ?? 0) : 0;
  }

  #earns({ settled: { challenge }, tally }: MercadoState, space: Space, good: number): boolean {
    if (challenge === null) return true;
    const { twist } = challenges[challenge];
    if (twist === 'specialist') return tally?.specialty === goods[good];
    return twist !== 'pubs' || this.#nearPub[space] === 1;
  }

  #readRestaurants({ open }: MercadoState): void {
    this.helpers.fill(0);
    this.#nearPub.fill(0);
    for (let space = 0; space < spaceCount; space++) {
      const restaurant = open[space] ?? null;
      if (restaurant === null) continue;
      for (const near of neighboursOf[space] ?? []) {
        if (restaurant === 'pub') this.#nearPub[near] = 1;
        for (const good of improvedGoods.get(restaurant) ?? []) {
          const place = near * goods.length + good;
          this.helpers[place] = (this.helpers[place] ?? 0) + 1;
        }
      }
    }
  }

  #readDoors({ doors }: MercadoState): void {
    this.customers.fill(0);
    this.demand.fill(0);
    this.empty.fill(0);
    this.entrancesLeft = 0;
    for (const [entrance, line] of lineOfEntrance) {
      const tile = doors[entrance];
      if (tile === null) {
        this.empty[line] = (this.empty[line] ?? 0) + 1;
        this.entrancesLeft++;
        continue;
      }
      const { level, first, second } = figuresOf(tile);
      const worth = level * (this.worth[level] ?? 0);
      this.#wanted(line * placesOfLine + first, level, worth);
      if (second !== noGood) this.#wanted(line * placesOfLine + second, level, worth);
    }
  }

  #wanted(place: number, level: number, worth: number): void {
    this.customers[place] = (this.customers[place] ?? 0) + level;
    this.demand[place] = (this.demand[place] ?? 0) + worth;
  }

  #readStands(state: MercadoState, seat: Seat): void {
    this.stands.fill(0);
    this.ownGoods.fill(0);
    this.own.fill(0);
    this.all.fill(0);
    this.spacesLeft = 0;
    for (let space = 0; space < spaceCount; space++) {
      const stand = state.stands[space] ?? null;
      if (stand === null) {
        const isFree = state.open[space] === null;
        this.isFree[space] = isFree ? 1 : 0;
        if (isFree) this.spacesLeft++;
        continue;
      }
      this.isFree[space] = 0;
      const good = numberOf(stand.good);
      const pay = this.payOf(state, space, good);
      this.#stands(rowOf(space), good, pay, stand.seat === seat);
      this.#stands(columnOf(space), good, pay, stand.seat === seat);
    }
  }

  #stands(line: number, good: number, pay: number, isOwn: boolean): void {
    const place = line * placesOfLine + good;
    this.stands[line] = (this.stands[line] ?? 0) + 1;
    this.all[place] = (this.all[place] ?? 0) + pay;
    if (!isOwn) return;
    this.own[place] = (this.own[place] ?? 0) + pay;
    this.ownGoods[line] = (this.ownGoods[line] ?? 0) | (1 << good);
  }
}
