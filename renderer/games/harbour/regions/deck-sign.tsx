import { cardsInDeck } from '../../../../shared/games/harbour/deck-count.ts';
import { useTable } from '../table.ts';

/** The number of buildings left in the deck, which is public. */
export function DeckSign() {
  const { view, words } = useTable();
  return <p className="hb-deck">{words.say('deck', { cards: cardsInDeck(view) })}</p>;
}
