import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { spaceValues } from '../../../../shared/games/harbour/trade/market.ts';
import { marketAfter, pendingMoves, placedMarket } from '../interaction/choice-preview.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { answerOf, pickingOf } from '../interaction/picking.ts';
import type { Asked, HarbourTable } from '../table.ts';
import { pickedAction } from './picks.ts';
import { type HarbourPrompt, prompt } from './prompt.ts';

/** "wood $5, fish $4, stone $3 and livestock $2". */
export function marketWords({ words }: Pick<HarbourTable, 'words'>, market: readonly Good[]): string {
  return words.list(
    market.map((good, space) =>
      words.counter('good-at', { good: words.good(good), money: words.money(spaceValues[space] ?? 0) }),
    ),
  );
}

/** The prompt to place the markers, most expensive space first. */
export function setMarketPrompt(
  table: HarbourTable,
  pending: PendingChoice,
  { placed }: Asked<'set-market'>,
): HarbourPrompt {
  const { words, view } = table;
  const market = placedMarket(table) ?? [];
  const next = spaceValues[market.length] ?? 0;
  return prompt({
    title:
      market.length === goods.length
        ? words.counter('titles.market-set')
        : words.counter('titles.set-market', { money: words.money(next) }),
    hint: words.counter(
      market.length === 0
        ? 'hints.market-now'
        : market.length === goods.length
          ? 'hints.market'
          : 'hints.market-so-far',
      { market: marketWords(table, market.length === 0 ? view.market : market) },
    ),
    rule: 'the-market',
    clears: pending.picked.length > 0,
    actions: [
      ...(placed.length === 0 && pending.picked.length === 0
        ? [{ key: 'leave', label: words.counter('moves.leave-market'), moves: movesToLeave(table) }]
        : []),
      ...pickedAction(table, pending, () => words.counter('moves.set-market')),
    ],
  });
}

/** The moves that place the markers as they are. */
function movesToLeave(table: HarbourTable): readonly HarbourMove[] {
  const picking = pickingOf(table);
  const { market } = table.view;
  const answers = market.map((_, space) => picking && answerOf(table, picking, { picked: market.slice(0, space + 1) }));
  return answers.find((moves) => moves !== null) ?? [];
}

/** The prompt to swap two adjacent markers. */
export function swapMarkersPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const [one] = pending.picked;
  const swapped = marketAfter(table, pendingMoves(table));
  return prompt({
    title: words.counter('titles.swap-markers'),
    hint:
      swapped !== null
        ? words.counter('hints.market', { market: marketWords(table, swapped) })
        : one === undefined
          ? words.counter('hints.swap-markers')
          : words.counter('hints.swap-with', { good: words.counter(`goods.${one}`) }),
    rule: 'the-market',
    clears: pending.picked.length > 0,
    actions: pickedAction(table, pending, (picked) =>
      words.counter('moves.swap-markers', { goods: words.list(picked.map(words.good)) }),
    ),
  });
}

/** The prompt to move one marker to the most expensive space. */
export function raiseMarkerPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const raised = marketAfter(table, pendingMoves(table));
  return prompt({
    title: words.counter('titles.raise-marker', { money: words.money(spaceValues[0]) }),
    hint:
      raised === null
        ? words.counter('hints.raise-marker')
        : words.counter('hints.market', { market: marketWords(table, raised) }),
    rule: 'the-market',
    clears: pending.picked.length > 0,
    actions: pickedAction(table, pending, ([good]) =>
      words.counter('moves.raise-marker', {
        good: good === undefined ? '' : words.good(good),
        money: words.money(spaceValues[0]),
      }),
    ),
  });
}
