import type { Seat } from '../../../../shared/engine/index.ts';
import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';

/** A choice that is not played yet. It lives in the page and goes with the question it answers. */
export interface HalfMade {
  /** The card picked: to sell, or to upgrade. */
  readonly card: ItemId | null;
  /** Choosing: is a bid about to be set? */
  readonly bidding: boolean;
  /** The number of the die that is picked: a price, or a bid. */
  readonly number: number | null;
  /** The hero picked: to wear an item, or to be sent; and the monster it would fight. */
  readonly hero: HeroId | null;
  readonly monster: MonsterId | null;
  /** What a patron changes about the hero; null as long as the table proposes it. */
  readonly change: Modification | null;
  /** Heroes marked for banishing. */
  readonly marked: readonly HeroId[];
}

/** Nothing chosen yet. */
export const untouched: HalfMade = {
  card: null,
  bidding: false,
  number: null,
  hero: null,
  monster: null,
  change: null,
  marked: [],
};

/**
 * What a half-made choice belongs to: it is dropped when another question is asked, or somebody else, or in a later round, and
 * when it is sealed, so that nothing of it stays in sight.
 */
export function choiceKey(
  { round, question, players }: Pick<EmporiumView, 'question' | 'round' | 'players'>,
  inHand: Seat | null,
): string {
  const own = inHand === null ? undefined : players[inHand];
  return JSON.stringify([inHand, round, question, own?.choice.made, own?.marked.made]);
}
