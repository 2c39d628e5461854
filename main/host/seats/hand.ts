import type { Seat } from '../../../shared/engine/index.ts';

/** Which seat a device's screen shows, where several players share it. */
export interface Hand {
  /** The active seat; null while the shutter is down. */
  readonly inHand: Seat | null;
  /** True if all players of the device watch. The screen then shows public information and takes public moves only. */
  readonly isOpen: boolean;
  /** The previous active seat. */
  readonly last: Seat | null;
  /** True if a player opened or lowered the shutter, or a reveal lowered it. False if the screen followed the match. */
  readonly chosen: boolean;
}

export const nobodysHand: Hand = { inHand: null, isOpen: false, last: null, chosen: false };

/** The hand once `seat` is active, or once the shutter is down (null). */
export function passTo(hand: Hand, seat: Seat | null, chosen = false): Hand {
  return { inHand: seat, isOpen: false, last: seat ?? hand.inHand ?? hand.last, chosen };
}

/** The parts of the match that decide which seat is active. */
export interface Turn {
  readonly toAct: readonly Seat[];
  readonly isOver: boolean;
  /** True if the seat has anything to see that others may not. */
  hasSecrets(seat: Seat): boolean;
  /** True if the seat has public moves. */
  isAskedPublicly(seat: Seat): boolean;
}

/** The hand after the active seat hides its secrets but can still answer publicly. Null if it cannot. */
export function laidOpen(hand: Hand, { toAct, isAskedPublicly }: Pick<Turn, 'toAct' | 'isAskedPublicly'>): Hand | null {
  const { inHand, isOpen } = hand;
  return inHand !== null && !isOpen && toAct.includes(inHand) && isAskedPublicly(inHand)
    ? askPublicly(hand, inHand)
    : null;
}

/** The hand once the screen asks `seat` publicly. */
function askPublicly(hand: Hand, seat: Seat): Hand {
  return { ...passTo(hand, seat), isOpen: true };
}

/**
 * The hand after a change at the table.
 * The shutter comes down when another seat of the device must act instead of the active one. A device with a single
 * player never needs it. If the next seat has no secrets, it becomes active directly. If it has secrets but also public
 * moves, the screen asks it publicly.
 * The shutter also comes down before a seat that became active without it and has secrets now. A shutter that a player
 * lowered stays down until a player opens it.
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
  return turn.isAskedPublicly(next) ? askPublicly(hand, next) : lowered;
}

/** True if the screen reveals nothing new. A seat that became active without a shutter may have secrets now. */
function stays({ isOpen, chosen }: Hand, seat: Seat, { toAct, hasSecrets, isAskedPublicly }: Turn): boolean {
  if (isOpen) return !toAct.includes(seat) || isAskedPublicly(seat);
  return chosen || !hasSecrets(seat);
}

/**
 * The seat that the lowered shutter asks for, or null. It is one of the device's that must act.
 * If several must act, it is the first clockwise from the previous active seat.
 */
export function askedFor(hand: Hand, own: readonly Seat[], toAct: readonly Seat[]): Seat | null {
  if (hand.inHand !== null) return null;
  const wanted = toAct.filter((seat) => own.includes(seat));
  const start = hand.last ?? 0;
  const clockwise = [...wanted].sort((one, other) => one - other);
  return clockwise.find((seat) => seat >= start) ?? clockwise[0] ?? null;
}
