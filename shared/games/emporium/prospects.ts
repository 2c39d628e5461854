import { playerAt, type Seat } from '../../engine/index.ts';
import { beats, gainOf, type Modification, modificationsOf } from './fights.ts';
import { classBonus, heroesFor, heroIn, isSameKind, itemsOn, type SeenHero, strengthOf } from './gear.ts';
import { type HeroId, heroes } from './heroes.ts';
import type { EmporiumView } from './hiding.ts';
import { fullHand } from './item-decks.ts';
import { type ItemId, item } from './items/index.ts';
import { type MonsterId, monsters } from './monsters.ts';
import { banishingFee, mostMarks } from './votes.ts';

/** The income from selling an item to a hero, in gold. */
export interface SaleProspect {
  readonly hero: HeroId;
  /** 1 if the item matches the hero's class, else 0. Ruling 4. */
  readonly bonus: number;
  readonly brings: number;
}

/** The heroes with an open slot for an item, and the income from each at a price. Omits failing sales. */
export function saleProspects(
  { heroRow }: Pick<EmporiumView, 'heroRow'>,
  id: ItemId,
  price: number,
): readonly SaleProspect[] {
  return heroesFor(heroRow, id).map((hero) => {
    const bonus = classBonus(hero, id);
    return { hero, bonus, brings: price + bonus };
  });
}

/** A hero's current strength against a monster. */
export interface Total {
  readonly monster: MonsterId;
  readonly strength: number;
  readonly needed: number;
  readonly wins: boolean;
}

/** A hero's current strength against each visible monster. */
export function totalsOf(
  { heroRow, monsterRow }: Pick<EmporiumView, 'heroRow' | 'monsterRow'>,
  hero: HeroId,
): readonly Total[] {
  const strength = strengthOf(heroIn(heroRow, hero));
  return monsterRow.map((monster) => ({
    monster,
    strength,
    needed: monsters[monster].strength,
    wins: beats(strength, monster),
  }));
}

/** Leaves the hero's equipment unchanged. */
export const noChange: Modification = { added: null, swappedIn: null, swappedOut: null };

/** True if a hero with a change beats a monster. */
export function wins(hero: SeenHero, change: Modification, monster: MonsterId): boolean {
  return beats(strengthOf(hero) + gainOf(change), monster);
}

/** The strength of the hand cards a change uses, not counting cards returned. */
function givenBy({ added, swappedIn }: Modification): number {
  return (added === null ? 0 : item(added).strength) + (swappedIn === null ? 0 : item(swappedIn).strength);
}

/**
 * The winning change that leaves most strength in the hand; no change if the hero wins as it is.
 * An item swapped out returns to the hand and counts there. Null if no change wins.
 */
export function proposedChange(hero: SeenHero, monster: MonsterId, hand: readonly ItemId[]): Modification | null {
  if (wins(hero, noChange, monster)) return noChange;
  const [best = null] = modificationsOf(hero, hand)
    .filter((change) => wins(hero, change, monster))
    .toSorted((one, other) => gainOf(one) - gainOf(other) || givenBy(one) - givenBy(other));
  return best;
}

/** Breakdown of a hero's strength: base, equipment and a patron's change. */
interface Reckoned extends Modification {
  readonly base: number;
  /** Strength of all equipment before the change. */
  readonly worn: number;
  readonly strength: number;
}

/** A hero's strength with a change, and its breakdown. */
export function reckoned(hero: SeenHero, change: Modification): Reckoned {
  const { base } = heroes[hero.hero];
  const before = strengthOf(hero);
  return { ...change, base, worn: before - base, strength: before + gainOf(change) };
}

/** The hero's equipped items of the same kind, weakest first. */
export function wornOfKind(hero: SeenHero, id: ItemId): readonly ItemId[] {
  return itemsOn(hero)
    .filter((worn) => isSameKind(worn, id))
    .toSorted((one, other) => item(one).strength - item(other).strength);
}

/** The gold that a patron gains by beating a monster, after paying the bid. Rules, "Patrons". */
export function netOf(monster: MonsterId, bid: number): number {
  return monsters[monster].gold - bid;
}

/** The number of leather cards a seat would draw. Rulings 15 and 18. */
export function cardsDrawn({ players, decks, discards }: EmporiumView, seat: Seat): number {
  const { count } = playerAt({ players }, seat).hand;
  return Math.min(fullHand - count, decks.leather + discards.leather.length);
}

/** The maximum number of heroes a seat may mark, and the fee in gold. Ruling 20. */
export function marksOf(
  { heroRow, players }: EmporiumView,
  seat: Seat,
): { readonly most: number; readonly fee: number } {
  return { most: Math.min(mostMarks(playerAt({ players }, seat).gold), heroRow.length), fee: banishingFee };
}
