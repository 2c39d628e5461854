import type { HarbourView } from './hiding.ts';

/** The parts of a view that determine the size of the deck. */
type Deck = Pick<HarbourView, 'deck' | 'under'> & {
  readonly players: readonly Pick<HarbourView['players'][number], 'looked' | 'freeBuilding'>[];
};

/**
 * The number of cards in the deck, which is public. Rules, "What is hidden".
 * It includes the card put back after a look, and cards put under the deck since. It excludes cards that a player is
 * choosing from.
 */
export function cardsInDeck({ deck, under, players }: Deck): number {
  let cards = deck.count + under.length;
  for (const { looked, freeBuilding } of players) if (freeBuilding !== null) cards += looked.count;
  return cards;
}
