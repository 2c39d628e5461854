import type { Reacted } from '../../../shared/protocol/messages.ts';

/** Where something hangs from a sign: the middle of its lower edge, in percent of the window. */
export interface SignPlace {
  readonly x: number;
  readonly y: number;
}

/** How far from the edges of the window a reaction stays whole, in lines of text. */
const margin = 2.5;

/** What hangs from a mark is hung from the sign that the mark is on or beside. */
function signOf(mark: Element): Element {
  return mark.closest('.sign') ?? mark.parentElement?.querySelector('.sign') ?? mark.parentElement ?? mark;
}

/**
 * Where the sign of whoever reacts stands in the window: that of their seat at a table, that of their chair in the lobby. The
 * largest where there are several; null where none is in sight.
 */
export function placeOfSign({ by, seat }: Pick<Reacted, 'by' | 'seat'>): SignPlace | null {
  const wanted = [seat === null ? null : `[data-sign="${seat}"]`, `[data-sign-of="${by}"]`].filter(Boolean).join();
  const { innerWidth, innerHeight } = window;
  const inSight = [...document.querySelectorAll(wanted)]
    .map((mark) => signOf(mark).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const [sign] = inSight;
  if (sign === undefined) return null;
  const edge = margin * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const within = (at: number, size: number): number => Math.min(size - edge, Math.max(edge, at));
  return {
    x: (100 * within(sign.left + sign.width / 2, innerWidth)) / innerWidth,
    y: (100 * within(sign.bottom, innerHeight)) / innerHeight,
  };
}
