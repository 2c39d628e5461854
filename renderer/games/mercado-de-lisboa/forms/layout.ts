import { marketSize } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** What the market needs to stay on one screen. */
export const leastHeights = { row: 600, shared: 640 } as const;

/** Between two spaces, in pixels. */
export const spaceGap = 2;

/** An entrance is so much of a space's side: from left to right, and from top to bottom. */
const usualShare: Size = { width: 0.73, height: 0.65 };

/** The market with its entrances, in pixels. */
export interface MarketMeasures extends Size {
  /** The side of a space. */
  readonly space: number;
  readonly entrance: Size;
}

/** Measures of a market whose spaces are so many pixels wide and high. */
export function marketMeasures(space: number, share = usualShare): MarketMeasures {
  const entrance = {
    width: Math.round(space * share.width),
    height: Math.round(space * share.height),
  };
  const spaces = marketSize * space + (marketSize + 1) * spaceGap;
  return { space, entrance, width: spaces + 2 * entrance.width, height: spaces + 2 * entrance.height };
}

/** The largest market that finds room, in pixels. */
export function marketIn(width: number, height: number, share = usualShare): MarketMeasures {
  const gaps = (marketSize + 1) * spaceGap;
  const across = (width - gaps) / (marketSize + 2 * share.width);
  const down = (height - gaps) / (marketSize + 2 * share.height);
  const largest = marketMeasures(Math.max(24, Math.floor(Math.min(across, down))), share);
  // entrances are whole pixels, so that the two of a line may be one too many together
  const fits = largest.width <= width && largest.height <= height;
  return fits ? largest : marketMeasures(Math.max(24, largest.space - 1), share);
}

/** Columns beside the square: the players, what can be chosen, the till roll. */
export const columns = { players: 220, choice: 228, roll: 246 } as const;
/** Without a column for the till roll, on a tablet. */
export const columnsInRow = { players: 220, choice: 222 } as const;

/** Rows above and below, with their edges: the head, the counter, and upright the players over the square. */
const rows = { head: 43, counter: 68, headInRow: 50, counterInRow: 104, others: 109, upright: 262 } as const;
/** On its side, a board less high than this draws some things lower. */
const lowBelow = 690;

/** Is there so little height beside the square that its columns are drawn low? */
export function isLow({ height, upright }: BoardLayout): boolean {
  return !upright && height < lowBelow;
}

/** Air between the market and the edges of its square, on both sides together. */
export const air = 14;

/** The room of the square on the one-screen board beside so many others, in pixels of its own scale, as long as no row grows. */
export function squareRoom({ width, height, side, upright }: BoardLayout, others: number): Size {
  if (side) {
    return {
      width: width - columns.players - columns.choice - columns.roll,
      height: height - rows.head - rows.counter,
    };
  }
  const left = height - rows.headInRow - rows.counterInRow;
  if (upright) return { width, height: left - rows.upright - (others > 0 ? rows.others : 0) };
  return { width: width - columnsInRow.players - columnsInRow.choice, height: left };
}
