import { type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';

/** Whose side of the table is the near one: who holds the screen, else whose eyes the view is for, else seat 0. */
export function nearSeat(inHand: Seat | null, viewer: Viewer): Seat {
  if (inHand !== null) return inHand;
  return viewer === 'spectator' ? seatAt(0) : viewer;
}
