import { shoppingStreetRoom } from '../../../../renderer/games/shopping-street/index.ts';
import { type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import { drawnTables } from '../drawn-tables.tsx';
import { five } from './page.ts';
import { playMatch } from './played-match.ts';

export const { boardProps, DrawnBoard, renderBoard, movesByPressing } = drawnTables(
  shoppingStreet,
  shoppingStreetRoom,
  <p>The roll</p>,
  five,
);

/** A position with somebody who is asked in it. */
export interface Moment {
  readonly state: ShoppingStreetState;
  readonly seat: Seat;
}

/** The first position that this is true of, with whoever of those asked it is true for. Throws RangeError for none. */
export function momentOf(seats: number, is: (state: ShoppingStreetState, seat: Seat) => boolean, matches = 40): Moment {
  for (let number = 0; number < matches; number++) {
    let found: Moment | undefined;
    playMatch(seats, number, (_events, state) => {
      if (found !== undefined) return;
      const toAct = shoppingStreet.toAct(state);
      const seat = seatsOf(state.seatCount).find((each) => toAct.includes(each) && is(state, each));
      if (seat !== undefined) found = { state: shoppingStreet.copy(state), seat };
    });
    if (found !== undefined) return found;
  }
  throw new RangeError('nothing of the kind');
}
