import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { pointsBreakdown } from '../../../../shared/games/brick-and-mortar/phases/investment.ts';
import { isLastMonth } from '../../../../shared/games/brick-and-mortar/phases/month-end.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Action, type Asked, offersOfType, type Prompt, partsOf } from './prompt.ts';

/** The key of the pending choice for the points to buy. */
export const pointsKey = 'points';

/** The current price of each number of points in one purchase, from 1, in dollars. */
export function pointPrices(table: BrickTable, question: Asked<'invest'>): readonly number[] {
  const { building } = playerOf(table.view, table.ownSeat);
  return board.pointPrices.map((_, index) => totalOf(pointsBreakdown(building, index + 1, question.rebateUsed)));
}

export function investPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'invest'>): Prompt {
  const { words, ownSeat, view } = table;
  const { money, points } = playerOf(view, ownSeat);
  const chosen = pending.amounts[pointsKey] ?? 0;
  const move = table.moves.find((each) => each.type === 'buy-points' && each.points === chosen);
  const cost = pointPrices(table, question)[chosen - 1] ?? 0;
  const selling = chosen === 0 ? offersOfType(table, 'sell-points') : [];
  const parts = partsOf(table, [...offersOfType(table, 'done'), ...selling], pending, false);
  const actions = parts.actions.map((action) => ({ ...action, ...confirmationOf(table, action) }));
  const buy: readonly Action[] =
    move === undefined
      ? []
      : [
          {
            key: 'buy',
            label: words.say('moves.buy-points-for', { count: chosen, money: words.money(cost) }),
            moves: [move],
            main: true,
          },
        ];
  return prompt({
    title: words.say(question.purchases > 0 ? 'titles.invest-again' : 'titles.invest'),
    hint:
      move === undefined
        ? words.say('hints.invest', { points, marker: view.investmentMarker ?? '—' })
        : words.say('hints.invest-buy', {
            cost: words.money(cost),
            left: words.money((money ?? 0) - cost),
            total: points + chosen,
          }),
    rule: 'investment',
    clears: move !== undefined,
    steppers: parts.steppers,
    actions: [...actions, ...buy],
  });
}

/** After the last month money is worth nothing, but points are. Rules, "Final scoring". */
function confirmationOf({ view, words }: BrickTable, { moves }: Action): Pick<Action, 'confirmation'> {
  const [move] = moves;
  if (!isLastMonth(view) || move?.type !== 'sell-points') return {};
  return { confirmation: words.say('doubts.sell-points', { count: move.points }) };
}
