/** A part of the window, in pixels. */
export type Region = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Minimum highlighted fraction of a region: an arrow at the gap between pieces would mislead. */
const leastLit = 0.5;
/** Maximum height of a region as a fraction of the window: pieces all over the table need no arrow. */
const highest = 0.35;

function areaOf({ left, top, right, bottom }: Region): number {
  return (right - left) * (bottom - top);
}

/**
 * The region of pieces that are close together; null if they are apart, or if there are none.
 * @param windowHeight in pixels, as the pieces
 */
export function litRegion(pieces: readonly Region[], windowHeight: number): Region | null {
  if (pieces.length === 0) return null;
  const region = {
    left: Math.min(...pieces.map(({ left }) => left)),
    top: Math.min(...pieces.map(({ top }) => top)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  };
  const lit = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
  const isTogether = lit >= leastLit * areaOf(region) && region.bottom - region.top <= highest * windowHeight;
  return isTogether ? region : null;
}
