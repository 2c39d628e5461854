import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { breakdownRows, countsText, line, quietIf, worded } from './line.ts';

/** The events of Sale. The dials are in `supply.ts`. */
export const saleTypes = [
  'demand-revealed',
  'sold',
  'sold-nothing',
  'points-instead',
  'rival-bonus',
  'surplus-set-aside',
  'surplus-rescued',
  'surplus-bought',
  'surplus-discarded',
  'transferred',
  'demand-discarded',
] as const satisfies readonly BrickEvent['type'][];
type SaleEvent = Extract<BrickEvent, { type: (typeof saleTypes)[number] }>;

/** The log line of an event of Sale; null if it has none. */
export function saleLine(event: SaleEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'demand-revealed':
      return worded(words, null, ...countsText(words, 'demand-revealed', event.boxes), 'sale', { reveal: true });
    case 'sold': {
      const boxStore = event.box === 'demand' || event.box === 'jewelry-demand' ? null : event.box;
      const facts = { items: words.items(event.item, 1), store: words.theStore(event.store) };
      const text =
        boxStore === null
          ? words.say(event.box === 'demand' ? 'log.sold' : 'log.sold-to-jewelry-box', facts)
          : words.say('log.sold-to-own-box', { ...facts, box: words.theStore(boxStore) });
      return line(words, event.seat, text, 'sale', {
        sum: words.say('money.credit', { amount: event.income }),
        breakdown: breakdownRows(words, event.breakdown, words.money, words.say('why.received')),
      });
    }
    case 'sold-nothing':
      return worded(words, event.seat, 'sold-nothing', { item: words.type(event.item) }, 'sale', quietIf(true));
    case 'points-instead':
      if (event.count === 0) {
        return worded(
          words,
          event.seat,
          'kept-the-money',
          { store: words.theStore(event.store) },
          'sale',
          quietIf(true),
        );
      }
      return worded(
        words,
        event.seat,
        'points-instead',
        { store: words.theStore(event.store), count: event.count },
        'modifiers-and-their-moments',
        { sum: words.money(-event.forgone) },
      );
    case 'rival-bonus':
      return worded(
        words,
        event.seat,
        'rival-bonus',
        { store: words.theStore(event.store), items: words.items(event.item, event.count) },
        'modifiers-and-their-moments',
        { sum: words.say('money.credit', { amount: event.income }) },
      );
    case 'surplus-set-aside':
      return worded(
        words,
        event.seat,
        'set-aside',
        { items: words.items(event.item, 1), store: words.theStore(event.store) },
        'sale',
      );
    case 'surplus-rescued':
      return worded(
        words,
        event.seat,
        'rescued',
        {
          items: words.items(event.item, 1),
          store: words.theStore(event.store),
          into: words.theStore(event.into),
        },
        'modifiers-and-their-moments',
      );
    case 'surplus-bought':
      return worded(
        words,
        event.seat,
        'surplus-bought',
        {
          items: words.items(event.item, 1),
          name: words.name(event.from),
          store: words.theStore(event.store),
        },
        'modifiers-and-their-moments',
        { sum: words.money(-event.paid) },
      );
    case 'surplus-discarded':
      return worded(words, event.seat, 'surplus-discarded', { items: words.items(event.item, event.count) }, 'sale');
    case 'transferred':
      return worded(
        words,
        event.seat,
        'transferred',
        {
          items: words.items(event.item, 1),
          store: words.theStore(event.from),
          into: words.theStore(event.into),
        },
        'modifiers-and-their-moments',
      );
    case 'demand-discarded':
      return worded(words, null, 'demand-discarded', {}, 'sale', quietIf(true));
  }
}
