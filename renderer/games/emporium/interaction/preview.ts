import type { Seat } from '../../../../shared/engine/index.ts';
import { beats, gainOf, type Modification, modificationsOf } from '../../../../shared/games/emporium/fights.ts';
import {
  classBonus,
  heroesFor,
  heroIn,
  itemsOn,
  type SeenHero,
  strengthOf,
} from '../../../../shared/games/emporium/gear.ts';
import { type HeroId, heroes } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { fullHand } from '../../../../shared/games/emporium/item-decks.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { QuestionType } from '../../../../shared/games/emporium/state.ts';
import { banishingFee, mostMarks } from '../../../../shared/games/emporium/votes.ts';
import { type EmporiumTable, playerOf } from '../table.ts';

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

/** The cards in the own hand; empty if hidden. */
export function ownHand({ view, ownSeat }: Pick<EmporiumTable, 'view' | 'ownSeat'>): readonly ItemId[] {
  return playerOf(view, ownSeat).hand.cards ?? [];
}

/** True if the active seat has to answer this question, not only may take the answer back. */
export function isAsked({ asked, question, moves }: EmporiumTable, type: QuestionType): boolean {
  return asked && question?.type === type && moves.every((move) => move.type !== 'take-back');
}

/** The picked hero with its change, manual or proposed. Null if no hero is picked. */
export function changedHero(table: EmporiumTable): { readonly hero: SeenHero; readonly change: Modification } | null {
  const { view, pending } = table;
  if (!isAsked(table, 'patron') || pending.hero === null) return null;
  const hero = heroIn(view.heroRow, pending.hero);
  const proposed = pending.monster === null ? null : proposedChange(hero, pending.monster, ownHand(table));
  return { hero, change: pending.change ?? proposed ?? noChange };
}

/** A patron's current choice of hero and monster. */
export interface Sent {
  readonly hero: HeroId;
  readonly monster: MonsterId;
  readonly change: Modification;
  /** The hero's strength with the change. */
  readonly strength: number;
  readonly needed: number;
  readonly wins: boolean;
  /** Gold gained after paying the bid. */
  readonly net: number;
}

/** The patron's pending choice. Null until a hero and a monster are picked. */
export function sentWith(table: EmporiumTable): Sent | null {
  const { pending, question } = table;
  const changed = changedHero(table);
  if (changed === null || pending.monster === null || question?.type !== 'patron') return null;
  const { hero, change } = changed;
  const { strength } = reckoned(hero, change);
  const { strength: needed, gold } = monsters[pending.monster];
  const net = gold - question.bid;
  return {
    hero: hero.hero,
    monster: pending.monster,
    change,
    strength,
    needed,
    wins: beats(strength, pending.monster),
    net,
  };
}

/** The hero's equipped items of the same kind, weakest first. */
export function wornOfKind(hero: SeenHero, id: ItemId): readonly ItemId[] {
  const { slot } = item(id);
  return itemsOn(hero)
    .filter((worn) => item(worn).slot === slot)
    .toSorted((one, other) => item(one).strength - item(other).strength);
}

/** The number of leather cards a seat would draw. Rulings 15 and 18. */
export function cardsDrawn({ players, decks, discards }: EmporiumView, seat: Seat): number {
  const { count } = playerOf({ players }, seat).hand;
  return Math.min(fullHand - count, decks.leather + discards.leather.length);
}

/** The maximum number of heroes a seat may mark, and the fee in gold. Ruling 20. */
export function marksOf({ players }: EmporiumView, seat: Seat): { readonly most: number; readonly fee: number } {
  return { most: mostMarks(playerOf({ players }, seat).gold), fee: banishingFee };
}
