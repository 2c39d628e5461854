import type { CrateKind } from '../drawing/kinds.ts';
import { range } from '../drawing/paper.ts';

/** A good that a shop stores. */
export interface Stock {
  readonly kind: CrateKind;
  readonly capacity: number;
  /** The number of crates on each shelf, from the top. */
  readonly shelves: readonly number[];
}

/** The place of a crate or a free space. x and y are its upper left corner, in pixels of the drawing. */
export interface CratePlace {
  /** The good's index in the shop's list. */
  readonly stock: number;
  readonly kind: CrateKind;
  /** The shelf's index, from the top. */
  readonly shelf: number;
  /** The index on its shelf, from the left. */
  readonly place: number;
  readonly ghost: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The distance to the next crate on the shelf, in pixels; less than `size` if they overlap. */
  readonly step: number;
}

export interface Plank {
  readonly stock: number;
  readonly shelf: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The part of the window for one good. */
export interface Bay {
  readonly stock: number;
  readonly kind: CrateKind;
  readonly x: number;
  readonly width: number;
  readonly held: number;
  readonly capacity: number;
}

export interface ShelfLayout {
  readonly bays: readonly Bay[];
  readonly planks: readonly Plank[];
  readonly crates: readonly CratePlace[];
}

interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum crate size, in pixels, even in a shop too low for its shelves. */
const smallest = 5;

/**
 * Lays out a shop's shelves in its window: a bay per good, as wide as its capacity requires.
 * Crates share a shelf evenly and overlap if they do not fit. Free spaces are on the top shelf, where new stock
 * arrives.
 */
export function layShelves(stocks: readonly Stock[], window: Window, largest: number, counted: boolean): ShelfLayout {
  const headroom = counted ? 19 : 1;
  const weightOf = (stock: Stock) => Math.max(stock.capacity, 1.6);
  const whole = stocks.reduce((sum, stock) => sum + weightOf(stock), 0);
  const bays: Bay[] = [];
  const planks: Plank[] = [];
  const crates: CratePlace[] = [];
  let left = window.x;
  for (const [index, stock] of stocks.entries()) {
    const width = (window.width * weightOf(stock)) / whole;
    const held = stock.shelves.reduce((sum, count) => sum + count, 0);
    bays.push({ stock: index, kind: stock.kind, x: left, width, held, capacity: stock.capacity });
    const rowHeight = (window.height - headroom) / Math.max(1, stock.shelves.length);
    const size = Math.max(smallest, Math.min(largest, rowHeight - (counted ? 5 : 4), width - 6));
    for (const [shelf, count] of stock.shelves.entries()) {
      const plank = window.y + headroom + rowHeight * (shelf + 1) - 3;
      planks.push({ stock: index, shelf, x: left + 2, y: plank, width: width - 4 });
      const places = count + (shelf === 0 ? Math.max(0, stock.capacity - held) : 0);
      const step = places > 1 ? Math.min(size + 2, (width - 6 - size) / (places - 1)) : size + 2;
      const start = left + width / 2 - (size + step * (places - 1)) / 2;
      for (const place of range(places)) {
        const x = start + place * step;
        const ghost = place >= count;
        crates.push({ stock: index, kind: stock.kind, shelf, place, ghost, x, y: plank - size - 0.5, size, step });
      }
    }
    left += width;
  }
  return { bays, planks, crates };
}
