import { z } from 'zod';

/** A rectangle of the desktop, in the units in which Electron counts it. */
const rectangle = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Rectangle = z.infer<typeof rectangle>;

/** Where a window was when it was closed; its place is the one that it has when it is neither maximized nor full. */
export const windowPlace = rectangle.extend({ isMaximized: z.boolean(), isFullScreen: z.boolean() });
export type WindowPlace = z.infer<typeof windowPlace>;

/** So much of a window's upper edge must be on a screen for a hand to get hold of it. */
const leastWidth = 120;
const leastHeight = 32;

/**
 * The place for a window that was there before, on the screens that there are now: as it was, no larger than its screen.
 * Null where it could not be got hold of, because a screen has gone.
 * @param areas the part of each screen that windows may use
 */
export function placeOn(place: Rectangle, areas: readonly Rectangle[]): Rectangle | null {
  for (const area of areas) {
    const width = Math.min(place.width, area.width);
    const height = Math.min(place.height, area.height);
    const seen = Math.min(place.x + width, area.x + area.width) - Math.max(place.x, area.x);
    const isAbove = place.y >= area.y && place.y + leastHeight <= area.y + area.height;
    if (seen >= leastWidth && isAbove) return { x: place.x, y: place.y, width, height };
  }
  return null;
}
