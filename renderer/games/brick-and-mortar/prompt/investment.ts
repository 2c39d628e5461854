import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { pointsBreakdown } from '../../../../shared/games/brick-and-mortar/phases/investment.ts';
import { isLastMonth } from '../../../../shared/games/brick-and-mortar/phases/month-end.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Action, type Asked, offersOfType, type Prompt, partsOf } from './prompt.ts';

/** Where the half-made choice keeps the points to buy. */
export const pointsKey = 'points';

/** What each number of points costs in one purchase now, from 1 on. Dollars. */
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

/** Money brings nothing once the last month is over; points do. Rules, "Final scoring". */
function confirmationOf({ view, words }: BrickTable, { moves }: Action): Pick<Action, 'confirmation'> {
  const [move] = moves;
  if (!isLastMonth(view) || move?.type !== 'sell-points') return {};
  return { confirmation: words.say('doubts.sell-points', { count: move.points }) };
}
