import { round } from '../../drawing/paper.ts';
import { BONE, cut, dab, INK, line, oval, type Portrait } from '../../emporium/portraits/art.tsx';

/** The colours of the small pictures. They are print, so the same in both themes. */
export const WOOD = '#c08a55';
export const DARK_WOOD = '#8a5a34';
export const KRAFT = '#dcb888';
export const RED = '#d4543f';
export const GREEN = '#6f9a4e';
export const BLUE = '#5b86b8';
export const VIOLET = '#8a6bb0';
export const SUN = '#f2c14e';
export const STEEL = '#b9c3c7';
export const SLATE = '#4c565e';
export const SCREEN = '#dff0f5';
export const ROSE = '#e9a3a0';

/** An upright rectangle of paper. */
export const slab = (fill: string, x: number, y: number, wide: number, high: number) =>
  cut(fill, `M${x} ${y}h${wide}v${high}h${-wide}Z`);

/** Lines in ink. */
export const ink = (width: number, path: string) => line(INK, width, path);

/** A disc of paper. */
export const disc = (fill: string, x: number, y: number, radius: number) => cut(fill, oval(x, y, radius));

/** A cardboard box with its tape. */
export function box(x: number, y: number, wide: number, high: number, fill = KRAFT): Portrait {
  const tape = round(wide * 0.18);
  return [
    slab(fill, x, y, wide, high),
    dab('#b98d57', `M${x + wide / 2 - tape / 2} ${y + 1}h${tape}v${round(high * 0.36)}h${-tape}Z`),
  ];
}

/** A wheel with its hub. */
export const wheel = (x: number, y: number, radius: number): Portrait => [
  disc(SLATE, x, y, radius),
  dab(BONE, oval(x, y, radius * 0.38)),
];

/** The look of a staff member. */
export interface Person {
  /** The middle of the shoulders. */
  readonly x: number;
  /** The lower end of the neck. */
  readonly y: number;
  readonly size?: number;
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  readonly style: 'short' | 'bun' | 'curls' | 'bald' | 'long';
  readonly apron?: string;
}

const HAIR: Readonly<Record<Person['style'], string>> = {
  short: 'M-11-15C-13-34 13-34 11-15 9-22-2-20-5-23-7-20-10-20-11-15Z',
  bun: 'M-11-14C-14-26-9-31-4-31-6-40 6-40 4-31 9-31 14-26 11-14 8-23-8-23-11-14Z',
  curls:
    'M-11-10C-17-13-16-21-12-22-14-29-6-33-2-30 2-34 10-32 11-26 16-24 16-14 11-10 12-20 4-22 0-22-7-22-12-19-11-10Z',
  bald: 'M-11-14C-13-18-11-20-9-21L-9-14ZM11-14C13-18 11-20 9-21L9-14Z',
  long: 'M-12 2C-18-38 18-38 12 2L8-2C12-20 6-23-2-22-10-21-11-14-8-2Z',
};

/** Moves and scales a path of absolute moves and curves only; each pair of numbers is a point. */
function moved(path: string, x: number, y: number, size: number): string {
  let across = false;
  return path.replace(/-?\d+(\.\d+)?/g, (figure) => {
    across = !across;
    const value = round(Number(figure) * size + (across ? x : y));
    return `${value} `;
  });
}

/** A person from the waist up, behind a counter or in the street. */
export function person({ x, y, size = 1, coat, skin, hair, style, apron }: Person): Portrait {
  const at = (path: string) => moved(path, x, y, size);
  const behind = style === 'long' ? [cut(hair, at(HAIR.long))] : [];
  return [
    ...behind,
    cut(coat, at('M-24 46C-25 18-21 6-8 3L8 3C21 6 25 18 24 46Z')),
    cut(skin, at('M-5-6L-5 4C-4 8 4 8 5 4L5-6Z')),
    cut(skin, oval(x, y - 16 * size, 10.5 * size, 12 * size)),
    dab(INK, oval(x - 4 * size, y - 15 * size, 1.7 * size)),
    dab(INK, oval(x + 4 * size, y - 15 * size, 1.7 * size)),
    ink(1.8, at('M-4-9C-2-7 2-7 4-9')),
    cut(hair, at(style === 'long' ? 'M-11-14C-12-34 12-34 11-14 8-22-3-21-11-14Z' : HAIR[style])),
    ...(apron === undefined
      ? []
      : [cut(apron, at('M-12 46L-11 16C-6 19 6 19 11 16L12 46Z')), ink(1.8, at('M-11 16L-8 4M11 16L8 4'))]),
  ];
}
