import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import { choiceWords, reasonsOfOrder } from '../interaction/order.ts';
import type { Words } from '../words.ts';
import { goldChange, line, row, worded } from './line.ts';

type EventOf<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }>;

/** All revealed choices. Breakdown: the order of resolution, with reasons. */
export function choicesLine({ choices }: EventOf<'choices-revealed'>, words: Words): LogLine {
  const reasons = reasonsOfOrder(choices);
  const text = words.list(choices.map((turned) => choiceWords(words, turned)));
  return line(words, null, text, 'the-action-phase', {
    reveal: true,
    breakdown: choices.map((turned, index) => ({
      label: words.log('order.entry', {
        choice: choiceWords(words, turned),
        why: words.log(`order.${reasons[index] ?? 'nothing'}`),
      }),
      amount: words.log('place', { place: index + 1 }),
    })),
  });
}

/** A sale and what the bank pays: the price, and 1 gold for the class. Ruling 4. */
export function soldLine({ seat, item: id, hero, price, bonus }: EventOf<'item-sold'>, words: Words): LogLine {
  const sum = goldChange(words, price + bonus);
  const classes = {
    itemClass: words.heroClass(item(id).heroClass),
    heroClass: words.heroClass(heroes[hero].heroClass),
  };
  return worded(words, seat, 'item-sold', { item: words.item(id), hero: words.hero(hero) }, 'sales', {
    sum,
    breakdown: [
      row(words, words.log('why.price'), price),
      row(
        words,
        bonus > 0
          ? words.log('why.same-class', { heroClass: classes.heroClass })
          : words.log('why.other-class', classes),
        bonus,
      ),
      sumRow(words.log('why.together'), sum),
    ],
  });
}

/** A sale for which no slot is left. */
export function failedLine({ seat, item: id, price }: EventOf<'sale-failed'>, words: Words): LogLine {
  const facts = { item: words.item(id), price: words.gold(price) };
  return worded(words, seat, `sale-failed.${item(id).slot}`, facts, 'sales');
}
