import { isSameKind, itemsOn, openSlot, type SeenHero, strengthOf } from './gear.ts';
import type { HeroId } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import { type MonsterId, monsters } from './monsters.ts';

/** A patron's changes to a hero before the fight. Rulings 10 and 11. */
export interface Modification {
  readonly added: ItemId | null;
  readonly swappedIn: ItemId | null;
  readonly swappedOut: ItemId | null;
}

/** A fight that the patron wins. */
export interface Fight extends Modification {
  readonly hero: HeroId;
  readonly monster: MonsterId;
}

/** Both rows, in the state or in a view. */
export interface Rows {
  readonly heroRow: readonly SeenHero[];
  readonly monsterRow: readonly MonsterId[];
}

const strengthOfCard = (id: ItemId | null): number => (id === null ? 0 : item(id).strength);

/** Strength gained by a modification; negative for some swaps. Ruling 11. */
export function gainOf({ added, swappedIn, swappedOut }: Modification): number {
  return strengthOfCard(added) + strengthOfCard(swappedIn) - strengthOfCard(swappedOut);
}

interface Swap {
  readonly swappedIn: ItemId | null;
  readonly swappedOut: ItemId | null;
}

const noSwap: Swap = { swappedIn: null, swappedOut: null };

/** All swaps: each card of the hand for each worn card of its kind. No swap comes first. */
function swapsFor(hero: SeenHero, hand: readonly ItemId[]): readonly Swap[] {
  const swaps: Swap[] = [noSwap];
  for (const swappedOut of itemsOn(hero)) {
    for (const swappedIn of hand) if (isSameKind(swappedIn, swappedOut)) swaps.push({ swappedIn, swappedOut });
  }
  return swaps;
}

/**
 * Everything that a patron with this hand may change about a hero; no change comes first.
 * One card added to an open slot, one swapped for a worn card of its kind, or both with two different cards. Rulings
 * 10, 11.
 */
export function modificationsOf(hero: SeenHero, hand: readonly ItemId[]): readonly Modification[] {
  const swaps = swapsFor(hero, hand);
  const additions: (ItemId | null)[] = [null];
  for (const id of hand) if (openSlot(hero, item(id).slot) >= 0) additions.push(id);
  return additions.flatMap((added) =>
    swaps
      .filter(({ swappedIn }) => swappedIn === null || swappedIn !== added)
      .map(({ swappedIn, swappedOut }) => ({ added, swappedIn, swappedOut })),
  );
}

/** Rules, "Patrons": equal or greater strength wins. */
export function beats(strength: number, monster: MonsterId): boolean {
  return strength >= monsters[monster].strength;
}

/** Every fight that a patron with this hand can win now. Ruling 6: any hero may fight any monster. */
export function fightsWon({ heroRow, monsterRow }: Rows, hand: readonly ItemId[]): readonly Fight[] {
  const fights: Fight[] = [];
  for (const each of heroRow) {
    const before = strengthOf(each);
    for (const change of modificationsOf(each, hand)) {
      const strength = before + gainOf(change);
      for (const monster of monsterRow)
        if (beats(strength, monster)) fights.push({ hero: each.hero, monster, ...change });
    }
  }
  return fights;
}

/** The maximum strength of a hero with cards from this hand. */
export function bestStrength(hero: SeenHero, hand: readonly ItemId[]): number {
  return strengthOf(hero) + Math.max(...modificationsOf(hero, hand).map(gainOf));
}
