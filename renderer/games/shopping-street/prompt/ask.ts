import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { askRun } from '../interaction/offers.ts';
import type { StreetTable } from '../table.ts';
import { prompt, type StreetPrompt } from './prompt.ts';

/** One type or two to ask all others for. */
export function askPrompt(table: StreetTable): StreetPrompt {
  const { words, pending } = table;
  const types = words.list(shopTypes.filter((type) => pending.types.includes(type)).map(words.type));
  return prompt({
    title: words.counter('titles.ask', { types }),
    hint: words.counter(pending.types.length === 1 ? 'hints.second-type' : 'hints.ask'),
    rule: 'trade',
    clears: true,
    actions: [
      { key: 'ask', label: words.counter('moves.ask', { types }), moves: askRun(table, pending.types), main: true },
    ],
  });
}
