import type { Reacted } from '../../../shared/protocol/messages.ts';

/** The middle of a name plate's lower edge, in percent of the window. */
export interface SignPlace {
  readonly x: number;
  readonly y: number;
}

/** The distance that a reaction keeps from the window's edges, in lines of text. */
const margin = 2.5;

/** The name plate that a mark is on or beside. */
function signOf(mark: Element): Element {
  return mark.closest('.sign') ?? mark.parentElement?.querySelector('.sign') ?? mark.parentElement ?? mark;
}

/**
 * The place of the sender's name plate in the window: at a table their seat's, in the lobby their chair's.
 * The largest of several; null if none is visible.
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
