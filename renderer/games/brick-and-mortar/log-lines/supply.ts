import type { BrickEvent, StockedLine } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { breakdownRows, countsText, isAny, line, quietIf, worded } from './line.ts';

/** The events of Supply, and those that Supply and Sale share: the test for competition and the dials. */
export const supplyTypes = [
  'market-supplied',
  'supplied-by-store',
  'stocked-free',
  'competition-tested',
  'bids-revealed',
  'stocked',
  'stocked-nothing',
] as const satisfies readonly BrickEvent['type'][];
type SupplyEvent = Extract<BrickEvent, { type: (typeof supplyTypes)[number] }>;

function stockedRows(lines: readonly StockedLine[], words: Words): NonNullable<LogLine['breakdown']> {
  return lines.flatMap((part) => {
    const store = words.theStore(part.store);
    const each = breakdownRows(words, part.breakdown, words.money, words.say('why.each', { store }));
    return part.count === 1
      ? each
      : [
          ...each,
          { label: words.say('why.times', { count: part.count }), amount: words.money(part.each * part.count) },
        ];
  });
}

/** The log line of an event of Supply; null if it has none. */
export function supplyLine(event: SupplyEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'market-supplied':
      return worded(
        words,
        null,
        ...countsText(words, 'market-supplied', event.added),
        'supply',
        quietIf(!isAny(event.added)),
      );
    case 'supplied-by-store':
      return worded(
        words,
        event.seat,
        'supplied-by-store',
        {
          store: words.theStore(event.store),
          items: words.items(event.item, event.count),
        },
        'modifiers-and-their-moments',
      );
    case 'stocked-free':
      return worded(
        words,
        event.seat,
        `free-from-${event.source}`,
        {
          store: words.theStore(event.store),
          items: words.items(event.item, event.count),
        },
        'modifiers-and-their-moments',
      );
    case 'competition-tested': {
      const { trade, item, offered, wanted, seats } = event;
      const [seller] = seats;
      // fewer boxes than items, but no bids: the line gives the reason
      if (trade === 'sale' && seats.length === 1 && seller !== undefined && offered < wanted) {
        return worded(words, null, 'sale-alone', { item: words.type(item), name: words.name(seller) }, trade);
      }
      const key = `${trade}-${event.competition ? 'competition' : 'calm'}`;
      return worded(
        words,
        null,
        key,
        { offered: words.items(item, offered), wanted },
        trade,
        quietIf(!event.competition),
      );
    }
    case 'bids-revealed': {
      const { trade, item, bids } = event;
      const rows = bids.map(({ seat, price, quantity }) => ({
        label: words.name(seat),
        amount:
          quantity === null ? words.money(price) : words.say('bid', { count: quantity, price: words.money(price) }),
      }));
      return {
        ...worded(words, null, `${trade}-bids`, { item: words.type(item) }, trade, { breakdown: rows }),
        reveal: true,
      };
    }
    case 'stocked': {
      const { seat, item, count, lines, paid, tokens } = event;
      const text = words.say('log.stocked', {
        items: words.items(item, count),
        stores: words.list(lines.map((part) => words.theStore(part.store))),
      });
      const breakdown = [
        ...stockedRows(lines, words),
        ...(tokens > 0 ? [{ label: words.say('why.of-it-debt'), amount: words.say('tokens', { count: tokens }) }] : []),
        sumRow(words.say('why.to-pay'), words.money(paid)),
      ];
      return line(words, seat, text, 'supply', { sum: words.money(-paid), breakdown });
    }
    case 'stocked-nothing':
      return worded(words, event.seat, 'stocked-nothing', { item: words.type(event.item) }, 'supply', quietIf(true));
  }
}
