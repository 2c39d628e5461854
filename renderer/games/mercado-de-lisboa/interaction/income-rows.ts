import type { IncomeLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { paidByEach } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import type { Good, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoTable } from '../table.ts';
import type { CustomersQuote, StandQuote } from './quote.ts';

/** A row of a breakdown. */
export interface BreakdownRow {
  readonly key: string;
  /** The source: "2 customers for fish or meat, left end of row 3". */
  readonly label: string;
  /** What each customer pays: "$2 each, with the Pub". */
  readonly how?: string;
  readonly amount: string;
  /** True for a row with a sum. */
  readonly total?: true;
}

type Context = Pick<MercadoTable, 'view' | 'words' | 'ownSeat'>;

/** What each customer pays, and the restaurants that raise it. */
function payWords({ words }: Pick<Context, 'words'>, { improvedBy }: IncomeLine): string {
  const money = words.money(paidByEach(improvedBy.length));
  if (improvedBy.length === 0) return words.counter('breakdown.plain', { money });
  return words.counter('breakdown.improved', { money, restaurants: improvedBy.map(words.theRestaurant) });
}

/** Rows for a new stand: income by customer tile, cost and net. */
export function standRows(table: Context, quote: StandQuote): readonly BreakdownRow[] {
  const { words } = table;
  const { cost, income, earned, net } = quote;
  return [
    ...income.map((line) => ({
      key: line.entrance,
      label: words.counter('customers-at', {
        customers: words.customers(line.customers),
        entrance: words.entrance(line.entrance),
      }),
      how: payWords(table, line),
      amount: words.money(line.coins),
    })),
    { key: 'income', label: words.counter('breakdown.income'), amount: words.money(earned) },
    { key: 'cost', label: costWords(table, cost), amount: words.money(-cost.cost) },
    { key: 'net', label: words.counter('breakdown.net'), amount: words.change(net), total: true },
  ];
}

/** "Cost: 3 stands in the row, 1 in the column", including the new one. */
export function costWords({ words }: Pick<Context, 'words'>, { inRow, inColumn }: StandQuote['cost']): string {
  return words.counter('breakdown.cost', { count: inRow, column: inColumn });
}

/** Rows for customers: income by stand and a sum for each player, own seat first. */
export function customersRows(table: Context, quote: CustomersQuote): readonly BreakdownRow[] {
  const { words, ownSeat } = table;
  const { income, own, others } = quote;
  return [{ seat: ownSeat, coins: own }, ...others].flatMap(({ seat, coins }) => [
    ...income
      .filter((line) => line.seat === seat)
      .map((line) => ({
        key: String(line.space),
        label: standAt(table, line.good, line.space),
        how: payWords(table, line),
        amount: words.money(line.coins),
      })),
    {
      key: `seat ${seat}`,
      label: words.counter('breakdown.player', words.player(seat)),
      amount: words.change(coins),
      total: true as const,
    },
  ]);
}

function standAt({ words }: Context, good: Good, space: Space): string {
  return words.counter('breakdown.stand', { stand: words.stand(good), space: words.space(space) });
}
