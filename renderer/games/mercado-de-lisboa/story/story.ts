import type { Seat } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import type { MatchMoment } from '../../../table/index.ts';
import { addTo, best, momentOf } from '../../../table/scoring/story-figures.ts';
import { othersIncome } from '../log-lines/customers.ts';
import { roundWords } from '../words/result-words.ts';
import type { Words } from '../words.ts';

type Told<Type extends MercadoEvent['type']> = Extract<MercadoEvent, { type: Type }> & { readonly round: number };

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
 * who opened the most restaurants. `alone`: there is nobody to compare with.
 */
export function momentsOf(played: readonly MercadoEvent[], alone: boolean, words: Words): readonly MatchMoment[] {
  const { stands, customers, shared, restaurants } = chronicleOf(played);
  return [
    bestStand(stands, alone, words),
    bestCustomers(customers, alone, words),
    mostGenerous(shared, words),
    dearestStand(stands, alone, words),
    mostRestaurants(restaurants, alone, words),
  ].filter((moment) => moment !== null);
}

function bestStand(stands: Chronicle['stands'], alone: boolean, words: Words): MatchMoment | null {
  const stand = best(stands, ({ earned }) => earned);
  if (stand === null || stand.earned < coinsWorthTelling) return null;
  const { round, seat, good, space, earned } = stand;
  return momentOf(words.roll, 'stand', {
    when: roundWords(words, round, alone),
    name: words.name(seat),
    stand: words.stand(good),
    space: words.space(space),
    coins: words.coins(earned),
  });
}

function bestCustomers(all: Chronicle['customers'], alone: boolean, words: Words): MatchMoment | null {
  const brought = best(all, ({ income }) => totalIncome(income));
  if (brought === null) return null;
  const paid = totalIncome(brought.income);
  if (paid < coinsWorthTelling) return null;
  const toOthers = [...othersIncome(brought).values()].reduce((sum, coins) => sum + coins, 0);
  const facts = {
    when: roundWords(words, brought.round, alone),
    name: words.name(brought.seat),
    customers: words.customers(brought.customers),
    coins: words.coins(paid),
    others: words.coins(toOthers),
  };
  return momentOf(words.roll, alone || toOthers === 0 ? 'customers' : 'customers-shared', facts, 'customers');
}

function mostGenerous(shared: ReadonlyMap<Seat, number>, words: Words): MatchMoment | null {
  const generous = best(shared, ([, coins]) => coins);
  if (generous === null || generous[1] < coinsWorthTelling) return null;
  return momentOf(words.roll, 'generous', { name: words.name(generous[0]), coins: words.coins(generous[1]) });
}

function dearestStand(stands: Chronicle['stands'], alone: boolean, words: Words): MatchMoment | null {
  const stand = best(stands, ({ cost }) => cost);
  if (stand === null || stand.cost < coinsWorthTelling) return null;
  const { round, seat, good, cost } = stand;
  return momentOf(words.roll, 'dearest', {
    when: roundWords(words, round, alone),
    name: words.name(seat),
    stand: words.stand(good),
    coins: words.coins(cost),
  });
}

function mostRestaurants(restaurants: ReadonlyMap<Seat, number>, alone: boolean, words: Words): MatchMoment | null {
  const host = best(restaurants, ([, count]) => count);
  if (host === null || host[1] < restaurantsWorthTelling) return null;
  const facts = { name: words.name(host[0]), count: host[1] };
  return momentOf(words.roll, alone ? 'restaurants-alone' : 'restaurants', facts, 'restaurants');
}
