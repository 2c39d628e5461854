import { beats, type Modification } from '../../../../shared/games/emporium/fights.ts';
import { heroIn, type SeenHero } from '../../../../shared/games/emporium/gear.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { netOf, noChange, proposedChange, reckoned } from '../../../../shared/games/emporium/prospects.ts';
import type { QuestionType } from '../../../../shared/games/emporium/state.ts';
import { type EmporiumTable, playerOf } from '../table.ts';

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
  const { strength: needed } = monsters[pending.monster];
  return {
    hero: hero.hero,
    monster: pending.monster,
    change,
    strength,
    needed,
    wins: beats(strength, pending.monster),
    net: netOf(pending.monster, question.bid),
  };
}
