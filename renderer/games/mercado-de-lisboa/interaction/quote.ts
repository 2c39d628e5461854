import type { Seat } from '../../../../shared/engine/index.ts';
import { coinsForRestaurant } from '../../../../shared/games/mercado-de-lisboa/actions/open-restaurant.ts';
import { type StandCost, standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import type { IncomeLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { SeenGrey } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { customersIncome, standIncome, totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import {
  type Entrance,
  type Good,
  neighboursOf,
  type Space,
} from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Stand } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { type CustomerId, improves, type Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { MercadoTable } from '../table.ts';
import { heldWares } from './held.ts';
import { moveTo } from './offers.ts';
import { spacePiece } from './pieces.ts';

/** Whose choice is quoted, and on which table. */
type Quoted = Pick<MercadoTable, 'view' | 'near'>;

/** What opening a stand on a space would cost and bring the near player, in coins. */
export interface StandQuote {
  readonly cost: StandCost;
  /** A line for each customer tile that would pay. */
  readonly income: readonly IncomeLine[];
  readonly earned: number;
  /** What is earned less what is paid. */
  readonly net: number;
  /** The grey restaurant that would be taken; 'unknown' where nobody may read it. */
  readonly grey: SeenGrey;
}

/** What bringing customers to an entrance would bring, in coins. */
export interface CustomersQuote {
  /** A line for each stand that would earn, anybody's. */
  readonly income: readonly IncomeLine[];
  /** What the near player, who brings them, would earn. */
  readonly own: number;
  /** Who else would earn, and how much. */
  readonly others: readonly { readonly seat: Seat; readonly coins: number }[];
}

/** What opening a restaurant on a space would bring. */
export interface RestaurantQuote {
  /** For opening it, at once. */
  readonly coins: number;
  /** The stands next to it that it would improve, anybody's. */
  readonly improved: readonly { readonly space: Space; readonly stand: Stand }[];
  readonly grey: SeenGrey;
}

/** What a stand of the near player would cost and earn on a free space. */
export function standQuote({ view, near }: Quoted, good: Good, space: Space): StandQuote {
  const cost = standCost(view, space);
  const income = standIncome(view, near, space, good);
  const earned = totalIncome(income);
  return { cost, income, earned, net: earned - cost.cost, grey: view.grey[space] ?? null };
}

/** What everybody would earn from customers whom the near player brings to an empty entrance. */
export function customersQuote({ view, near }: Quoted, tile: CustomerId, entrance: Entrance): CustomersQuote {
  const income = customersIncome(view, tile, entrance);
  const earnedBy = (seat: Seat): number => totalIncome(income.filter((line) => line.seat === seat));
  const others = [...new Set(income.map(({ seat }) => seat))].filter((seat) => seat !== near).toSorted();
  return { income, own: earnedBy(near), others: others.map((seat) => ({ seat, coins: earnedBy(seat) })) };
}

/** What a restaurant would bring on a free space. Ruling 5. */
export function restaurantQuote({ view }: Quoted, restaurant: Restaurant, space: Space): RestaurantQuote {
  return { coins: coinsForRestaurant, improved: improvedBy(view, restaurant, space), grey: view.grey[space] ?? null };
}

/** The stands next to a space that a restaurant there improves. */
export function improvedBy(
  { stands }: Pick<MercadoTable['view'], 'stands'>,
  restaurant: Restaurant,
  space: Space,
): RestaurantQuote['improved'] {
  return (neighboursOf[space] ?? []).flatMap((near) => {
    const stand = stands[near] ?? null;
    return stand !== null && improves[restaurant].includes(stand.good) ? [{ space: near, stand }] : [];
  });
}

/** What a space would bring for the tile or restaurant in hand: "+8"; null where nothing can be opened there now. */
export function netAt(table: MercadoTable, space: Space): string | null {
  const { half, words } = table;
  const held = heldWares(table, half);
  if (held === null || held.of === 'customers' || moveTo(table, held, spacePiece(space)) === undefined) return null;
  return words.change(held.of === 'tile' ? standQuote(table, held.good, space).net : coinsForRestaurant);
}

/** What an entrance would bring the near player for the customers in hand: "+6"; null where they cannot be brought now. */
export function netAtEntrance(table: MercadoTable, entrance: Entrance): string | null {
  const { half, words } = table;
  const held = heldWares(table, half);
  if (held?.of !== 'customers' || moveTo(table, held, `entrance:${entrance}`) === undefined) return null;
  return words.change(customersQuote(table, held.customers, entrance).own);
}
