import type { IncomeLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { Good, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { customers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { MercadoTable } from '../table.ts';
import type { CustomersQuote, StandQuote } from './quote.ts';

/** A row of a breakdown. */
export interface BreakdownRow {
  readonly key: string;
  /** The source: "2 customers for fish or meat, left end of row 3". */
  readonly label: string;
  /** The calculation: "2 × (1 + Pub)". */
  readonly how?: string;
  readonly amount: string;
  /** True for a row with a sum. */
  readonly total?: true;
}

type Told = Pick<MercadoTable, 'view' | 'words' | 'ownSeat'>;

/** The calculation: customers × (1 + restaurants). Rules, "Income". */
function calculation({ words }: Pick<Told, 'words'>, { customers: tile, improvedBy }: IncomeLine): string {
  const { level } = customers(tile);
  if (improvedBy.length === 0) return words.counter('breakdown.plain', { customers: level });
  const restaurants = improvedBy.map(words.restaurant).join(' + ');
  return words.counter('breakdown.improved', { customers: level, restaurants });
}

/** Rows for a new stand: income by customer tile, cost and net. */
export function standRows(table: Told, quote: StandQuote): readonly BreakdownRow[] {
  const { words } = table;
  const { cost, income, earned, net } = quote;
  return [
    ...income.map((line) => ({
      key: line.entrance,
      label: words.counter('customers-at', {
        customers: words.customers(line.customers),
        entrance: words.entrance(line.entrance),
      }),
      how: calculation(table, line),
      amount: words.money(line.coins),
    })),
    { key: 'income', label: words.counter('breakdown.income'), amount: words.money(earned) },
    { key: 'cost', label: costWords(table, cost), amount: words.money(-cost.cost) },
    { key: 'net', label: words.counter('breakdown.net'), amount: words.change(net), total: true },
  ];
}

/** "Cost: 3 stands in the row, 1 in the column", including the new one. */
export function costWords({ words }: Pick<Told, 'words'>, { inRow, inColumn }: StandQuote['cost']): string {
  return words.counter('breakdown.cost', { count: inRow, column: inColumn });
}

/** Rows for customers: income by stand and a sum for each player, own seat first. */
export function customersRows(table: Told, quote: CustomersQuote): readonly BreakdownRow[] {
  const { words, ownSeat } = table;
  const { income, own, others } = quote;
  return [{ seat: ownSeat, coins: own }, ...others].flatMap(({ seat, coins }) => [
    ...income
      .filter((line) => line.seat === seat)
      .map((line) => ({
        key: String(line.space),
        label: standAt(table, line.good, line.space),
        how: calculation(table, line),
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

function standAt({ words }: Told, good: Good, space: Space): string {
  return words.counter('breakdown.stand', { stand: words.stand(good), space: words.space(space) });
}
