import { Fragment } from 'react';

/** One cut of paper in a portrait, on a field of 100 by 120; the later ones lie over the earlier. */
export interface Cut {
  readonly path: string;
  readonly fill: string;
  /** Cut a second time, turned over, on the other side of the middle. */
  readonly twice: boolean;
  /** Only turned over: what lies on the right goes to the left. */
  readonly turned?: boolean;
  /** Undefined has the outline of the poster; null has none. */
  readonly line?: { readonly colour: string; readonly width: number } | null;
}

export type Portrait = readonly Cut[];

/** A piece of paper with an outline. */
export const cut = (fill: string, path: string): Cut => ({ fill, path, twice: false });
/** The same on both sides. */
export const pair = (fill: string, path: string): Cut => ({ fill, path, twice: true });
/** A dab of paint, without an outline. */
export const dab = (fill: string, path: string): Cut => ({ fill, path, twice: false, line: null });
export const dabs = (fill: string, path: string): Cut => ({ fill, path, twice: true, line: null });
/** A drawn line. */
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

/** The path of an ellipse, or of a circle. */
export function oval(x: number, y: number, wide: number, high = wide): string {
  return `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${wide * 2} 0a${wide} ${high} 0 1 0 ${-wide * 2} 0Z`;
}

/** A pair of eyes with pupils, `apart` from the middle of the face. */
export function eyes(y: number, apart: number, fill: string, size = 4.5): Cut[] {
  return [
    { ...pair(fill, oval(50 - apart, y, size, size * 0.9)), line: { colour: INK, width: 1.4 } },
    dabs(INK, oval(50 - apart + size * 0.15, y + 0.3, size * 0.42)),
  ];
}

export const INK = '#2b2118';
export const BONE = '#fffaf0';
export const GOLD = '#f2c14e';

/** The cuts of a portrait, one over the other. */
export function Cuts({ portrait }: { readonly portrait: Portrait }) {
  return portrait.map(({ path, fill, twice, turned, line: drawn }, index) => {
    const look = {
      fill,
      ...(drawn === null ? { stroke: 'none' } : {}),
      ...(drawn ? { stroke: drawn.colour, strokeWidth: drawn.width } : {}),
    };
    // the same cut may lie at two places of a portrait, never twice at the same depth
    const key = `${index} ${path}`;
    return (
      <Fragment key={key}>
        {!turned && <path d={path} {...look} />}
        {(twice || turned) && <path d={path} {...look} transform="matrix(-1 0 0 1 100 0)" />}
      </Fragment>
    );
  });
}
