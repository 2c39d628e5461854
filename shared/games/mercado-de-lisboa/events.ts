import type { Described, Seat } from '../../engine/index.ts';
import type { Entrance, Good, Space } from './market.ts';
import type { Ending } from './state.ts';
import type { CustomerId, Restaurant } from './tiles.ts';

/** The payment of one customer tile for one stand. */
export interface IncomeLine {
  readonly customers: CustomerId;
  readonly entrance: Entrance;
  readonly space: Space;
  readonly good: Good;
  readonly seat: Seat;
  /** The adjacent open restaurants that improve the stand, by space. */
  readonly restaurants: readonly Space[];
  /** Their kinds, in the same order. */
  readonly improvedBy: readonly Restaurant[];
  /** Number of customers times one more than the number of restaurants. */
  readonly coins: number;
}

/** A line of a seat's final score, in coins. */
export interface ScoreLine {
  readonly why: 'coins' | 'unopened-restaurant';
  readonly amount: number;
}

/** All events. Money in coins. */
export type MercadoEvent = Described<{
  'specialty-chosen': { readonly seat: Seat; readonly good: Good };
  'round-began': { readonly round: number };
  'hand-exchanged': { readonly seat: Seat; readonly returned: readonly Good[]; readonly drawn: readonly Good[] };
  'display-exchanged': { readonly seat: Seat; readonly returned: readonly Good[]; readonly drawn: readonly Good[] };
  'stand-opened': {
    readonly seat: Seat;
    readonly good: Good;
    readonly space: Space;
    /** The larger of the numbers of stands in its row and column, including the new one. */
    readonly cost: number;
    readonly inRow: number;
    readonly inColumn: number;
    readonly income: readonly IncomeLine[];
    readonly earned: number;
  };
  /** A grey restaurant was covered; the seat now has it. */
  'restaurant-taken': { readonly seat: Seat; readonly space: Space; readonly restaurant: Restaurant };
  'tile-taken': { readonly seat: Seat; readonly good: Good };
  'display-filled': { readonly good: Good };
  'customers-brought': {
    readonly seat: Seat;
    readonly customers: CustomerId;
    readonly entrance: Entrance;
    readonly income: readonly IncomeLine[];
  };
  'customers-came': { readonly customers: CustomerId };
  'restaurant-opened': {
    readonly seat: Seat;
    readonly restaurant: Restaurant;
    readonly space: Space;
    readonly coins: number;
  };
  'coin-taken': { readonly seat: Seat; readonly inRow: number };
  /** An end condition is met; the round is played to its end. */
  'last-round-began': { readonly why: 'spaces' | 'entrances'; readonly left: number };
  'seat-scored': { readonly seat: Seat; readonly coins: number; readonly breakdown: readonly ScoreLine[] };
  'challenge-counted': {
    readonly seat: Seat;
    readonly counted: number;
    readonly fame: number;
    readonly greatDeal: boolean;
  };
  'match-ended': { readonly ending: Ending };
}>;

export type EventType = MercadoEvent['type'];
