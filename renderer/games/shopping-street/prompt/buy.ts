import { displayPrice } from '../../../../shared/games/shopping-street/hands.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { buyRun, stillOwed } from '../interaction/offers.ts';
import type { StreetTable } from '../table.ts';
import { shortCard } from '../words/effect-words.ts';
import { leastButton, pickedWords, toPick } from './discards.ts';
import { prompt, type StreetPrompt } from './prompt.ts';
import { tradeWords } from './trade-words.ts';

/** A card of the display, and the three of the hand that pay for it. Ruling 6. */
export function buyPrompt(table: StreetTable, wanted: ProductId): StreetPrompt {
  const { words } = table;
  const owed = stillOwed(table);
  return prompt({
    title: words.counter('titles.buy', { card: words.card(wanted), count: displayPrice }),
    hint: `${pickedWords(table, displayPrice)} ${tradeWords(table, [wanted])}`,
    rule: 'trade',
    clears: true,
    actions: [
      ...leastButton(table),
      {
        key: 'buy',
        label: words.counter('moves.buy', { card: shortCard(words, wanted) }),
        moves: buyRun(table, wanted),
        main: true,
        ...toPick(table, owed),
      },
    ],
  });
}
