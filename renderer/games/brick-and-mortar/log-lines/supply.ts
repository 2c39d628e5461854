import type { BrickEvent, StockedLine } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { line, reckoningRows, told } from './line.ts';

/** What happens in Supply, and what Supply and Sale share: the test for competition and the dials. */
export type SupplyEvent = Extract<
  BrickEvent,
  {
    type:
      | 'market-supplied'
      | 'supplied-by-store'
      | 'stocked-free'
      | 'competition-tested'
      | 'bids-revealed'
      | 'stocked'
      | 'stocked-nothing';
  }
>;

function stockedRows(lines: readonly StockedLine[], words: Words): NonNullable<LogLine['reckoning']> {
  return lines.flatMap((part) => {
    const store = words.store(part.store);
    const each = reckoningRows(words, part.reckoning, words.money, words.say('why.each', { store }));
    return part.count === 1
      ? each
      : [
          ...each,
          { label: words.say('why.times', { count: part.count }), amount: words.money(part.each * part.count) },
        ];
  });
}

/** The line for an event of Supply. */
export function supplyLine(event: SupplyEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'market-supplied':
      return told(words, null, 'market-supplied', { items: words.counts(event.added) }, 'supply');
    case 'supplied-by-store':
      return told(
        words,
        event.seat,
        'supplied-by-store',
        {
          store: words.store(event.store),
          items: words.items(event.item, event.count),
        },
        'modifiers-and-their-moments',
      );
    case 'stocked-free':
      return told(
        words,
        event.seat,
        `free-from-${event.source}`,
        {
          store: words.store(event.store),
          items: words.items(event.item, event.count),
        },
        'modifiers-and-their-moments',
      );
    case 'competition-tested': {
      const { trade, offered, wanted, seats } = event;
      const [seller] = seats;
      const item = words.item(event.item);
      // Fewer boxes than items, and no dials all the same: that needs its reason.
      const text =
        trade === 'sale' && seats.length === 1 && seller !== undefined && offered < wanted
          ? words.say('log.sale-alone', { item, name: words.name(seller) })
          : words.say(`log.${trade}-${event.competition ? 'competition' : 'calm'}`, { item, offered, wanted });
      return line(words, null, text, trade);
    }
    case 'bids-revealed': {
      const { trade, item, bids } = event;
      const rows = bids.map(({ seat, price, quantity }) => ({
        label: words.name(seat),
        amount:
          quantity === null ? words.money(price) : words.say('bid', { count: quantity, price: words.money(price) }),
      }));
      return {
        ...told(words, null, `${trade}-bids`, { item: words.item(item) }, trade, { reckoning: rows }),
        reveal: true,
      };
    }
    case 'stocked': {
      const { seat, item, count, lines, paid, tokens } = event;
      const text = words.say('log.stocked', {
        items: words.items(item, count),
        stores: words.list(lines.map((part) => words.store(part.store))),
      });
      const reckoning = [
        ...stockedRows(lines, words),
        ...(tokens > 0 ? [{ label: words.say('why.of-it-debt'), amount: words.say('tokens', { count: tokens }) }] : []),
        { label: words.say('why.to-pay'), amount: `= ${words.money(paid)}` },
      ];
      return line(words, seat, text, 'supply', { sum: words.money(-paid), reckoning });
    }
    case 'stocked-nothing':
      return told(words, event.seat, 'stocked-nothing', { item: words.item(event.item) }, 'supply');
  }
}
