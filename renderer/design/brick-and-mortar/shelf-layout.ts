import type { CrateKind } from '../drawing/kinds.ts';
import { range } from '../drawing/paper.ts';

/** One good a shop holds. */
export interface Stock {
  readonly kind: CrateKind;
  readonly capacity: number;
  /** Crates on each shelf, from the top (0) to the bottom. */
  readonly shelves: readonly number[];
}

/** Where one crate, or the free space for one, is drawn; x and y are its upper left corner, in pixels of the drawing. */
export interface CratePlace {
  /** Index of its good in the shop's list. */
  readonly stock: number;
  readonly kind: CrateKind;
  /** From the top, counted from 0. */
  readonly shelf: number;
  /** From the left of its shelf, counted from 0. */
  readonly place: number;
  readonly ghost: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From this crate to the next on the shelf; less than its size where they overlap. */
  readonly step: number;
}

/** A plank of a shelf. */
export interface Plank {
  readonly stock: number;
  readonly shelf: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The part of the window that holds one good. */
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

/** Even where a shop is drawn too low for its shelves a crate is still something, in pixels. */
const smallest = 5;

/**
 * Sets out a shop's shelves in its window: one bay a good, as wide as its capacity asks; crates share a shelf evenly and
 * overlap when there are more than fit. Free spaces stand on the top shelf, where new stock arrives.
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
