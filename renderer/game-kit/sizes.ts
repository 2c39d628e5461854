/** What a board's sizes are worked out with: games have the figures, in pixels. */

/** Width and height of a piece, or of a room. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least and the most that something may measure. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The value itself, or the bound beyond which it would lie; whole pixels. */
export function within(value: number, { least, most }: Bounds): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}

/** The width of each of so many pieces in a row, with so much between two; whole pixels. */
export function eachInRow(room: number, count: number, gap: number): number {
  return Math.floor((room - (count - 1) * gap) / count);
}

/** A piece so high, and as wide for its height as its shape says; whole pixels. */
export function shaped(height: number, widthPerHeight: number): Size {
  return { width: Math.round(height * widthPerHeight), height: Math.round(height) };
}
