import { z } from 'zod';

/** A rectangle on the desktop, in Electron's device-independent pixels. */
const rectangle = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Rectangle = z.infer<typeof rectangle>;

/** A window's state when it was closed. The rectangle is its normal (not maximized or full-screen) bounds. */
export const windowPlace = rectangle.extend({ isMaximized: z.boolean(), isFullScreen: z.boolean() });
export type WindowPlace = z.infer<typeof windowPlace>;

/** Minimum visible part of a window's upper edge, so that it can be dragged. */
const leastWidth = 120;
const leastHeight = 32;

/**
 * The saved bounds of a window, no larger than its screen.
 * Null if the window could not be reached, because a screen is gone.
 * @param areas the work area of each screen
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
