import type { Reacted } from '../../../shared/protocol/messages.ts';

/** Where something hangs from a sign: the middle of its lower edge, in pixels of the window. */
export interface SignPlace {
  readonly x: number;
  readonly y: number;
}

/** How far from the edges of the window a reaction stays whole, in pixels. */
const margin = 44;

/**
 * Where the sign of whoever reacts stands in the window: that of their seat at a table, that of their chair in the lobby. The
 * largest where there are several; null where none is in sight.
 */
export function placeOfSign({ by, seat }: Pick<Reacted, 'by' | 'seat'>): SignPlace | null {
  const wanted = [seat === null ? null : `[data-sign="${seat}"]`, `[data-sign-of="${by}"]`].filter(Boolean).join();
  const { innerWidth, innerHeight } = window;
  const inSight = [...document.querySelectorAll(wanted)]
    .map((mark) => (mark.parentElement ?? mark).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const [sign] = inSight;
  if (sign === undefined) return null;
  const within = (at: number, size: number): number => Math.min(size - margin, Math.max(margin, at));
  return { x: within(sign.left + sign.width / 2, innerWidth), y: within(sign.bottom, innerHeight) };
}
