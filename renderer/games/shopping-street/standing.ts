import { clockwiseFrom, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import type { StreetTable } from './table.ts';

/** The other players, clockwise from the near one; all of them where nobody sits near. */
export function otherSeats({ view, near, shared }: Pick<StreetTable, 'view' | 'near' | 'shared'>): readonly Seat[] {
  return shared ? seatsOf(view.seatCount) : clockwiseFrom(near, view.seatCount).slice(1);
}
