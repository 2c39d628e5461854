import { marketSize } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Minimum heights for a board on one screen. */
export const leastHeights = { row: 600, shared: 640 } as const;

/** Gap between two spaces, in pixels. */
export const spaceGap = 2;

/** Size of an entrance as a share of a space's side. */
const usualShare: Size = { width: 0.73, height: 0.65 };

/** Size of the market with its entrances, in pixels. */
export interface MarketMeasures extends Size {
  /** The side of a space. */
  readonly space: number;
  readonly entrance: Size;
}

/** Sizes of a market with spaces of `space` pixels. */
export function marketMeasures(space: number, share = usualShare): MarketMeasures {
  const entrance = {
    width: Math.round(space * share.width),
    height: Math.round(space * share.height),
  };
  const spaces = marketSize * space + (marketSize + 1) * spaceGap;
  return { space, entrance, width: spaces + 2 * entrance.width, height: spaces + 2 * entrance.height };
}

/** The largest market that fits, in pixels. */
export function marketIn(width: number, height: number, share = usualShare): MarketMeasures {
  const gaps = (marketSize + 1) * spaceGap;
  const across = (width - gaps) / (marketSize + 2 * share.width);
  const down = (height - gaps) / (marketSize + 2 * share.height);
  const largest = marketMeasures(Math.max(24, Math.floor(Math.min(across, down))), share);
  // entrances are rounded to whole pixels, so a line may be one pixel too long
  const fits = largest.width <= width && largest.height <= height;
  return fits ? largest : marketMeasures(Math.max(24, largest.space - 1), share);
}

/** Widths of the columns beside the square: players, choices, log. */
export const columns = { players: 220, choice: 228, log: 246 } as const;
/** The same on a tablet, without the log. */
export const columnsInRow = { players: 220, choice: 222 } as const;

/** Heights of the other rows: head, counter, and in portrait the players above the square. */
const rows = { head: 43, counter: 68, headInRow: 50, counterInRow: 104, others: 109, upright: 262 } as const;
/** In landscape, boards below this height use compact parts. */
const lowBelow = 690;

/** True if the columns beside the square have to be compact. */
export function isLow({ height, upright }: BoardLayout): boolean {
  return !upright && height < lowBelow;
}

/** Margins between the market and its square, both sides together. */
export const air = 14;

/** The room of the square beside this many other players on the one-screen board, in pixels of its own scale, before rows grow. */
export function squareRoom({ width, height, side, upright }: BoardLayout, others: number): Size {
  if (side) {
    return {
      width: width - columns.players - columns.choice - columns.log,
      height: height - rows.head - rows.counter,
    };
  }
  const left = height - rows.headInRow - rows.counterInRow;
  if (upright) return { width, height: left - rows.upright - (others > 0 ? rows.others : 0) };
  return { width: width - columnsInRow.players - columnsInRow.choice, height: left };
}
