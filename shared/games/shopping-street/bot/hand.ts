import { type ProductId, products, shopTypes } from '../products.ts';

/** Where a card belongs, by figures: its slot is its type and group among the 25 there are. */
export interface CardFigures {
  /** Its place in the catalogue. */
  readonly place: number;
  readonly type: number;
  readonly slot: number;
  readonly value: number;
}

const groupsOfType = 5;
const slotCount = 25;
const valuesOfSlot = 5;

const figures: ReadonlyMap<ProductId, CardFigures> = new Map(
  products.map(({ id, type, value }, at) => [
    id,
    { place: at, type: shopTypes.indexOf(type), slot: Math.floor(at / valuesOfSlot), value },
  ]),
);

/** A card by figures. Throws RangeError for none. */
export function figuresOf(id: ProductId): CardFigures {
  const found = figures.get(id);
  if (found === undefined) throw new RangeError(`no product ${id}`);
  return found;
}

const noCards: readonly ProductId[] = [];

/** A hand as its owner counts it: by the best card and the next best of each slot. Made once, and read again and again. */
export class CountedHand {
  /** The highest value of each slot, and the next one; 0 where there is none. */
  readonly best = new Uint8Array(slotCount);
  readonly next = new Uint8Array(slotCount);
  readonly #aside = new Uint8Array(slotCount);
  /** Cards, and the sum of their values. */
  size = 0;
  sum = 0;

  /** Counts another hand instead, without the cards that are going, and with those that are coming. */
  count(hand: readonly ProductId[], going: readonly ProductId[], coming: readonly ProductId[] = noCards): this {
    this.best.fill(0);
    this.next.fill(0);
    this.size = 0;
    this.sum = 0;
    for (const id of hand) if (going.length === 0 || !going.includes(id)) this.#add(id);
    for (const id of coming) this.#add(id);
    return this;
  }

  #add(id: ProductId): void {
    const { slot, value } = figuresOf(id);
    const best = this.best[slot] ?? 0;
    if (value > best) {
      this.best[slot] = value;
      this.next[slot] = best;
    } else if (value > (this.next[slot] ?? 0)) this.next[slot] = value;
    this.size++;
    this.sum += value;
  }

  /** Counts without the best card of a slot for a while. */
  setAside(slot: number): void {
    this.#aside[slot] = this.best[slot] ?? 0;
    this.best[slot] = this.next[slot] ?? 0;
  }

  takeBack(slot: number): void {
    this.best[slot] = this.#aside[slot] ?? 0;
  }

  /** What the four best groups of a type add up to, and how many groups there are: `sum * 8 + groups`. */
  setOf(type: number): number {
    const first = type * groupsOfType;
    let groups = 0;
    let sum = 0;
    let least = valuesOfSlot;
    for (let slot = first; slot < first + groupsOfType; slot++) {
      const value = this.best[slot] ?? 0;
      if (value === 0) continue;
      groups++;
      sum += value;
      if (value < least) least = value;
    }
    return (groups === groupsOfType ? sum - least : sum) * 8 + groups;
  }

  /** The lowest of the best cards of each group of a type, where it has all groups. */
  leastOf(type: number): number {
    const first = type * groupsOfType;
    let least = valuesOfSlot;
    for (let slot = first; slot < first + groupsOfType; slot++) least = Math.min(least, this.best[slot] ?? 0);
    return least;
  }
}
