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

/** What selling an item to a hero would bring, in gold. */
export interface SaleProspect {
  readonly hero: HeroId;
  /** 1 where the item is of the hero's class, else 0. Ruling 4. */
  readonly bonus: number;
  readonly brings: number;
}

/** The heroes that have a slot for an item now, and what each would bring at a price; none where the sale would fail. */
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

/** A hero's strength as it stands against a monster. */
export interface Total {
  readonly monster: MonsterId;
  readonly strength: number;
  readonly needed: number;
  readonly wins: boolean;
}

/** A hero's strength as it stands against each monster to be seen. */
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

/** A hero goes as it is. */
export const noChange: Modification = { added: null, swappedIn: null, swappedOut: null };

/** Does a hero with a change beat a monster? */
export function wins(hero: SeenHero, change: Modification, monster: MonsterId): boolean {
  return beats(strengthOf(hero) + gainOf(change), monster);
}

/** How much strength of the hand a change takes, whatever comes back for it. */
function givenBy({ added, swappedIn }: Modification): number {
  return (added === null ? 0 : item(added).strength) + (swappedIn === null ? 0 : item(swappedIn).strength);
}

/**
 * The change that wins and leaves most strength in the hand: none where none is needed; what is swapped out comes to the
 * hand and counts for it. Null where no change wins.
 */
export function proposedChange(hero: SeenHero, monster: MonsterId, hand: readonly ItemId[]): Modification | null {
  if (wins(hero, noChange, monster)) return noChange;
  const [best = null] = modificationsOf(hero, hand)
    .filter((change) => wins(hero, change, monster))
    .toSorted((one, other) => gainOf(one) - gainOf(other) || givenBy(one) - givenBy(other));
  return best;
}

/** The most strength a hero can have with cards of this hand. */
export function bestStrength(hero: SeenHero, hand: readonly ItemId[]): number {
  return strengthOf(hero) + Math.max(...modificationsOf(hero, hand).map(gainOf));
}

/** What a hero's strength is made of: its own, what it wears, and what a patron changes. */
interface Reckoned extends Modification {
  readonly base: number;
  /** All it wears before anything is changed. */
  readonly worn: number;
  readonly strength: number;
}

/** A hero's strength with a change, and what it is made of. */
export function reckoned(hero: SeenHero, change: Modification): Reckoned {
  const { base } = heroes[hero.hero];
  const before = strengthOf(hero);
  return { ...change, base, worn: before - base, strength: before + gainOf(change) };
}

/** The cards of the near player's hand; none where it is hidden. */
export function nearHand({ view, near }: Pick<EmporiumTable, 'view' | 'near'>): readonly ItemId[] {
  return playerOf(view, near).hand.cards ?? [];
}

/** Is whoever holds the screen asked this, and not only to take it back? */
export function isAsked({ asked, question, moves }: EmporiumTable, type: QuestionType): boolean {
  return asked && question?.type === type && moves.every((move) => move.type !== 'take-back');
}

/** The hero whom a patron has picked and what is changed about it: by hand, or as the table proposes; null without one. */
export function changedHero(table: EmporiumTable): { readonly hero: SeenHero; readonly change: Modification } | null {
  const { view, half } = table;
  if (!isAsked(table, 'patron') || half.hero === null) return null;
  const hero = heroIn(view.heroRow, half.hero);
  const proposed = half.monster === null ? null : proposedChange(hero, half.monster, nearHand(table));
  return { hero, change: half.change ?? proposed ?? noChange };
}

/** What a patron's choice stands at. */
export interface Sent {
  readonly hero: HeroId;
  readonly monster: MonsterId;
  readonly change: Modification;
  /** The hero's with the change. */
  readonly strength: number;
  readonly needed: number;
  readonly wins: boolean;
  /** What it would bring, the bid paid, in gold. */
  readonly net: number;
}

/** What the patron's half-made choice stands at; null before a hero and a monster are picked. */
export function sentWith(table: EmporiumTable): Sent | null {
  const { half, question } = table;
  const changed = changedHero(table);
  if (changed === null || half.monster === null || question?.type !== 'patron') return null;
  const { hero, change } = changed;
  const { strength } = reckoned(hero, change);
  const { strength: needed, gold } = monsters[half.monster];
  const net = gold - question.bid;
  return { hero: hero.hero, monster: half.monster, change, strength, needed, wins: beats(strength, half.monster), net };
}

/** The strength of what a hero wears of an item's kind, weakest first. */
export function wornOfKind(hero: SeenHero, id: ItemId): readonly ItemId[] {
  const { slot } = item(id);
  return itemsOn(hero)
    .filter((worn) => item(worn).slot === slot)
    .toSorted((one, other) => item(one).strength - item(other).strength);
}

/** How many leather cards a seat would draw. Rulings 15 and 18. */
export function cardsDrawn({ players, decks, discards }: EmporiumView, seat: Seat): number {
  const { count } = playerOf({ players }, seat).hand;
  return Math.min(fullHand - count, decks.leather + discards.leather.length);
}

/** What a vote costs a seat at most, in gold, and how many heroes it may mark. Ruling 20. */
export function marksOf({ players }: EmporiumView, seat: Seat): { readonly most: number; readonly fee: number } {
  return { most: mostMarks(playerOf({ players }, seat).gold), fee: banishingFee };
}
