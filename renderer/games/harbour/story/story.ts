import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import type { MatchMoment } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/story-figures.ts';
import type { Words } from '../words.ts';

type Told<Type extends HarbourEvent['type']> = Extract<HarbourEvent, { type: Type }>;

/** The highest figure of a tally, and what it stands beside; the first to reach it where several did. */
function most<Key>(tally: ReadonlyMap<Key, number>): readonly [Key, number] | null {
  let best: readonly [Key, number] | null = null;
  for (const entry of tally) if (best === null || entry[1] > best[1]) best = entry;
  return best;
}

function add<Key>(tally: Map<Key, number>, key: Key, by: number): void {
  tally.set(key, (tally.get(key) ?? 0) + by);
}

/** The match as its story wants it. */
interface Chronicle {
  /** In the order in which they were made, each with its round. */
  readonly purchases: readonly (Told<'building-bought'> & { readonly round: number; readonly brought: number })[];
  readonly visits: ReadonlyMap<Place, number>;
  readonly tolls: ReadonlyMap<Seat, number>;
  readonly change: ReadonlyMap<Seat, number>;
}

function chronicleOf(played: readonly HarbourEvent[]): Chronicle {
  const purchases: (Told<'building-bought'> & { round: number; brought: number })[] = [];
  const visits = new Map<Place, number>();
  const tolls = new Map<Seat, number>();
  const change = new Map<Seat, number>();
  let round = 0;
  let brought = 0;
  for (const event of played) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'inland-traded' || event.type === 'goods-shipped') brought += event.money;
    if (event.type === 'pawn-moved' && isCard(event.to)) add(visits, event.to, 1);
    if (event.type === 'toll-paid' && event.owner !== 'practice' && event.received) add(tolls, event.owner, 1);
    if (event.type === 'building-bought') {
      purchases.push({ ...event, round, brought });
      add(change, event.seat, event.change);
      brought = 0;
    }
  }
  return { purchases, visits, tolls, change };
}

/** Fewer visits, goods or dollars than this are not worth telling. */
const worthTelling = 3;

/**
 * What was worth telling of the match: the dearest purchase, the best shipment, the busiest building, tolls, money lost.
 * `alone`: there is nobody to compare with.
 */
export function momentsOf(played: readonly HarbourEvent[], alone: boolean, words: Words): readonly MatchMoment[] {
  const { purchases, visits, tolls, change } = chronicleOf(played);
  const moments: MatchMoment[] = [];
  const dearest = purchases.toSorted((one, other) => other.price - one.price)[0];
  const best = purchases.toSorted((one, other) => other.brought - one.brought)[0];
  if (dearest !== undefined && dearest.price > 0) {
    moments.push(
      momentOf(words.roll, 'dearest', {
        round: dearest.round,
        name: words.name(dearest.seat),
        building: words.building(dearest.building),
        money: words.money(dearest.price),
      }),
    );
  }
  if (best !== undefined && best !== dearest) {
    moments.push(
      momentOf(words.roll, 'shipment', {
        round: best.round,
        name: words.name(best.seat),
        money: words.money(best.brought),
      }),
    );
  }
  const busiest = most(visits);
  if (busiest !== null && busiest[1] >= worthTelling) {
    moments.push(momentOf(words.roll, 'busiest', { building: words.place(busiest[0]), count: busiest[1] }));
  }
  const host = most(tolls);
  if (host !== null && host[1] >= worthTelling) {
    moments.push(momentOf(words.roll, 'tolls', { name: words.name(host[0]), count: host[1] }));
  }
  const careless = most(change);
  if (careless !== null && careless[1] >= worthTelling) {
    const facts = { name: words.name(careless[0]), money: words.money(careless[1]) };
    moments.push(momentOf(words.roll, alone ? 'change-alone' : 'change', facts, 'change'));
  }
  return moments;
}
