import type { Seat } from '../../../shared/engine/index.ts';

/** Whose hands the laptop is in, where several people share it. */
export interface Hand {
  /** The seat whose person is before the screen, or is asked by it; null while the shutter is down. */
  readonly inHand: Seat | null;
  /** Do all round the screen look on? Then it shows what everybody may see, and takes open moves alone. */
  readonly isOpen: boolean;
  /** The seat that last was. */
  readonly last: Seat | null;
  /** Did somebody open or lower the shutter themselves? Else the screen came to this with what happened at the table. */
  readonly chosen: boolean;
}

export const nobodysHand: Hand = { inHand: null, isOpen: false, last: null, chosen: false };

/** The hand after `seat` has come to the screen, or after the shutter has come down (null). */
export function passTo(hand: Hand, seat: Seat | null, chosen = false): Hand {
  return { inHand: seat, isOpen: false, last: seat ?? hand.inHand ?? hand.last, chosen };
}

/** Where the match stands, as far as it moves people. */
export interface Turn {
  readonly toAct: readonly Seat[];
  readonly isOver: boolean;
  /** Has the seat anything before it that others may not see? */
  hasSecrets(seat: Seat): boolean;
  /** Can the seat answer before everybody's eyes? */
  isAskedOpenly(seat: Seat): boolean;
}

/** The hand after whoever had the screen for themselves has put their things away, where they can answer openly. */
export function laidOpen(hand: Hand, { toAct, isAskedOpenly }: Pick<Turn, 'toAct' | 'isAskedOpenly'>): Hand | null {
  const { inHand, isOpen } = hand;
  return inHand !== null && !isOpen && toAct.includes(inHand) && isAskedOpenly(inHand) ? askOpenly(hand, inHand) : null;
}

/** The hand after the screen has asked `seat` for something before everybody's eyes. */
function askOpenly(hand: Hand, seat: Seat): Hand {
  return { ...passTo(hand, seat), isOpen: true };
}

/**
 * The hand after something has changed at the table: the shutter comes down when the seat in hand need not act and
 * another seat of the device must. A single person before the screen never has to draw it. Where the next one has nothing
 * to hide, the screen simply goes on to them; where they have, but can answer before everybody's eyes, it asks them so,
 * with what all may see. It comes down as well before whoever came so and has something to hide now. A shutter that
 * somebody lowered stays down until somebody opens it.
 */
export function handAfter(hand: Hand, own: readonly Seat[], turn: Turn): Hand {
  if (turn.isOver) return passTo(hand, null);
  const [only] = own;
  if (own.length === 1 && only !== undefined) return passTo(hand, only, true);
  const { inHand, chosen } = hand;
  if (inHand === null && chosen) return hand;
  const isKept = inHand !== null && stays(hand, inHand, turn);
  if (isKept && turn.toAct.includes(inHand)) return hand;
  const lowered = passTo(hand, null);
  const next = askedFor(lowered, own, turn.toAct);
  if (next === null) return isKept ? hand : lowered;
  if (!turn.hasSecrets(next)) return passTo(hand, next);
  return turn.isAskedOpenly(next) ? askOpenly(hand, next) : lowered;
}

/** Does the screen show no more than it did for whoever it shows? A seat that came without a shutter may have secrets now. */
function stays({ isOpen, chosen }: Hand, seat: Seat, { toAct, hasSecrets, isAskedOpenly }: Turn): boolean {
  if (isOpen) return !toAct.includes(seat) || isAskedOpenly(seat);
  return chosen || !hasSecrets(seat);
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
