import { type AwardFacts, addTo, best, type Seat } from '../../engine/index.ts';
import type { MercadoEvent } from './events.ts';
import { othersIncome, totalIncome } from './income.ts';

type EventOf<Type extends MercadoEvent['type']> = Extract<MercadoEvent, { type: Type }> & { readonly round: number };

/** The awards of Mercado de Lisboa. Coins are those earned, paid or spent. */
export type MercadoAward =
  | {
      readonly type: 'stand';
      readonly round: number;
      readonly seat: Seat;
      readonly good: EventOf<'stand-opened'>['good'];
      readonly space: EventOf<'stand-opened'>['space'];
      readonly coins: number;
    }
  | {
      readonly type: 'customers';
      readonly round: number;
      readonly seat: Seat;
      readonly customers: EventOf<'customers-brought'>['customers'];
      readonly coins: number;
      /** The part that other players earned. */
      readonly others: number;
    }
  | { readonly type: 'generous'; readonly seat: Seat; readonly coins: number }
  | {
      readonly type: 'dearest';
      readonly round: number;
      readonly seat: Seat;
      readonly good: EventOf<'stand-opened'>['good'];
      readonly coins: number;
    }
  | { readonly type: 'restaurants'; readonly seat: Seat; readonly count: number };

export const mercadoAwardFacts: AwardFacts<MercadoAward> = {
  stand: { round: true, seat: true, good: true, space: true, coins: true },
  customers: { round: true, seat: true, customers: true, coins: true, others: true },
  generous: { seat: true, coins: true },
  dearest: { round: true, seat: true, good: true, coins: true },
  restaurants: { seat: true, count: true },
};

/** The events that awards are based on, in the order of the match. */
interface Chronicle {
  readonly stands: readonly EventOf<'stand-opened'>[];
  readonly customers: readonly EventOf<'customers-brought'>[];
  /** Coins that the customers of a seat paid to other players. */
  readonly shared: ReadonlyMap<Seat, number>;
  /** Number of restaurants that a seat opened. */
  readonly restaurants: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly MercadoEvent[]): Chronicle {
  const stands: EventOf<'stand-opened'>[] = [];
  const customers: EventOf<'customers-brought'>[] = [];
  const shared = new Map<Seat, number>();
  const restaurants = new Map<Seat, number>();
  let round = 1;
  for (const event of played) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'stand-opened') stands.push({ ...event, round });
    if (event.type === 'restaurant-opened') addTo(restaurants, event.seat, 1);
    if (event.type === 'customers-brought') {
      customers.push({ ...event, round });
      for (const coins of othersIncome(event).values()) addTo(shared, event.seat, coins);
    }
  }
  return { stands, customers, shared, restaurants };
}

/** Minimum coins, and minimum number of restaurants, for an award. */
const coinsWorthTelling = 4;
const restaurantsWorthTelling = 2;

/**
 * The awards of a match, in order: best stand, best customers, most generous player, most expensive stand, most
 * restaurants.
 */
export function mercadoAwards(played: readonly MercadoEvent[]): readonly MercadoAward[] {
  const { stands, customers, shared, restaurants } = chronicleOf(played);
  const awards: MercadoAward[] = [];
  const stand = best(stands, ({ earned }) => earned);
  if (stand !== null && stand.earned >= coinsWorthTelling) {
    const { round, seat, good, space, earned } = stand;
    awards.push({ type: 'stand', round, seat, good, space, coins: earned });
  }
  const brought = best(customers, ({ income }) => totalIncome(income));
  if (brought !== null && totalIncome(brought.income) >= coinsWorthTelling) {
    const { round, seat, income } = brought;
    const others = [...othersIncome(brought).values()].reduce((sum, coins) => sum + coins, 0);
    awards.push({ type: 'customers', round, seat, customers: brought.customers, coins: totalIncome(income), others });
  }
  const generous = best(shared, ([, coins]) => coins);
  if (generous !== null && generous[1] >= coinsWorthTelling) {
    awards.push({ type: 'generous', seat: generous[0], coins: generous[1] });
  }
  const dearest = best(stands, ({ cost }) => cost);
  if (dearest !== null && dearest.cost >= coinsWorthTelling) {
    const { round, seat, good, cost } = dearest;
    awards.push({ type: 'dearest', round, seat, good, coins: cost });
  }
  const host = best(restaurants, ([, count]) => count);
  if (host !== null && host[1] >= restaurantsWorthTelling) {
    awards.push({ type: 'restaurants', seat: host[0], count: host[1] });
  }
  return awards;
}
