import type { Reacted } from '../../../shared/protocol/messages.ts';

/** The middle of a name plate's lower edge, in percent of the window. */
export interface PlatePlace {
  readonly x: number;
  readonly y: number;
}

/** The distance that a reaction keeps from the window's edges, in lines of text. */
const margin = 2.5;

/** The name plate that a mark is on or beside. */
function plateOf(mark: Element): Element {
  return mark.closest('.name-plate') ?? mark.parentElement?.querySelector('.name-plate') ?? mark.parentElement ?? mark;
}

/**
 * The place of the sender's name plate in the window: at a table their seat's, in the lobby their chair's.
 * The largest of several; null if none is visible.
 */
export function placeOfPlate({ by, seat }: Pick<Reacted, 'by' | 'seat'>): PlatePlace | null {
  const wanted = [seat === null ? null : `[data-plate="${seat}"]`, `[data-plate-of="${by}"]`].filter(Boolean).join();
  const { innerWidth, innerHeight } = window;
  const inSight = [...document.querySelectorAll(wanted)]
    .map((mark) => plateOf(mark).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const [plate] = inSight;
  if (plate === undefined) return null;
  const edge = margin * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const within = (at: number, size: number): number => Math.min(size - edge, Math.max(edge, at));
  return {
    x: (100 * within(plate.left + plate.width / 2, innerWidth)) / innerWidth,
    y: (100 * within(plate.bottom, innerHeight)) / innerHeight,
  };
}
