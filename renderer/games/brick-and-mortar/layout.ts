import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How the board is set out: on one screen, stacked, as a player's own desk, or as lists in reading order. */
export type Setting = 'street' | 'stacked' | 'phone' | 'lists';

/** The room there is, in pixels of the board's own scale. */
export interface Layout {
  readonly setting: Setting;
  /** How much the whole board is enlarged on a large screen. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

const base = { width: 1280, height: 720 };
const largest = 2.25;
const sideColumn = 262;
/** Below this height nothing can be stacked: the desk stands beside the shops, as on a phone on its side. */
const lowest = 480;

/** Width of the street itself on the one-screen setting, beside the stores for sale and the till roll. */
export function streetWidth({ width }: Layout): number {
  return width - sideColumn;
}

/** Sets out the board for a window of this size; `text` is the size of the reader's text against the usual one. */
export function layoutFor(width: number, height: number, text: number): Layout {
  if (text >= 1.3) return { setting: 'lists', scale: 1, width, height };
  // a phone, upright or on its side
  if (width < 700 || height < lowest) return { setting: 'phone', scale: 1, width, height };
  // Below the height of the pictures the street would be cut off, so it is stacked and scrolls.
  if (width < 1180 || height < 600) return { setting: 'stacked', scale: 1, width, height };
  const scale = Math.min(largest, Math.max(1, Math.min(width / base.width, height / base.height)));
  return { setting: 'street', scale, width: width / scale, height: height / scale };
}

function measure(place: HTMLElement | null): Layout {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = place?.clientWidth || window.innerWidth;
  const height = place?.clientHeight || window.innerHeight;
  return layoutFor(width, height, Number.isFinite(size) ? size / 16 : 1);
}

/**
 * The layout for the room the board's surroundings leave it; follows their size and the reader's text size. Give the
 * board's own element the ref.
 */
export function useLayout(): readonly [Layout, RefObject<HTMLDivElement | null>] {
  const board = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState(() => measure(null));
  useLayoutEffect(() => {
    const place = board.current?.parentElement ?? null;
    const follow = (): void => {
      const next = measure(place);
      setLayout((before) =>
        before.setting === next.setting &&
        before.scale === next.scale &&
        before.width === next.width &&
        before.height === next.height
          ? before
          : next,
      );
    };
    follow();
    window.addEventListener('resize', follow);
    const sizes = new ResizeObserver(follow);
    if (place !== null) sizes.observe(place);
    const text = new MutationObserver(follow);
    text.observe(document.documentElement, { attributes: true });
    return () => {
      window.removeEventListener('resize', follow);
      sizes.disconnect();
      text.disconnect();
    };
  }, []);
  return [layout, board];
}
