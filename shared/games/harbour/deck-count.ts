import type { HarbourView } from './hiding.ts';

/** What of a view tells how many cards the deck has. */
type Deck = Pick<HarbourView, 'deck' | 'under'> & {
  readonly players: readonly Pick<HarbourView['players'][number], 'looked' | 'freeBuilding'>[];
};

/**
 * Rules, "What is hidden": how many cards the deck has, which is open. The card put back by whoever looked, and what was
 * put under the deck since, are cards of the deck too; those still in hand to be chosen from are not.
 */
export function cardsInDeck({ deck, under, players }: Deck): number {
  let cards = deck.count + under.length;
  for (const { looked, freeBuilding } of players) if (freeBuilding !== null) cards += looked.count;
  return cards;
}
