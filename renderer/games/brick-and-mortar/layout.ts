import { type RefObject, useMemo } from 'react';
import { useRoomSize } from '../../table/index.ts';

/**
 * How the board is set out: on one screen, as a phone's own desk, or as lists in reading order. The board for everybody
 * is stacked, and scrolls, where it does not find room on one screen.
 */
export type Setting = 'street' | 'stacked' | 'phone' | 'lists';

/** The room there is, in pixels of the board's own scale. */
export interface Layout {
  readonly setting: Setting;
  /** Do the stores for sale and the till roll stand beside the street? On a tablet they wait behind buttons. */
  readonly side: boolean;
  /** Does the desk lie below the own shops, as on a tablet held upright, and not beside them? */
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
const leastHeight = { row: 560, upright: 880 } as const;
const largest = 2.25;
const smallest = 0.88;
const sideColumn = 262;

/** Is it the one-screen board without room for the stores for sale and the till roll beside it? */
export function lacksSide({ setting, side }: Layout): boolean {
  return setting === 'street' && !side;
}

/** Width of the street itself on the one-screen setting, beside the stores for sale and the till roll. */
export function streetWidth({ width, side }: Layout): number {
  return side ? width - sideColumn : width;
}

/** Sets out the board for a window of this size; `text` is the size of the reader's text against the usual one. */
export function layoutFor(width: number, height: number, text: number): Layout {
  const usual = { side: false, upright: false, scale: 1, width, height };
  if (text >= 1.3) return { setting: 'lists', ...usual };
  const form = streetForm(width, height);
  // a phone, upright or on its side, and every window in which the street would be cut off
  if (form === null) return { setting: 'phone', ...usual };
  const scale = scaleFor(form, width, height);
  return {
    setting: 'street',
    side: form === 'side',
    upright: form === 'upright',
    scale,
    width: width / scale,
    height: height / scale,
  };
}

/** Enlarged where there is room; a little smaller where a browser's own bars leave a laptop less than the street's height. */
function scaleFor(form: keyof typeof bases, width: number, height: number): number {
  const base = bases[form];
  const room = Math.min(width / base.width, height / base.height);
  if (room >= 1) return Math.min(largest, room);
  const lower = height / base.height;
  return form === 'side' && lower >= smallest ? Math.min(1, lower) : 1;
}

function streetForm(width: number, height: number): keyof typeof bases | null {
  if (width >= leastWidth.side && height >= leastHeight.row) return 'side';
  if (width >= leastWidth.upright && height >= leastHeight.upright && height > width) return 'upright';
  return width >= leastWidth.row && height >= leastHeight.row ? 'row' : null;
}

/** The layout of the board for everybody, which has more to show and nobody's desk to keep in sight. */
export function sharedLayout(layout: Layout): Layout {
  if (layout.setting === 'lists' || (layout.side && layout.height >= 600)) return layout;
  const { scale, width, height } = layout;
  return { ...layout, setting: 'stacked', side: false, scale: 1, width: width * scale, height: height * scale };
}

/** The heights of the one-screen board from its head down, in pixels of its own scale. */
export interface StreetHeights {
  readonly head: number;
  /** The rivals' side. */
  readonly far: number;
  readonly kerb: number;
  readonly docks: number;
  /** The own shops and the desk: what is left, and never less than `nearLeast` in any window that gets a street. */
  readonly near: number;
  /** With a second line of words where there is little width. */
  readonly counter: number;
}

/** The plates of the rivals alone, their buildings, and the air over these. */
const plates = 46;
const buildings = { least: 126, usual: 182, upright: 212 } as const;
const skyline = 14;
/** The own building at its usual size; upright the desk with dial, cards and stores in hand below it. */
export const nearLeast = { row: 226, upright: 440 } as const;
const nearUsual = { row: 247, upright: 496 } as const;

/** Shares out the height: what is asked of the near player comes first, the rivals' buildings may be told in short. */
export function streetHeights({ height, side, upright }: Layout): StreetHeights {
  const head = side ? 43 : 50;
  const kerb = 42;
  const docks = 124;
  const counter = side ? 68 : upright ? 100 : 84;
  const left = height - head - kerb - docks - counter;
  const form = upright ? 'upright' : 'row';
  const forRivals = Math.min(buildings[upright ? 'upright' : 'usual'] + skyline, left - nearUsual[form]);
  const far = forRivals < buildings.least + skyline ? plates : forRivals;
  return { head, far, kerb, docks, near: left - far, counter };
}

/** How high the rivals' buildings are drawn; 0 where there is room for their plates alone. */
export function rivalsHeight(layout: Layout): number {
  const { far } = streetHeights(layout);
  return far === plates ? 0 : Math.floor(far) - skyline;
}

/** How large the near side is drawn. */
export interface NearSizes {
  /** Height of the own shops at most. */
  readonly shops: number;
  readonly dial: number;
  /** Is there height for the hands above the dial, where a desk beside the shops has little width? */
  readonly tall: boolean;
}

/** The plate over the own shops, and the air round them. */
const ownPlate = 41;
/** Dial, cards and stores in hand one below the other. */
const tallDesk = 320;
/** A desk with dial, cards and stores in hand. */
const fullDesk = 264;

/** Sizes of the near side in a room of this height: the measured one, for the counter may take more than usual. */
export function nearSizes(height: number, upright: boolean): NearSizes {
  const shops = Math.max(112, Math.min(208, height - ownPlate - (upright ? fullDesk : 0)));
  const desk = upright ? height - ownPlate - shops : height;
  return { shops, dial: Math.max(112, Math.min(164, desk - 50)), tall: !upright && height >= tallDesk };
}

/** The layout for the room the board's surroundings leave it. Give the board's own element the ref. */
export function useLayout(): readonly [Layout, RefObject<HTMLDivElement | null>] {
  const [{ width, height, text }, board] = useRoomSize();
  const layout = useMemo(() => layoutFor(width, height, text), [width, height, text]);
  return [layout, board];
}
