import type { Seat } from '../../../../shared/engine/index.ts';
import { coinsForRestaurant } from '../../../../shared/games/mercado-de-lisboa/actions/open-restaurant.ts';
import { type StandCost, standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import type { IncomeLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { SeenGrey } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import {
  customersIncome,
  othersIncome,
  standIncome,
  standsImproved,
  totalIncome,
} from '../../../../shared/games/mercado-de-lisboa/income.ts';
import type { Entrance, Good, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId, Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { MercadoTable } from '../table.ts';
import { heldWares } from './held.ts';
import { moveTo } from './offers.ts';
import { spacePiece } from './pieces.ts';

/** The view and seat for a quote. */
type Quoted = Pick<MercadoTable, 'view' | 'ownSeat'>;

/** Cost and income of opening a stand on a space for the own seat, in coins. */
export interface StandQuote {
  readonly cost: StandCost;
  /** One line for each customer tile that would pay. */
  readonly income: readonly IncomeLine[];
  readonly earned: number;
  /** Income minus cost. */
  readonly net: number;
  /** The grey restaurant that would be taken; 'unknown' if hidden. */
  readonly grey: SeenGrey;
}

/** Income from bringing customers to an entrance, in coins. */
export interface CustomersQuote {
  /** One line for each stand that would earn, of any player. */
  readonly income: readonly IncomeLine[];
  /** Income of the own seat, which brings them. */
  readonly own: number;
  /** Income of the other seats. */
  readonly others: readonly { readonly seat: Seat; readonly coins: number }[];
}

/** Effect of opening a restaurant on a space. */
export interface RestaurantQuote {
  /** Immediate income for opening it. */
  readonly coins: number;
  /** The adjacent stands it would improve, of any player. */
  readonly improved: ReturnType<typeof standsImproved>;
  readonly grey: SeenGrey;
}

/** Quote for a stand of the own seat on a free space. */
export function standQuote({ view, ownSeat }: Quoted, good: Good, space: Space): StandQuote {
  const cost = standCost(view, space);
  const income = standIncome(view, ownSeat, space, good);
  const earned = totalIncome(income);
  return { cost, income, earned, net: earned - cost.cost, grey: view.grey[space] ?? null };
}

/** Quote for customers that the own seat brings to an empty entrance. */
export function customersQuote({ view, ownSeat }: Quoted, tile: CustomerId, entrance: Entrance): CustomersQuote {
  const income = customersIncome(view, tile, entrance);
  const own = totalIncome(income.filter(({ seat }) => seat === ownSeat));
  const others = [...othersIncome({ seat: ownSeat, income })].map(([seat, coins]) => ({ seat, coins }));
  return { income, own, others: others.toSorted((one, other) => one.seat - other.seat) };
}

/** Quote for a restaurant on a free space. Ruling 5. */
export function restaurantQuote({ view }: Quoted, restaurant: Restaurant, space: Space): RestaurantQuote {
  return {
    coins: coinsForRestaurant,
    improved: standsImproved(view, restaurant, space),
    grey: view.grey[space] ?? null,
  };
}

/** Net income of the selected tile or restaurant on a space, such as "+8". Null if illegal. */
export function netAt(table: MercadoTable, space: Space): string | null {
  const { pending, words } = table;
  const held = heldWares(table, pending);
  if (held === null || held.of === 'customers' || moveTo(table, held, spacePiece(space)) === undefined) return null;
  return words.change(held.of === 'tile' ? standQuote(table, held.good, space).net : coinsForRestaurant);
}

/** Own income of the selected customers at an entrance, such as "+6". Null if illegal. */
export function netAtEntrance(table: MercadoTable, entrance: Entrance): string | null {
  const { pending, words } = table;
  const held = heldWares(table, pending);
  if (held?.of !== 'customers' || moveTo(table, held, `entrance:${entrance}`) === undefined) return null;
  return words.change(customersQuote(table, held.customers, entrance).own);
}
