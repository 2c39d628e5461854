import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { columnOf, marketSize, rowOf } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { customers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { LogLine } from '../../../table/index.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { earningWords, gained, line, nextDoor, times } from './line.ts';
import { takingWords } from './taken.ts';

type StandOpened = Extract<MercadoEvent, { type: 'stand-opened' }>;

/** A stand's income: customers by tile, the multiplying restaurants, and the total. */
function incomeRows(words: Words, income: readonly IncomeLine[], earned: number): Rows {
  const [first] = income;
  if (first === undefined) return [];
  const { improvedBy } = first;
  const beside = { label: nextDoor(words, improvedBy), amount: times(improvedBy) };
  return [
    ...income.map((each) => ({
      label: words.log('why.customers-at', { entrance: words.entrance(each.entrance) }),
      amount: String(customers(each.customers).level),
    })),
    ...(improvedBy.length > 0 ? [beside] : []),
    sumRow(words.log('why.income'), words.money(earned)),
  ];
}

/** A stand's cost: its row and its column, of which the larger number is paid. */
function costRows(words: Words, { space, inRow, inColumn, cost, earned }: StandOpened): Rows {
  const label = words.log('why.cost');
  const counts = [
    { label: words.log('why.in-row', { number: rowOf(space) + 1 }), amount: String(inRow) },
    { label: words.log('why.in-column', { number: columnOf(space) - marketSize + 1 }), amount: String(inColumn) },
  ];
  if (earned === 0) return [...counts, sumRow(label, words.money(-cost))];
  return [
    ...counts,
    { label, amount: words.money(-cost) },
    sumRow(words.log('why.together'), gained(words, earned - cost)),
  ];
}

/** "opens a fish stand for 3 coins, earns 4 coins, and takes a meat tile", with income and cost as its breakdown. */
export function standLine(opened: StandOpened, rest: readonly MercadoEvent[], words: Words): LogLine {
  const { seat, good, cost, income, earned } = opened;
  const text = words.list([
    words.log('log.stand-opened', { stand: words.stand(good), cost: words.coins(cost) }),
    ...earningWords(words, earned),
    ...takingWords(words, rest),
  ]);
  return line(words, seat, text, earned > 0 ? 'income' : 'open-a-stand', {
    sum: gained(words, earned - cost),
    breakdown: [...incomeRows(words, income, earned), ...costRows(words, opened)],
  });
}
