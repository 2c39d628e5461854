import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { askRun } from '../interaction/offers.ts';
import type { StreetTable } from '../table.ts';
import { plan, type StreetPlan } from './plan.ts';

/** One type or two to ask all others for. */
export function askPlan(table: StreetTable): StreetPlan {
  const { words, half } = table;
  const types = words.list(shopTypes.filter((type) => half.types.includes(type)).map(words.type));
  return plan({
    asks: words.counter('asks.ask', { types }),
    says: words.counter(half.types.length === 1 ? 'says.second-type' : 'says.ask'),
    rule: 'trade',
    clears: true,
    actions: [
      { key: 'ask', label: words.counter('moves.ask', { types }), moves: askRun(table, half.types), main: true },
    ],
  });
}
