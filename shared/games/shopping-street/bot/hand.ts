import { type ProductId, products, shopTypes } from '../products.ts';

/** A card as numbers. Its slot is one of the 25 combinations of type and group. */
export interface CardFigures {
  /** Its index in the catalogue. */
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

/** Throws RangeError for an unknown card. */
export function figuresOf(id: ProductId): CardFigures {
  const found = figures.get(id);
  if (found === undefined) throw new RangeError(`no product ${id}`);
  return found;
}

const noCards: readonly ProductId[] = [];

/** A hand by the best and second-best card of each slot. Reused between calls. */
export class CountedHand {
  /** The highest and second-highest value of each slot; 0 for none. */
  readonly best = new Uint8Array(slotCount);
  readonly next = new Uint8Array(slotCount);
  readonly #aside = new Uint8Array(slotCount);
  /** Number of cards, and the sum of their values. */
  size = 0;
  sum = 0;

  /** Counts another hand, without the cards in `going` and with those in `coming`. */
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

  /** Temporarily counts without the best card of a slot. */
  setAside(slot: number): void {
    this.#aside[slot] = this.best[slot] ?? 0;
    this.best[slot] = this.next[slot] ?? 0;
  }

  takeBack(slot: number): void {
    this.best[slot] = this.#aside[slot] ?? 0;
  }

  /** The sum of a type's four best groups, and its number of groups: `sum * 8 + groups`. */
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

  /** The lowest best card of a type's groups, if it has all groups. */
  leastOf(type: number): number {
    const first = type * groupsOfType;
    let least = valuesOfSlot;
    for (let slot = first; slot < first + groupsOfType; slot++) least = Math.min(least, this.best[slot] ?? 0);
    return least;
  }
}
