import { type AwardFacts, addTo, best, type Seat } from '../../engine/index.ts';
import type { MercadoEvent } from './events.ts';
import { othersIncome, totalIncome } from './income.ts';

type Told<Type extends MercadoEvent['type']> = Extract<MercadoEvent, { type: Type }> & { readonly round: number };

/** What may be worth telling of a match of Mercado de Lisboa. Coins are what was earned, paid or cost. */
export type MercadoAward =
  | {
      readonly type: 'stand';
      readonly round: number;
      readonly seat: Seat;
      readonly good: Told<'stand-opened'>['good'];
      readonly space: Told<'stand-opened'>['space'];
      readonly coins: number;
    }
  | {
      readonly type: 'customers';
      readonly round: number;
      readonly seat: Seat;
      readonly customers: Told<'customers-brought'>['customers'];
      readonly coins: number;
      /** What of it went to others. */
      readonly others: number;
    }
  | { readonly type: 'generous'; readonly seat: Seat; readonly coins: number }
  | {
      readonly type: 'dearest';
      readonly round: number;
      readonly seat: Seat;
      readonly good: Told<'stand-opened'>['good'];
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

/** The match as its story wants it, everything in the order in which it happened. */
interface Chronicle {
  readonly stands: readonly Told<'stand-opened'>[];
  readonly customers: readonly Told<'customers-brought'>[];
  /** What the customers somebody brought paid to others, in coins. */
  readonly shared: ReadonlyMap<Seat, number>;
  /** How many restaurants somebody opened. */
  readonly restaurants: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly MercadoEvent[]): Chronicle {
  const stands: Told<'stand-opened'>[] = [];
  const customers: Told<'customers-brought'>[] = [];
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

/** Fewer coins than these are not worth telling, nor are fewer restaurants. */
const coinsWorthTelling = 4;
const restaurantsWorthTelling = 2;

/**
 * What was worth telling of the match: the best stand, the best customers, who made others rich, the dearest stand, and
 * who opened the most restaurants.
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
