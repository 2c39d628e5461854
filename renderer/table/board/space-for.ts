import { useEffect, useState } from 'react';
import { useAppSelector } from '../../client/store.ts';

/** The smallest width of a one-screen board with a column beside it, in pixels at normal text size. */
export const leastWidthWithColumn = 1262;

/** The window sizes with space for something, in pixels; widths at normal text size. */
const needs = {
  log: { width: leastWidthWithColumn, height: 560 },
  /** The lesson teacher's column: a one-screen board stays whole beside it. */
  teacher: { width: leastWidthWithColumn, height: 640 },
  /** The game tiles above the ways to play, which a phone would hide. */
  tiles: { width: 481, height: 481 },
} as const;

/** The text scale from which a table becomes lists. */
export const largeText = 1.3;

/** A table's text scale for a reader's text size in percent: what is drawn fits the window, so only lists grow. */
export const scaleAtTable = (textSize: number) => (textSize / 100 < largeText ? 1 : textSize / 100);

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Whether the window has space for this, at the reader's text size once that is large. */
export function useSpaceFor(what: keyof typeof needs): boolean {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const [{ width, height }, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return width / scaleAtTable(textSize) >= needs[what].width && height >= needs[what].height;
}
