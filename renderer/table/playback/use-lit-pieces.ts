import { useLayoutEffect } from 'react';
import { firstSeen, pace } from '../../design/index.ts';

/** Pieces that take up a larger part of the window are places, which would only dazzle. */
const largest = 0.12;
/** With more pieces, nothing stands out. */
const most = 8;

const light: Keyframe = {
  outline: '3px solid var(--lamp)',
  outlineOffset: '1px',
  boxShadow: '0 0 0 5px var(--print), 0 0 18px 6px var(--lamp-glow)',
};

function isPiece(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height <= largest * window.innerWidth * window.innerHeight;
}

/**
 * Lights the pieces of the board with these selectors.
 * @param delay in milliseconds at the normal pace
 */
export function useLitPieces(selectors: readonly string[], delay: number): void {
  useLayoutEffect(() => {
    const found = new Set(selectors.map((selector) => firstSeen(`.game-board :is(${selector})`)));
    const pieces = [...found].filter((element) => element !== null).filter(isPiece);
    if (pieces.length > most) return;
    const timing = { duration: 1000, iterations: Number.POSITIVE_INFINITY, delay: delay * pace() };
    const lights = pieces.map((piece) => piece.animate?.([light, light], timing));
    return () => {
      for (const each of lights) each?.cancel();
    };
  }, [selectors, delay]);
}
