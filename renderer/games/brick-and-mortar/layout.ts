import { useEffect, useState } from 'react';

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

/** Width of the street itself on the one-screen setting, beside the stores for sale and the till roll. */
export function streetWidth({ width }: Layout): number {
  return width - sideColumn;
}

/** Sets out the board for a window of this size; `text` is the size of the reader's text against the usual one. */
export function layoutFor(width: number, height: number, text: number): Layout {
  if (text >= 1.3) return { setting: 'lists', scale: 1, width, height };
  if (width < 700) return { setting: 'phone', scale: 1, width, height };
  // Below the height of the pictures the street would be cut off, so it is stacked and scrolls.
  if (width < 1180 || height < 600) return { setting: 'stacked', scale: 1, width, height };
  const scale = Math.min(largest, Math.max(1, Math.min(width / base.width, height / base.height)));
  return { setting: 'street', scale, width: width / scale, height: height / scale };
}

function measure(): Layout {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutFor(window.innerWidth, window.innerHeight, Number.isFinite(size) ? size / 16 : 1);
}

/** The layout for the window as it is now; follows its size and the reader's text size. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(measure);
  useEffect(() => {
    const follow = (): void => setLayout(measure());
    window.addEventListener('resize', follow);
    const watcher = new MutationObserver(follow);
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class', 'data-text'] });
    return () => {
      window.removeEventListener('resize', follow);
      watcher.disconnect();
    };
  }, []);
  return layout;
}
