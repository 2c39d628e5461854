import type { Seat } from '../../../../shared/engine/index.ts';
import type { IncomeLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';

/** What a fish stand earns with two customers at the left end of the third row, with no restaurant near. */
export const income = (seat: Seat, space: number, coins: number): IncomeLine => ({
  customers: 'c2-fish-meat',
  entrance: 'L3',
  space,
  good: 'fish',
  seat,
  restaurants: [],
  improvedBy: [],
  coins,
});
