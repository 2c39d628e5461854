import { type AwardFacts, addTo, alone, best, type Seat } from '../../engine/index.ts';
import type { EmporiumEvent } from './events.ts';
import type { HeroId } from './heroes.ts';
import type { ItemId } from './items/index.ts';
import type { MonsterId } from './monsters.ts';

export type EmporiumAward =
  | {
      readonly type: 'strongest';
      readonly round: number;
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly monster: MonsterId;
      readonly strength: number;
      readonly needed: number;
    }
  | {
      readonly type: 'profit';
      readonly round: number;
      readonly seat: Seat;
      readonly bid: number;
      readonly gold: number;
    }
  | {
      readonly type: 'sale';
      readonly round: number;
      readonly seat: Seat;
      readonly item: ItemId;
      readonly gold: number;
    }
  | { readonly type: 'seller'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'unsold'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'banished'; readonly heroes: readonly HeroId[] };

export const emporiumAwardFacts: AwardFacts<EmporiumAward> = {
  strongest: { round: true, seat: true, hero: true, monster: true, strength: true, needed: true },
  profit: { round: true, seat: true, bid: true, gold: true },
  sale: { round: true, seat: true, item: true, gold: true },
  seller: { seat: true, gold: true },
  unsold: { seat: true, count: true },
  banished: { heroes: true },
};

type EventOf<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }> & { readonly round: number };

/** The events that awards are based on, in the order of the match. */
interface Chronicle {
  readonly fights: readonly EventOf<'monster-beaten'>[];
  readonly sales: readonly EventOf<'item-sold'>[];
  /** Total sales by seat, in gold. */
  readonly takings: ReadonlyMap<Seat, number>;
  /** Number of items that a seat failed to sell. */
  readonly unsold: ReadonlyMap<Seat, number>;
  readonly banished: readonly HeroId[];
}

function chronicleOf(played: readonly EmporiumEvent[]): Chronicle {
  const fights: EventOf<'monster-beaten'>[] = [];
  const sales: EventOf<'item-sold'>[] = [];
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

/** Minimum gold, and minimum number of unsold items, for an award. */
const goldWorthTelling = 4;
const unsoldWorthTelling = 2;

/**
 * The awards of a match, in order: strongest monster beaten, best patronage, highest sale, most sales, most unsold
 * items, banished heroes.
 */
export function emporiumAwards(played: readonly EmporiumEvent[]): readonly EmporiumAward[] {
  const { fights, sales, takings, unsold, banished } = chronicleOf(played);
  const awards: EmporiumAward[] = [];
  const fight = best(fights, ({ breakdown }) => breakdown.needed);
  if (fight !== null) {
    const { round, seat, hero, monster, breakdown } = fight;
    const { strength, needed } = breakdown;
    awards.push({ type: 'strongest', round, seat, hero, monster, strength, needed });
  }
  const patronage = best(fights, ({ gold, bid }) => gold - bid);
  if (patronage !== null && patronage.gold - patronage.bid >= goldWorthTelling) {
    const { round, seat, bid, gold } = patronage;
    awards.push({ type: 'profit', round, seat, bid, gold });
  }
  const sale = best(sales, ({ price, bonus }) => price + bonus);
  if (sale !== null && sale.price + sale.bonus >= goldWorthTelling) {
    const { round, seat, item, price, bonus } = sale;
    awards.push({ type: 'sale', round, seat, item, gold: price + bonus });
  }
  const seller = alone(takings);
  if (seller !== null && seller[1] >= goldWorthTelling) {
    awards.push({ type: 'seller', seat: seller[0], gold: seller[1] });
  }
  const left = alone(unsold);
  if (left !== null && left[1] >= unsoldWorthTelling) awards.push({ type: 'unsold', seat: left[0], count: left[1] });
  if (banished.length > 0) awards.push({ type: 'banished', heroes: banished });
  return awards;
}
