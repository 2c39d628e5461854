import type { Seat } from '../../../../shared/engine/index.ts';
import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** The card picked to sell or upgrade. */
  readonly card: ItemId | null;
  /** True while choosing a bid. */
  readonly bidding: boolean;
  /** The picked die number: a price or a bid. */
  readonly number: number | null;
  /** The hero picked for an item or a fight, and the monster to fight. */
  readonly hero: HeroId | null;
  readonly monster: MonsterId | null;
  /** The patron's manual change. Null while the table proposes one. */
  readonly change: Modification | null;
  /** Heroes marked for banishing. */
  readonly marked: readonly HeroId[];
}

export const emptyChoice: PendingChoice = {
  card: null,
  bidding: false,
  number: null,
  hero: null,
  monster: null,
  change: null,
  marked: [],
};

/**
 * Identifies the question of a pending choice; the choice is dropped when this changes.
 * Sealing also changes it, so that nothing of the choice stays visible.
 */
export function choiceKey(
  { round, question, players }: Pick<EmporiumView, 'question' | 'round' | 'players'>,
  inHand: Seat | null,
): string {
  const own = inHand === null ? undefined : players[inHand];
  return JSON.stringify([inHand, round, question, own?.choice.made, own?.marked.made]);
}
