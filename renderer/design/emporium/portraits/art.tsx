import { Fragment } from 'react';

/** A cut of paper in a portrait, in a field of 100 by 120. Later cuts cover earlier ones. */
export interface Cut {
  readonly path: string;
  readonly fill: string;
  /** Whether it is repeated, mirrored at the middle. */
  readonly twice: boolean;
  /** Whether it is only mirrored. */
  readonly turned?: boolean;
  /** Undefined for the poster's outline; null for none. */
  readonly line?: { readonly colour: string; readonly width: number } | null;
}

export type Portrait = readonly Cut[];

/** A cut with an outline. */
export const cut = (fill: string, path: string): Cut => ({ fill, path, twice: false });
/** The same, mirrored on both sides. */
export const pair = (fill: string, path: string): Cut => ({ fill, path, twice: true });
/** A cut without an outline. */
export const dab = (fill: string, path: string): Cut => ({ fill, path, twice: false, line: null });
export const dabs = (fill: string, path: string): Cut => ({ fill, path, twice: true, line: null });
/** A stroked line. */
export const line = (colour: string, width: number, path: string): Cut => ({
  fill: 'none',
  path,
  twice: false,
  line: { colour, width },
});
export const lines = (colour: string, width: number, path: string): Cut => ({
  ...line(colour, width, path),
  twice: true,
});

/** The path of an ellipse or circle. */
export function oval(x: number, y: number, wide: number, high = wide): string {
  return `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0Z`;
}

/** A pair of eyes with pupils, each `apart` from the middle of the face. */
export function eyes(y: number, apart: number, fill: string, size = 4.5): Cut[] {
  return [
    { ...pair(fill, oval(50 - apart, y, size, size * 0.9)), line: { colour: INK, width: 1.4 } },
    dabs(INK, oval(50 - apart + size * 0.15, y + 0.3, size * 0.42)),
  ];
}

export const INK = '#2b2118';
export const BONE = '#fffaf0';
export const GOLD = '#f2c14e';

/** Draws the cuts of a portrait, in order. */
export function Cuts({ portrait }: { readonly portrait: Portrait }) {
  return portrait.map(({ path, fill, twice, turned, line: drawn }, index) => {
    const look = {
      fill,
      ...(drawn === null ? { stroke: 'none' } : {}),
      ...(drawn ? { stroke: drawn.colour, strokeWidth: drawn.width } : {}),
    };
    // the same cut may occur twice in a portrait, never at the same index
    const key = `${index} ${path}`;
    return (
      <Fragment key={key}>
        {!turned && <path d={path} {...look} />}
        {(twice || turned) && <path d={path} {...look} transform="matrix(-1 0 0 1 100 0)" />}
      </Fragment>
    );
  });
}
