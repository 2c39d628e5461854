import type { RoomSize } from './room-size.ts';

/**
 * How a board is set out: on one screen, as a phone's own desk, or as lists in reading order. The board for everybody
 * is stacked, and scrolls, where it does not find room on one screen.
 */
export type Setting = 'one-screen' | 'stacked' | 'phone' | 'lists';

/** The room there is, in pixels of the board's own scale. */
export interface BoardLayout {
  readonly setting: Setting;
  /** Is there a column for what lies at the side and the till roll? On a tablet these wait behind buttons. */
  readonly side: boolean;
  /** Is the board higher than wide, as on a tablet held upright? */
  readonly upright: boolean;
  /** How much the whole board is enlarged on a large screen, or made smaller in a low window. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The least heights in which a game's board stays on one screen, in pixels. */
export interface LeastHeights {
  /** Of a window wider than high. */
  readonly row: number;
  /** Of the board for everybody, in its own scale. */
  readonly shared: number;
}

/** The three forms of the board on one screen, as its sheets know them: with the column at the side, and two without it. */
export function formOf({ side, upright }: BoardLayout): 'with-side' | 'upright' | 'without-side' {
  if (side) return 'with-side';
  return upright ? 'upright' : 'without-side';
}

/** Width of the side column, with the air round it. */
export const sideColumn = 262;

/** What the one-screen board is drawn for; in larger windows it is enlarged. */
const bases = {
  side: { width: 1280, height: 720 },
  row: { width: 1024, height: 720 },
  upright: { width: 768, height: 1024 },
} as const;
/** The smallest windows for it, at the usual size. */
const leastWidth = { side: 1180, row: 1000, upright: 740 } as const;
const leastUpright = 880;
const largest = 2.25;
const smallest = 0.88;
/** Text from this size on is read as lists. */
const largeText = 1.3;

/** Sets out a board in a window of this size. */
export function layoutFor({ width, height, text }: RoomSize, least: LeastHeights): BoardLayout {
  const usual = { side: false, upright: false, scale: 1, width, height };
  if (text >= largeText) return { setting: 'lists', ...usual };
  const form = formFor(width, height, least.row);
  // a phone, upright or on its side, and every window in which the board would be cut off
  if (form === null) return { setting: 'phone', ...usual };
  const scale = scaleFor(form, width, height);
  return {
    setting: 'one-screen',
    side: form === 'side',
    upright: form === 'upright',
    scale,
    width: width / scale,
    height: height / scale,
  };
}

/** Enlarged where there is room; a little smaller where a browser's own bars leave a laptop less than the board's height. */
function scaleFor(form: keyof typeof bases, width: number, height: number): number {
  const base = bases[form];
  const room = Math.min(width / base.width, height / base.height);
  if (room >= 1) return Math.min(largest, room);
  const lower = height / base.height;
  return form === 'side' && lower >= smallest ? Math.min(1, lower) : 1;
}

function formFor(width: number, height: number, leastRow: number): keyof typeof bases | null {
  if (width >= leastWidth.side && height >= leastRow) return 'side';
  if (width >= leastWidth.upright && height >= leastUpright && height > width) return 'upright';
  return width >= leastWidth.row && height >= leastRow ? 'row' : null;
}

/** The layout of the board for everybody, which has more to show and no near side to keep in sight. */
export function sharedLayout(layout: BoardLayout, least: LeastHeights): BoardLayout {
  if (layout.setting === 'lists' || (layout.side && layout.height >= least.shared)) return layout;
  const { scale, width, height } = layout;
  return { ...layout, setting: 'stacked', side: false, scale: 1, width: width * scale, height: height * scale };
}
