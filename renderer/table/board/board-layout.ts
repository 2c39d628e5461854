import type { RoomSize } from './room-size.ts';
import { largeText, leastWidthWithColumn } from './space-for.ts';

/**
 * A board's arrangement: one screen, a phone's own board, or lists in reading order.
 * The shared board is stacked, and scrolls, if it does not fit on one screen.
 */
export type Setting = 'one-screen' | 'stacked' | 'phone' | 'lists';

/** The available space, in pixels at the board's own scale. */
export interface BoardLayout {
  readonly setting: Setting;
  /** Whether there is a side column with the log. On a tablet, buttons open its contents. */
  readonly side: boolean;
  /** Whether the board is taller than wide, as on an upright tablet. */
  readonly upright: boolean;
  /** The board's scale: above 1 on a large screen, below 1 in a low window. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum heights of a one-screen board, in pixels. */
export interface LeastHeights {
  /** For a window wider than tall. */
  readonly row: number;
  /** For the shared board, at its own scale. */
  readonly shared: number;
}

/** The CSS class for the form of a one-screen board: with the side column, or one of two without it. */
export function formOf({ side, upright }: BoardLayout): 'with-side' | 'upright' | 'without-side' {
  if (side) return 'with-side';
  return upright ? 'upright' : 'without-side';
}

/** The window sizes that the one-screen board is designed for, in pixels. Larger windows enlarge it. */
const bases = {
  side: { width: 1280, height: 720 },
  row: { width: 1024, height: 720 },
  upright: { width: 768, height: 1024 },
} as const;
/** The smallest widths for it, in pixels at normal text size. */
const leastWidth = { side: leastWidthWithColumn, row: 1000, upright: 740 } as const;
const leastUpright = 880;
const largest = 3;
const smallest = 0.88;
/** The lowest window whose board shrinks to fit, in pixels. */
const lowest = 600;

/** Arranges a board for a window of this size. */
export function layoutFor({ width, height, text, zooms }: RoomSize, least: LeastHeights): BoardLayout {
  const usual = { side: false, upright: false, scale: 1, width, height };
  if (text >= largeText) return { setting: 'lists', ...usual };
  const leastSide = zooms ? Math.min(lowest, least.row) : least.row;
  const form = formFor(width, height, { side: leastSide, row: least.row });
  // a phone, upright or on its side, and every window that would cut the board off
  if (form === null) return { setting: 'phone', ...usual };
  const scale = zooms ? scaleFor(form, width, height) : 1;
  return {
    setting: 'one-screen',
    side: form === 'side',
    upright: form === 'upright',
    scale,
    width: width / scale,
    height: height / scale,
  };
}

/** Above 1 in large windows; slightly below 1 if a browser's bars take some of a laptop's height. */
function scaleFor(form: keyof typeof bases, width: number, height: number): number {
  const base = bases[form];
  const room = Math.min(width / base.width, height / base.height);
  if (room >= 1) return Math.min(largest, room);
  return form === 'side' ? Math.min(1, Math.max(smallest, height / base.height)) : 1;
}

function formFor(
  width: number,
  height: number,
  least: Readonly<Record<'side' | 'row', number>>,
): keyof typeof bases | null {
  if (width >= leastWidth.side && height >= least.side) return 'side';
  if (width >= leastWidth.upright && height >= leastUpright && height > width) return 'upright';
  return width >= leastWidth.row && height >= least.row ? 'row' : null;
}

/** The layout of the shared board. It shows more, and has no own seat to keep in view. */
export function sharedLayout(layout: BoardLayout, least: LeastHeights): BoardLayout {
  if (layout.setting === 'lists' || (layout.side && layout.height >= least.shared)) return layout;
  const { scale, width, height } = layout;
  return { ...layout, setting: 'stacked', side: false, scale: 1, width: width * scale, height: height * scale };
}
