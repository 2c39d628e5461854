import type { Seat } from '../../../../shared/engine/index.ts';
import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { Entrance, Good, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId, Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { MovementPlan, PlannedFlight } from '../../../game-kit/index.ts';

/** Where things come from and go to. */
export type Spot =
  | { readonly at: 'space'; readonly space: Space }
  | { readonly at: 'entrance'; readonly entrance: Entrance }
  | { readonly at: 'purse' | 'tiles' | 'restaurants'; readonly seat: Seat }
  /** Beyond the purse, where coins come from and go to that nobody at the table has. */
  | { readonly at: 'bank'; readonly seat: Seat }
  | { readonly at: 'display' }
  /** Where a customer tile lies among the open ones, or lay. */
  | { readonly at: 'customers'; readonly customers: CustomerId };

/** What flies. */
export type Thing =
  | { readonly what: 'stand'; readonly good: Good; readonly seat: Seat | null }
  | { readonly what: 'restaurant'; readonly restaurant: Restaurant }
  | { readonly what: 'customers'; readonly customers: CustomerId }
  | { readonly what: 'coins'; readonly amount: number };

/** One thing on its way; coins pass the stand that earns them. */
export type TableFlight = PlannedFlight<Thing, Spot> & { readonly via?: Spot };

/** Turns that are waited for one by one; the rest set off together with the last of these. */
const oneByOne = 6;

/** What moves on the table because of these events, in their order: pieces, then coins, one stand after the other. */
export function planMovement(events: readonly MercadoEvent[]): MovementPlan<TableFlight, Spot> {
  const flights: TableFlight[] = [];
  const fresh: Spot[] = [];
  let turn = 0;
  const fly = (thing: Thing, way: Pick<TableFlight, 'from' | 'to' | 'via'>): void => {
    flights.push({ ...thing, ...way, turn: Math.min(turn, oneByOne) });
  };
  const pay = (income: readonly IncomeLine[]): void => {
    for (const { entrance, space, seat, coins } of income) {
      turn += 1;
      fly(
        { what: 'coins', amount: coins },
        { from: { at: 'entrance', entrance }, via: { at: 'space', space }, to: { at: 'purse', seat } },
      );
    }
  };
  for (const event of events) {
    switch (event.type) {
      case 'hand-exchanged':
        fresh.push({ at: 'tiles', seat: event.seat });
        break;
      case 'display-exchanged':
        fresh.push({ at: 'display' });
        break;
      case 'stand-opened': {
        const { seat, good, space, income, cost } = event;
        fly({ what: 'stand', good, seat }, { from: { at: 'tiles', seat }, to: { at: 'space', space } });
        pay(income);
        turn += 1;
        fly({ what: 'coins', amount: cost }, { from: { at: 'purse', seat }, to: { at: 'bank', seat } });
        break;
      }
      case 'restaurant-taken': {
        const { seat, space, restaurant } = event;
        fly({ what: 'restaurant', restaurant }, { from: { at: 'space', space }, to: { at: 'restaurants', seat } });
        break;
      }
      case 'tile-taken': {
        const { seat, good } = event;
        fly({ what: 'stand', good, seat: null }, { from: { at: 'display' }, to: { at: 'tiles', seat } });
        break;
      }
      case 'customers-brought': {
        const { customers, entrance, income } = event;
        fly(
          { what: 'customers', customers },
          { from: { at: 'customers', customers }, to: { at: 'entrance', entrance } },
        );
        pay(income);
        break;
      }
      case 'customers-came':
        fresh.push({ at: 'customers', customers: event.customers });
        break;
      case 'restaurant-opened': {
        const { seat, restaurant, space, coins } = event;
        fly({ what: 'restaurant', restaurant }, { from: { at: 'restaurants', seat }, to: { at: 'space', space } });
        turn += 1;
        fly({ what: 'coins', amount: coins }, { from: { at: 'space', space }, to: { at: 'purse', seat } });
        break;
      }
      case 'coin-taken':
        fly(
          { what: 'coins', amount: 1 },
          { from: { at: 'bank', seat: event.seat }, to: { at: 'purse', seat: event.seat } },
        );
        break;
      default:
    }
  }
  return { flights, fresh };
}
