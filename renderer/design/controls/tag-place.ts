import type { Place } from './in-window.ts';

export type TagSide = 'above' | 'below' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size, Place {}

/** The margin to the window's edges, in pixels. */
const EDGE = 6;

const OPPOSITE: Readonly<Record<TagSide, TagSide>> = { above: 'below', below: 'above', left: 'right', right: 'left' };

const sides: readonly TagSide[] = ['above', 'below', 'right', 'left'];

function beside(anchor: Box, tag: Size, side: TagSide, gap: number): Place {
  const middle = anchor.top + (anchor.height - tag.height) / 2;
  if (side === 'above') return { left: anchor.left, top: anchor.top - tag.height - gap };
  if (side === 'below') return { left: anchor.left, top: anchor.top + anchor.height + gap };
  if (side === 'left') return { left: anchor.left - tag.width - gap, top: middle };
  return { left: anchor.left + anchor.width + gap, top: middle };
}

/** The area of the anchor that a tag at this place covers, in square pixels. */
function covered(anchor: Box, tag: Size, { left, top }: Place): number {
  const across = Math.min(anchor.left + anchor.width, left + tag.width) - Math.max(anchor.left, left);
  const down = Math.min(anchor.top + anchor.height, top + tag.height) - Math.max(anchor.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * The position of a tag in the window, in pixels: on the wanted side, or the first other one that fits.
 * A side fits if the tag is inside the window and covers none of its anchor. Without one, it covers as little as
 * possible.
 */
export function placeTag(anchor: Box, tag: Size, window: Size, side: TagSide, gap: number): Place {
  const places = [side, OPPOSITE[side], ...sides].map((at) => {
    const { left, top } = beside(anchor, tag, at, gap);
    return {
      left: Math.max(EDGE, Math.min(left, window.width - EDGE - tag.width)),
      top: Math.max(EDGE, Math.min(top, window.height - EDGE - tag.height)),
    };
  });
  const least = Math.min(...places.map((place) => covered(anchor, tag, place)));
  return places.find((place) => covered(anchor, tag, place) === least) ?? { left: EDGE, top: EDGE };
}
