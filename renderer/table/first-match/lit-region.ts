/** A part of the window, in pixels. */
export type Region = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** So much of a region that is pointed at is lit, at least: an arrow at what lies between lit pieces would mislead. */
const leastLit = 0.5;
/** And it is no higher than this part of the window: what is lit all over the table needs no pointing at. */
const highest = 0.35;

function areaOf({ left, top, right, bottom }: Region): number {
  return (right - left) * (bottom - top);
}

/**
 * The region in which all these pieces lie close together; null where they do not, or where there are none.
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
