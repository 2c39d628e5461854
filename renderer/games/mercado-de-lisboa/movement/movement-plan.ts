import type { Seat } from '../../../../shared/engine/index.ts';
import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { Entrance, Good, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId, Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  | { readonly at: 'space'; readonly of: Space }
  | { readonly at: 'entrance'; readonly of: Entrance }
  | { readonly at: 'purse' | 'tiles' | 'restaurants'; readonly of: Seat }
  /** Off the table: coins from and to the bank, drawn above the seat's purse. */
  | { readonly at: 'bank'; readonly of: Seat }
  | { readonly at: 'display' }
  /** The place of a customer tile among the face-up ones, now or before. */
  | { readonly at: 'customers'; readonly of: CustomerId };

/** A flying thing. */
export type Thing =
  | { readonly what: 'stand'; readonly good: Good; readonly seat: Seat | null }
  | { readonly what: 'restaurant'; readonly restaurant: Restaurant }
  | { readonly what: 'customers'; readonly customers: CustomerId }
  | { readonly what: 'coins'; readonly amount: number };

export type TableFlight = PlannedFlight<Thing, Spot>;

/** The flights for these events, in order: pieces, then coins, one stand after another. */
export function planMovement(events: readonly MercadoEvent[]): FlightPlan<Thing, Spot> {
  const plan = new FlightPlan<Thing, Spot>(6);
  /** Sends coins to their owner by way of the stand that earns them. */
  const pay = (income: readonly IncomeLine[]): void => {
    for (const { entrance, space, seat, coins } of income) {
      plan.turn += 1;
      plan.fly(
        { what: 'coins', amount: coins },
        { at: 'entrance', of: entrance },
        { at: 'purse', of: seat },
        { at: 'space', of: space },
      );
    }
  };
  for (const event of events) {
    switch (event.type) {
      case 'hand-exchanged':
        plan.fresh.push({ at: 'tiles', of: event.seat });
        break;
      case 'display-exchanged':
      case 'display-filled':
        plan.fresh.push({ at: 'display' });
        break;
      case 'stand-opened': {
        const { seat, good, space, income, cost } = event;
        plan.fly({ what: 'stand', good, seat }, { at: 'tiles', of: seat }, { at: 'space', of: space });
        pay(income);
        plan.turn += 1;
        plan.fly({ what: 'coins', amount: cost }, { at: 'purse', of: seat }, { at: 'bank', of: seat });
        break;
      }
      case 'restaurant-taken': {
        const { seat, space, restaurant } = event;
        plan.fly({ what: 'restaurant', restaurant }, { at: 'space', of: space }, { at: 'restaurants', of: seat });
        break;
      }
      case 'tile-taken': {
        const { seat, good } = event;
        plan.fly({ what: 'stand', good, seat: null }, { at: 'display' }, { at: 'tiles', of: seat });
        break;
      }
      case 'customers-brought': {
        const { customers, entrance, income } = event;
        plan.fly(
          { what: 'customers', customers },
          { at: 'customers', of: customers },
          { at: 'entrance', of: entrance },
        );
        pay(income);
        break;
      }
      case 'customers-came':
        plan.fresh.push({ at: 'customers', of: event.customers });
        break;
      case 'restaurant-opened': {
        const { seat, restaurant, space, coins } = event;
        plan.fly({ what: 'restaurant', restaurant }, { at: 'restaurants', of: seat }, { at: 'space', of: space });
        plan.turn += 1;
        plan.fly({ what: 'coins', amount: coins }, { at: 'space', of: space }, { at: 'purse', of: seat });
        break;
      }
      case 'coin-taken':
        plan.fly({ what: 'coins', amount: 1 }, { at: 'bank', of: event.seat }, { at: 'purse', of: event.seat });
        break;
      default:
    }
  }
  return plan;
}
