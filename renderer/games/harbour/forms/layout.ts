import { type BoardLayout, sideColumn } from '../../../table/index.ts';

/** Minimum heights for a board on one screen. */
export const leastHeights = { row: 600, shared: 640 } as const;

/** The outer edges together. */
const edges = 24;
const gap = 8;
/** The quay beside the side column in the lowest board, and what it takes of the height above that: the yards need more. */
const quayBeside = 234;
const lowest = 720;
const quayShare = 0.2;

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
export function oneScreenSizes({ width, height, side, upright }: BoardLayout, beside: number): OneScreenSizes {
  const harbour = side ? width - sideColumn : width;
  if (upright) {
    const others = Math.floor((harbour - edges - Math.max(0, beside - 1) * gap) / Math.max(1, beside));
    return { width: harbour, quay: Math.min(250, Math.round(height * 0.22)), water: 24, own: harbour - edges, others };
  }
  const widestOther = side ? otherWidths[beside] : otherWidthsInRow[beside];
  const others = beside === 0 ? 0 : (widestOther ?? 176);
  return {
    width: harbour,
    quay: side ? Math.round(quayBeside + (height - lowest) * quayShare) : Math.round(height * 0.27),
    water: side ? 40 : 28,
    own: harbour - edges - beside * (others + gap),
    others,
  };
}

/** Widths of the others' yards; wider with fewer players. */
const otherWidths: readonly number[] = [0, 268, 214, 176];
const otherWidthsInRow: readonly number[] = [0, 260, 206, 176];
