import { playerAt, seatsOf } from '../../../shared/engine/index.ts';
import type { BrickTypes } from '../../../shared/games/brick-and-mortar/index.ts';
import type { Watcher } from './watcher.ts';

const facts = [
  'points sold for cash in the last month',
  'points sold for cash earlier',
  'stores paid for and never opened',
  'seats with debt at the end',
  'debt tokens at the end',
] as const;

/** Counts waste in Brick & Mortar: points, stores, and money on credit. */
export const watcher: Watcher<BrickTypes, (typeof facts)[number]> = {
  facts,
  see({ before, events }, count) {
    for (const event of events) {
      if (event.type === 'store-not-opened') count(event.seat, 'stores paid for and never opened');
      if (event.type !== 'points-sold') continue;
      // the marker may still be taken later, which makes this month the last one
      const isLast = before.investmentMarker === null || before.month === before.finalMonth;
      const fact = isLast ? 'points sold for cash in the last month' : 'points sold for cash earlier';
      count(event.seat, fact, event.points);
    }
  },
  ended(state, count) {
    for (const seat of seatsOf(state.seatCount)) {
      const { debt } = playerAt(state, seat);
      if (debt === 0) continue;
      count(seat, 'seats with debt at the end');
      count(seat, 'debt tokens at the end', debt);
    }
  },
};
