import type { Seat } from '../../shared/engine/index.ts';

/** Whose hands the laptop is in, where several people share it. */
export interface Hand {
  /** The seat whose person is before the screen; null while the shutter is down. */
  readonly inHand: Seat | null;
  /** The seat that last was. */
  readonly last: Seat | null;
  /** Did somebody open or lower the shutter themselves? Else the screen came to this with what happened at the table. */
  readonly chosen: boolean;
}

export const nobodysHand: Hand = { inHand: null, last: null, chosen: false };

/** The hand after `seat` has come to the screen, or after the shutter has come down (null). */
export function passTo(hand: Hand, seat: Seat | null, chosen = false): Hand {
  return { inHand: seat, last: seat ?? hand.inHand ?? hand.last, chosen };
}

/** Where the match stands, as far as it moves people. */
export interface Turn {
  readonly toAct: readonly Seat[];
  readonly isOver: boolean;
  /** Has the seat anything before it that others may not see? */
  hasSecrets(seat: Seat): boolean;
}

/**
 * The hand after something has changed at the table: the shutter comes down when the seat in hand need not act and
 * another seat of the device must. A single person before the screen never has to draw it, and where the next one has
 * nothing to hide the screen simply goes on to them. It comes down as well before whoever came so and has something to
 * hide now. A shutter that somebody lowered stays down until somebody opens it.
 */
export function handAfter(hand: Hand, own: readonly Seat[], { toAct, isOver, hasSecrets }: Turn): Hand {
  if (isOver) return passTo(hand, null);
  const [only] = own;
  if (own.length === 1 && only !== undefined) return passTo(hand, only, true);
  const { inHand, chosen } = hand;
  if (inHand === null && chosen) return hand;
  const isShown = inHand !== null && !chosen && hasSecrets(inHand);
  if (inHand !== null && toAct.includes(inHand) && !isShown) return hand;
  const lowered = passTo(hand, null);
  const next = askedFor(lowered, own, toAct);
  if (next === null) return isShown ? lowered : hand;
  return hasSecrets(next) ? lowered : passTo(hand, next);
}

/**
 * The seat the lowered shutter asks for: one of the device's that must act. Where several must at once, the first
 * clockwise from whoever was last before the screen; null when none must.
 */
export function askedFor(hand: Hand, own: readonly Seat[], toAct: readonly Seat[]): Seat | null {
  if (hand.inHand !== null) return null;
  const wanted = toAct.filter((seat) => own.includes(seat));
  const start = hand.last ?? 0;
  const clockwise = [...wanted].sort((one, other) => one - other);
  return clockwise.find((seat) => seat >= start) ?? clockwise[0] ?? null;
}
