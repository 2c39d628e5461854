import type { Seat } from '../../../shared/engine/index.ts';
import { coinsForRestaurant } from '../../../shared/games/mercado-de-lisboa/actions/open-restaurant.ts';
import { type StandCost, standCost } from '../../../shared/games/mercado-de-lisboa/cost.ts';
import type { IncomeLine } from '../../../shared/games/mercado-de-lisboa/events.ts';
import type { SeenGrey } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import { customersIncome, standIncome, totalIncome } from '../../../shared/games/mercado-de-lisboa/income.ts';
import type { Entrance, Good, Space } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { heldWares } from './held.ts';
import { spacePiece } from './pieces.ts';
import { lookOf } from './pressing.ts';
import type { MercadoTable } from './table.ts';

/** What opening a stand on a space would cost and bring, in coins. */
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
  /** What whoever brings them would earn. */
  readonly own: number;
  /** What the others would earn, only those who would earn something. */
  readonly others: readonly { readonly seat: Seat; readonly coins: number }[];
}

/** Whose choice it is: whoever is asked, or the near player. */
export function chooserOf({ question, near }: Pick<MercadoTable, 'question' | 'near'>): Seat {
  return question?.seat ?? near;
}

/** What a stand would cost and earn on a free space, for whoever is asked. */
export function standQuote(
  table: Pick<MercadoTable, 'view' | 'question' | 'near'>,
  good: Good,
  space: Space,
): StandQuote {
  const { view } = table;
  const cost = standCost(view, space);
  const income = standIncome(view, chooserOf(table), space, good);
  const earned = totalIncome(income);
  return { cost, income, earned, net: earned - cost.cost, grey: view.grey[space] ?? null };
}

/** What everybody would earn from customers brought to an empty entrance. */
export function customersQuote(
  table: Pick<MercadoTable, 'view' | 'question' | 'near'>,
  tile: CustomerId,
  entrance: Entrance,
): CustomersQuote {
  const chooser = chooserOf(table);
  const income = customersIncome(table.view, tile, entrance);
  const earnedBy = (seat: Seat): number => totalIncome(income.filter((line) => line.seat === seat));
  const others = [...new Set(income.map(({ seat }) => seat))].filter((seat) => seat !== chooser).toSorted();
  return { income, own: earnedBy(chooser), others: others.map((seat) => ({ seat, coins: earnedBy(seat) })) };
}

/** What a space would bring for the tile or restaurant in hand: "+8"; null where nothing can be opened there now. */
export function netAt(table: MercadoTable, space: Space): string | null {
  const { half, words } = table;
  const held = heldWares(table, half);
  if (held === null || held.of === 'customers' || lookOf(table, spacePiece(space)).reason !== null) return null;
  return words.change(held.of === 'tile' ? standQuote(table, held.good, space).net : coinsForRestaurant);
}
