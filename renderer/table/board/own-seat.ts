import { type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';

/** The seat whose side is at the bottom: the active one, else the viewer, else seat 0. */
export function ownSeatOf(inHand: Seat | null, viewer: Viewer): Seat {
  if (inHand !== null) return inHand;
  return viewer === 'spectator' ? seatAt(0) : viewer;
}
