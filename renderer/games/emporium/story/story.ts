import type { Seat } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { MatchMoment } from '../../../table/index.ts';
import { addTo, alone, best, momentOf } from '../../../table/scoring/story-figures.ts';
import type { Words } from '../words.ts';

type Told<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }> & { readonly round: number };

/** The match as its story wants it, everything in the order in which it happened. */
interface Chronicle {
  readonly fights: readonly Told<'monster-beaten'>[];
  readonly sales: readonly Told<'item-sold'>[];
  /** What everybody took in sales, in gold. */
  readonly takings: ReadonlyMap<Seat, number>;
  /** How many items somebody could not sell. */
  readonly unsold: ReadonlyMap<Seat, number>;
  readonly banished: readonly HeroId[];
}

function chronicleOf(played: readonly EmporiumEvent[]): Chronicle {
  const fights: Told<'monster-beaten'>[] = [];
  const sales: Told<'item-sold'>[] = [];
  const takings = new Map<Seat, number>();
  const unsold = new Map<Seat, number>();
  const banished: HeroId[] = [];
  let round = 1;
  for (const event of played) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'monster-beaten') fights.push({ ...event, round });
    if (event.type === 'sale-failed') addTo(unsold, event.seat, 1);
    if (event.type === 'hero-banished') banished.push(event.hero);
    if (event.type === 'item-sold') {
      sales.push({ ...event, round });
      addTo(takings, event.seat, event.price + event.bonus);
    }
  }
  return { fights, sales, takings, unsold, banished };
}

/** Less gold than this is not worth telling, nor are fewer unsold items. */
const goldWorthTelling = 4;
const unsoldWorthTelling = 2;
/** More heroes than these are not named. */
const mostNamed = 3;

/**
 * What was worth telling of the match: the strongest monster that fell, the best patronage, the dearest sale, who sold
 * most, who was left with unsold items, and who was banished.
 */
export function momentsOf(played: readonly EmporiumEvent[], words: Words): readonly MatchMoment[] {
  const { fights, sales, takings, unsold, banished } = chronicleOf(played);
  return [
    strongest(fights, words),
    bestPatronage(fights, words),
    dearestSale(sales, words),
    bestSeller(takings, words),
    mostUnsold(unsold, words),
    wasBanished(banished, words),
  ].filter((moment) => moment !== null);
}

function strongest(fights: Chronicle['fights'], words: Words): MatchMoment | null {
  const fight = best(fights, ({ reckoning }) => reckoning.needed);
  if (fight === null) return null;
  const { round, seat, hero, monster, reckoning } = fight;
  return momentOf(words.roll, 'strongest', {
    round,
    name: words.name(seat),
    hero: words.hero(hero),
    monster: words.monster(monster),
    strength: reckoning.strength,
    needed: reckoning.needed,
  });
}

function bestPatronage(fights: Chronicle['fights'], words: Words): MatchMoment | null {
  const fight = best(fights, ({ gold, bid }) => gold - bid);
  if (fight === null || fight.gold - fight.bid < goldWorthTelling) return null;
  const { round, seat, bid, gold } = fight;
  return momentOf(words.roll, 'profit', { round, name: words.name(seat), bid, gold: words.gold(gold) });
}

function dearestSale(sales: Chronicle['sales'], words: Words): MatchMoment | null {
  const sale = best(sales, ({ price, bonus }) => price + bonus);
  if (sale === null || sale.price + sale.bonus < goldWorthTelling) return null;
  const { round, seat, item, price, bonus } = sale;
  return momentOf(words.roll, 'sale', {
    round,
    name: words.name(seat),
    item: words.item(item),
    gold: words.gold(price + bonus),
  });
}

function bestSeller(takings: Chronicle['takings'], words: Words): MatchMoment | null {
  const seller = alone(takings);
  if (seller === null || seller[1] < goldWorthTelling) return null;
  return momentOf(words.roll, 'seller', { name: words.name(seller[0]), gold: words.gold(seller[1]) });
}

function mostUnsold(unsold: Chronicle['unsold'], words: Words): MatchMoment | null {
  const seller = alone(unsold);
  if (seller === null || seller[1] < unsoldWorthTelling) return null;
  return momentOf(words.roll, 'unsold', { name: words.name(seller[0]), count: seller[1] });
}

function wasBanished(banished: Chronicle['banished'], words: Words): MatchMoment | null {
  const count = banished.length;
  if (count === 0) return null;
  if (count > mostNamed) return momentOf(words.roll, 'banished-many', { count }, 'banished');
  return momentOf(words.roll, 'banished', { count, heroes: words.list(banished.map(words.hero)) });
}
