import { itemsOn, openSlot, type SeenHero, strengthOf } from './gear.ts';
import type { HeroId } from './heroes.ts';
import { type ItemId, item } from './items/index.ts';
import { type MonsterId, monsters } from './monsters.ts';

/** What a patron changes about a hero before the fight. Rulings 10 and 11. */
export interface Modification {
  readonly added: ItemId | null;
  readonly swappedIn: ItemId | null;
  readonly swappedOut: ItemId | null;
}

/** A fight that is won. */
export interface Fight extends Modification {
  readonly hero: HeroId;
  readonly monster: MonsterId;
}

/** Both rows, in the state or in a view of it. */
export interface Rows {
  readonly heroRow: readonly SeenHero[];
  readonly monsterRow: readonly MonsterId[];
}

const strengthOfCard = (id: ItemId | null): number => (id === null ? 0 : item(id).strength);

/** How much stronger a modification makes its hero; a swap may make it weaker. Ruling 11. */
export function gainOf({ added, swappedIn, swappedOut }: Modification): number {
  return strengthOfCard(added) + strengthOfCard(swappedIn) - strengthOfCard(swappedOut);
}

interface Swap {
  readonly swappedIn: ItemId | null;
  readonly swappedOut: ItemId | null;
}

const noSwap: Swap = { swappedIn: null, swappedOut: null };

/** Each card of the hand for each card of the same kind that the hero wears, and no swap first. */
function swapsFor(hero: SeenHero, hand: readonly ItemId[]): readonly Swap[] {
  const swaps: Swap[] = [noSwap];
  for (const swappedOut of itemsOn(hero)) {
    const { slot } = item(swappedOut);
    for (const swappedIn of hand) if (item(swappedIn).slot === slot) swaps.push({ swappedIn, swappedOut });
  }
  return swaps;
}

/**
 * All that a patron with this hand may change about a hero, the change of nothing first: one card added to an open slot of
 * its kind, one swapped for a card of its kind that was on the hero, or both with two different cards. Rulings 10, 11.
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

/** Rules, "Patrons": equal or more strength wins. */
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
