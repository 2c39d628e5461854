export type TagSide = 'above' | 'below' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between a tag and what it hangs on, in pixels. */
const GAP = 8;
/** Kept free along the edges of the window, in pixels. */
const EDGE = 6;

const OPPOSITE: Readonly<Record<TagSide, TagSide>> = { above: 'below', below: 'above', left: 'right', right: 'left' };

function beside(anchor: Box, tag: Size, side: TagSide): { left: number; top: number } {
  const middle = anchor.top + (anchor.height - tag.height) / 2;
  if (side === 'above') return { left: anchor.left, top: anchor.top - tag.height - GAP };
  if (side === 'below') return { left: anchor.left, top: anchor.top + anchor.height + GAP };
  if (side === 'left') return { left: anchor.left - tag.width - GAP, top: middle };
  return { left: anchor.left + anchor.width + GAP, top: middle };
}

/**
 * Where a tag hangs, in pixels of the window: on the side asked for, on the other one where there is more room, and
 * moved along until all of it is in sight.
 */
export function placeTag(anchor: Box, tag: Size, window: Size, side: TagSide): { left: number; top: number } {
  const fits = (at: TagSide) => {
    const { left, top } = beside(anchor, tag, at);
    return at === 'above' || at === 'below'
      ? top >= EDGE && top + tag.height <= window.height - EDGE
      : left >= EDGE && left + tag.width <= window.width - EDGE;
  };
  const order: TagSide[] = [side, OPPOSITE[side], 'above', 'below', 'right', 'left'];
  const { left, top } = beside(anchor, tag, order.find(fits) ?? side);
  return {
    left: Math.max(EDGE, Math.min(left, window.width - EDGE - tag.width)),
    top: Math.max(EDGE, Math.min(top, window.height - EDGE - tag.height)),
  };
}
