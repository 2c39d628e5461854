import { type HeroId, heroes } from '../../../shared/games/emporium/heroes.ts';
import { type ItemId, item } from '../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../shared/games/emporium/monsters.ts';
import type { RevealedBid, RevealedSale } from '../../../shared/games/emporium/state.ts';

/** What a reckoner has to know of a hero in the row. */
export interface Wearer {
  readonly hero: HeroId;
  readonly worn: readonly (ItemId | null)[];
}

/** How many slots of an item's kind are open on a hero, by counting slots and items of that kind. */
export function openSlotsFor({ hero, worn }: Wearer, id: ItemId): number {
  const kind = item(id).slot;
  const slots = heroes[hero].slots.filter((slot) => slot === kind).length;
  return slots - worn.filter((each) => each !== null && item(each).slot === kind).length;
}

/** The strength of a hero in a set of gear. */
export function strengthIn(hero: HeroId, gear: readonly ItemId[]): number {
  let strength: number = heroes[hero].base;
  for (const id of gear) strength += item(id).strength;
  return strength;
}

/**
 * Every fight that is won, tried out one by one: each card of the hand or none added, each card of the hand or none in the
 * place of each card worn or none, against each monster. As `hero monster added in out`, sorted.
 */
export function fightsByTrial(
  row: readonly Wearer[],
  monsterRow: readonly MonsterId[],
  hand: readonly ItemId[],
): readonly string[] {
  const won: string[] = [];
  for (const wearer of row) {
    const gear = wearer.worn.filter((id): id is ItemId => id !== null);
    for (const added of [null, ...hand]) {
      for (const swappedIn of [null, ...hand]) {
        for (const swappedOut of [null, ...gear]) {
          if (!isAllowed(wearer, added, swappedIn, swappedOut)) continue;
          const kept = gear.filter((id) => id !== swappedOut);
          const after = [...kept, ...[added, swappedIn].filter((id): id is ItemId => id !== null)];
          for (const monster of monsterRow) {
            if (strengthIn(wearer.hero, after) < monsters[monster].strength) continue;
            won.push([wearer.hero, monster, added, swappedIn, swappedOut].join(' '));
          }
        }
      }
    }
  }
  return won.toSorted();
}

/** May a patron make this change? Rulings 10 and 11. */
export function isAllowed(
  wearer: Wearer,
  added: ItemId | null,
  swappedIn: ItemId | null,
  swappedOut: ItemId | null,
): boolean {
  if (added !== null && (added === swappedIn || openSlotsFor(wearer, added) < 1)) return false;
  if (swappedIn === null || swappedOut === null) return swappedIn === swappedOut;
  return wearer.worn.includes(swappedOut) && item(swappedIn).slot === item(swappedOut).slot;
}

/** The first of those left, over and over: whoever nobody else goes before. */
function oneAfterAnother<Thing>(things: readonly Thing[], goesBefore: (one: Thing, other: Thing) => boolean): Thing[] {
  const left = things.slice();
  const ordered: Thing[] = [];
  while (left.length > 0) {
    const first = left.findIndex((one) => left.every((other) => other === one || goesBefore(one, other)));
    if (first < 0) throw new RangeError('nobody is first');
    ordered.push(...left.splice(first, 1));
  }
  return ordered;
}

/** Seats clockwise from the marker, its holder first. */
function clockwise(marker: number, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, step) => (marker + step) % seats);
}

const tiersByRank = ['steel', 'chainmail', 'leather'];

/** Sales as they come: lower prices, then higher tiers, then clockwise from the marker. */
export function salesInTurn(sales: readonly RevealedSale[], marker: number, seats: number): RevealedSale[] {
  const round = clockwise(marker, seats);
  return oneAfterAnother(sales, (one, other) => {
    if (one.price !== other.price) return one.price < other.price;
    const [rank, otherRank] = [one, other].map((sale) => tiersByRank.indexOf(item(sale.item).tier));
    if (rank !== undefined && otherRank !== undefined && rank !== otherRank) return rank < otherRank;
    return round.indexOf(one.seat) < round.indexOf(other.seat);
  });
}

/** Bids as they come: higher ones, then clockwise from the marker. */
export function bidsInTurn(bids: readonly RevealedBid[], marker: number, seats: number): RevealedBid[] {
  const round = clockwise(marker, seats);
  return oneAfterAnother(bids, (one, other) =>
    one.bid === other.bid ? round.indexOf(one.seat) < round.indexOf(other.seat) : one.bid > other.bid,
  );
}
