/** Computations of board sizes, in pixels; the figures come from the games. */

/** Width and height of a piece or a space. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The minimum and maximum of a measure. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Clamps a value, rounded to whole pixels. */
export function within(value: number, { least, most }: Bounds): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
