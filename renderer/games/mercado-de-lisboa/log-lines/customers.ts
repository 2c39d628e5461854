import type { IncomeLine, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { othersIncome, totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import { customers } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { LogLine } from '../../../table/index.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { earningWords, gained, line, nextDoor, times } from './line.ts';

type CustomersBrought = Extract<MercadoEvent, { type: 'customers-brought' }>;

/** The income of one stand: "Bruno: fish stand, Pub next door", "× 2 = $6". */
function standRow(words: Words, { seat, good, improvedBy, coins }: IncomeLine): Rows[number] {
  const name = words.name(seat);
  const stand = words.stand(good);
  if (improvedBy.length === 0) return { label: words.log('why.stand-of', { name, stand }), amount: words.money(coins) };
  const improved = words.log('why.improved-stand', { stand, improved: nextDoor(words, improvedBy) });
  return {
    label: words.log('why.stand-of', { name, stand: improved }),
    amount: `${times(improvedBy)}\u00a0=\u00a0${words.money(coins)}`,
  };
}

/** "brings 2 customers for fish or meat and earns 4 coins, plus 2 coins for Bruno". */
export function customersLine(brought: CustomersBrought, words: Words): LogLine {
  const { seat, customers: tile, income } = brought;
  const { level } = customers(tile);
  const own = income.filter((each) => each.seat === seat);
  const earned = totalIncome(own);
  const others = [...othersIncome(brought)].map(([other, coins]) =>
    words.log('others-gain', { name: words.name(other), coins: words.coins(coins) }),
  );
  const deed = words.list([
    words.log('log.customers-brought', { customers: words.customers(tile) }),
    ...earningWords(words, earned),
  ]);
  const text = others.length === 0 ? deed : words.log('and-others', { deed, others: words.list(others) });
  return line(words, seat, text, income.length > 0 ? 'income' : 'bring-customers', {
    sum: gained(words, earned),
    breakdown: [
      { label: words.log('why.customers-at', { entrance: words.entrance(brought.entrance) }), amount: String(level) },
      ...income.filter((each) => each.seat !== seat).map((each) => standRow(words, each)),
      ...own.map((each) => standRow(words, each)),
      sumRow(words.log('why.income-of', { name: words.name(seat) }), words.money(earned)),
    ],
  });
}
