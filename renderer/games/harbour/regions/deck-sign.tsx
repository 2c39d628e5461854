import { cardsInDeck } from '../../../../shared/games/harbour/deck-count.ts';
import { useTable } from '../table.ts';

/** How many buildings the deck still has: open by the rules, so every form of the table shows it. */
export function DeckSign() {
  const { view, words } = useTable();
  return <p className="hb-deck">{words.say('deck', { cards: cardsInDeck(view) })}</p>;
}
