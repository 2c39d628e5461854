import { type AwardFacts, addTo, best, type Seat } from '../../engine/index.ts';
import type { HarbourEvent } from './events.ts';
import { isCard, type Place } from './places.ts';

type EventOf<Type extends HarbourEvent['type']> = Extract<HarbourEvent, { type: Type }>;

/** The awards of Harbour. Money is in dollars. */
export type HarbourAward =
  | {
      readonly type: 'dearest';
      readonly round: number;
      readonly seat: Seat;
      readonly building: EventOf<'building-bought'>['building'];
      readonly money: number;
    }
  | { readonly type: 'shipment'; readonly round: number; readonly seat: Seat; readonly money: number }
  | { readonly type: 'busiest'; readonly building: Place; readonly count: number }
  | { readonly type: 'tolls'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'change'; readonly seat: Seat; readonly money: number };

export const harbourAwardFacts: AwardFacts<HarbourAward> = {
  dearest: { round: true, seat: true, building: true, money: true },
  shipment: { round: true, seat: true, money: true },
  busiest: { building: true, count: true },
  tolls: { seat: true, count: true },
  change: { seat: true, money: true },
};

/** The events that awards are based on. */
interface Chronicle {
  /** In order, each with its round. */
  readonly purchases: readonly (EventOf<'building-bought'> & { readonly round: number; readonly brought: number })[];
  readonly visits: ReadonlyMap<Place, number>;
  readonly tolls: ReadonlyMap<Seat, number>;
  readonly change: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly HarbourEvent[]): Chronicle {
  const purchases: (EventOf<'building-bought'> & { round: number; brought: number })[] = [];
  const visits = new Map<Place, number>();
  const tolls = new Map<Seat, number>();
  const change = new Map<Seat, number>();
  let round = 0;
  let brought = 0;
  for (const event of played) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'inland-traded' || event.type === 'goods-shipped') brought += event.money;
    if (event.type === 'pawn-moved' && isCard(event.to)) addTo(visits, event.to, 1);
    if (event.type === 'toll-paid' && event.owner !== 'practice' && event.received) addTo(tolls, event.owner, 1);
    if (event.type === 'building-bought') {
      purchases.push({ ...event, round, brought });
      addTo(change, event.seat, event.change);
      brought = 0;
    }
  }
  return { purchases, visits, tolls, change };
}

/** Minimum number of visits, goods or dollars for an award. */
const worthTelling = 3;

/** The awards of a match: most expensive purchase, best shipment, busiest building, tolls, money lost. */
export function harbourAwards(played: readonly HarbourEvent[]): readonly HarbourAward[] {
  const { purchases, visits, tolls, change } = chronicleOf(played);
  const awards: HarbourAward[] = [];
  const dearest = best(purchases, ({ price }) => price);
  const shipment = best(purchases, ({ brought }) => brought);
  if (dearest !== null && dearest.price > 0) {
    const { round, seat, building, price } = dearest;
    awards.push({ type: 'dearest', round, seat, building, money: price });
  }
  if (shipment !== null && shipment !== dearest) {
    awards.push({ type: 'shipment', round: shipment.round, seat: shipment.seat, money: shipment.brought });
  }
  const busiest = best(visits, ([, count]) => count);
  if (busiest !== null && busiest[1] >= worthTelling) {
    awards.push({ type: 'busiest', building: busiest[0], count: busiest[1] });
  }
  const host = best(tolls, ([, count]) => count);
  if (host !== null && host[1] >= worthTelling) awards.push({ type: 'tolls', seat: host[0], count: host[1] });
  const careless = best(change, ([, money]) => money);
  if (careless !== null && careless[1] >= worthTelling) {
    awards.push({ type: 'change', seat: careless[0], money: careless[1] });
  }
  return awards;
}
