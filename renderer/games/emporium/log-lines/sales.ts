import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import type { LogLine } from '../../../table/index.ts';
import { choiceWords, reasonsOfOrder } from '../interaction/order.ts';
import type { Words } from '../words.ts';
import { gained, inARow, line, row, sumRow } from './line.ts';

type Told<Type extends EmporiumEvent['type']> = Extract<EmporiumEvent, { type: Type }>;

/** All choices as they were turned over. It opens into the order in which they are carried out, with the reason for it. */
export function choicesLine({ choices }: Told<'choices-revealed'>, words: Words): LogLine {
  const reasons = reasonsOfOrder(choices);
  const text = words.roll('log.choices-revealed', {
    choices: inARow(choices.map((turned) => choiceWords(words, turned))),
  });
  return line(words, null, text, 'the-action-phase', {
    reveal: true,
    reckoning: choices.map((turned, index) => ({
      label: words.roll('order.entry', {
        choice: choiceWords(words, turned),
        why: words.roll(`order.${reasons[index] ?? 'nothing'}`),
      }),
      amount: words.roll('place', { place: index + 1 }),
    })),
  });
}

/** A sale with what the bank paid for it: the price on the die, and a gold for the class. Ruling 4. */
export function soldLine({ seat, item: id, hero, price, bonus }: Told<'item-sold'>, words: Words): LogLine {
  const text = words.roll('log.item-sold', { item: words.item(id), hero: words.hero(hero) });
  const sum = gained(words, price + bonus);
  const classes = {
    itemClass: words.heroClass(item(id).heroClass),
    heroClass: words.heroClass(heroes[hero].heroClass),
  };
  return line(words, seat, text, 'sales', {
    sum,
    reckoning: [
      row(words, words.roll('why.price'), price),
      row(
        words,
        bonus > 0
          ? words.roll('why.same-class', { heroClass: classes.heroClass })
          : words.roll('why.other-class', classes),
        bonus,
      ),
      sumRow(words.roll('why.together'), sum),
    ],
  });
}

/** A sale that came to nothing, and why. */
export function failedLine({ seat, item: id, price }: Told<'sale-failed'>, words: Words): LogLine {
  const text = words.roll('log.sale-failed', { item: words.item(id), price, slot: words.slot(item(id).slot) });
  return line(words, seat, text, 'sales');
}
