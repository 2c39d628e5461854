/**
 * How the board is set out: on one screen, as a phone's own desk, or as lists in reading order. The board for everybody
 * is stacked, and scrolls, where it does not find room on one screen.
 */
export type Setting = 'quay' | 'stacked' | 'phone' | 'lists';

/** The room there is, in pixels of the board's own scale. */
export interface Layout {
  readonly setting: Setting;
  /** Do the shipping prices and the till roll stand beside the quay? On a tablet the roll waits behind a button. */
  readonly side: boolean;
  /** Is the board higher than wide, as on a tablet held upright? */
  readonly upright: boolean;
  /** How much the whole board is enlarged on a large screen, or made smaller in a low window. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** What the one-screen board is drawn for; in larger windows it is enlarged. */
const bases = {
  side: { width: 1280, height: 720 },
  row: { width: 1024, height: 720 },
  upright: { width: 768, height: 1024 },
} as const;
/** The smallest windows for it, at the usual size. */
const leastWidth = { side: 1180, row: 1000, upright: 740 } as const;
const leastHeight = { row: 600, upright: 880 } as const;
const largest = 2.25;
const smallest = 0.88;
/** Text from this size on is read as lists. */
const largeText = 1.3;

/** The room a window leaves the board, in pixels; `text` is the size of the reader's text against the usual one. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

/** Sets out the board for a window of this size. */
export function layoutFor({ width, height, text }: Room): Layout {
  const usual = { side: false, upright: false, scale: 1, width, height };
  if (text >= largeText) return { setting: 'lists', ...usual };
  const form = formFor(width, height);
  // a phone, upright or on its side, and every window in which the quay would be cut off
  if (form === null) return { setting: 'phone', ...usual };
  const scale = scaleFor(form, width, height);
  return {
    setting: 'quay',
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

function formFor(width: number, height: number): keyof typeof bases | null {
  if (width >= leastWidth.side && height >= leastHeight.row) return 'side';
  if (width >= leastWidth.upright && height >= leastHeight.upright && height > width) return 'upright';
  return width >= leastWidth.row && height >= leastHeight.row ? 'row' : null;
}

/** The layout of the board for everybody, which has more to show and no yard to keep in sight. */
export function sharedLayout(layout: Layout): Layout {
  if (layout.setting === 'lists' || (layout.side && layout.height >= 640)) return layout;
  const { scale, width, height } = layout;
  return { ...layout, setting: 'stacked', side: false, scale: 1, width: width * scale, height: height * scale };
}

/** The side column with market and roll, and the outer edges together. */
const sideColumn = 262;
const edges = 24;
const gap = 8;

/** Where everything on the one-screen board goes, in pixels of its own scale. */
export interface OneScreenSizes {
  /** The width of the harbour, beside the side column. */
  readonly width: number;
  readonly quay: number;
  readonly water: number;
  /** Widths of the own yard and of each other one. */
  readonly own: number;
  readonly others: number;
}

/** Shares out the one-screen board among quay, water and so many other yards. */
export function oneScreenSizes({ width, height, side, upright }: Layout, beside: number): OneScreenSizes {
  const harbour = side ? width - sideColumn : width;
  if (upright) {
    const others = Math.floor((harbour - edges - Math.max(0, beside - 1) * gap) / Math.max(1, beside));
    return { width: harbour, quay: Math.min(250, Math.round(height * 0.22)), water: 24, own: harbour - edges, others };
  }
  const widestOther = side ? otherWidths[beside] : otherWidthsInRow[beside];
  const others = beside === 0 ? 0 : (widestOther ?? 176);
  return {
    width: harbour,
    quay: side ? Math.round(height * 0.325) : Math.round(height * 0.27),
    water: side ? Math.round(height * 0.061) : 28,
    own: harbour - edges - beside * (others + gap),
    others,
  };
}

/** The fewer others there are, the wider their yards. */
const otherWidths: readonly number[] = [0, 268, 214, 176];
const otherWidthsInRow: readonly number[] = [0, 260, 206, 176];
