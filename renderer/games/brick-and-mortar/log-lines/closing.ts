import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { breakdownRows, line, quietIf, worded } from './line.ts';

/** The events at a month's end, of points and turn order, and at the end of the game. */
export type ClosingEvent = Extract<
  BrickEvent,
  {
    type:
      | 'month-began'
      | 'phase-began'
      | 'month-ended'
      | 'items-aged'
      | 'items-expired'
      | 'returned-to-market'
      | 'utilities-paid'
      | 'points-bought'
      | 'points-sold'
      | 'investment-declined'
      | 'points-changed'
      | 'order-changed'
      | 'marker-reached'
      | 'final-scoring'
      | 'match-ended';
  }
>;

/** The log line of an event at a month's end, of points or of the whole game; null if it has none. */
export function closingLine(event: ClosingEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'month-began':
    case 'month-ended':
      return null;
    case 'phase-began':
      return {
        seat: null,
        text: words.say('whereabouts', { month: words.month(event.month), phase: words.phase(event.phase) }),
        heading: true,
      };
    case 'items-aged':
      return worded(words, null, 'aged', {}, 'inventory');
    case 'items-expired':
      return worded(
        words,
        event.seat,
        'expired',
        { items: words.items(event.item, event.count), store: words.theStore(event.store) },
        'inventory',
      );
    case 'returned-to-market':
      return worded(
        words,
        event.seat,
        'returned',
        { items: words.items(event.item, 1), store: words.theStore(event.store) },
        'modifiers-and-their-moments',
      );
    case 'utilities-paid': {
      const rows = breakdownRows(words, event.breakdown, words.money, words.say('why.bill'));
      const text =
        event.tokens > 0 ? words.say('log.utilities-debt', { count: event.tokens }) : words.say('log.utilities');
      // the log is enough for a bill of nothing, as in the first month
      return line(words, event.seat, text, 'utilities', {
        sum: words.money(-event.bill),
        breakdown: rows,
        ...quietIf(event.bill === 0),
      });
    }
    case 'points-bought':
      return worded(words, event.seat, 'bought-points', { count: event.points }, 'investment', {
        sum: words.money(-event.paid),
        breakdown: breakdownRows(words, event.breakdown, words.money, words.say('why.to-pay')),
      });
    case 'points-sold':
      return worded(words, event.seat, 'sold-points', { count: event.points }, 'investment', {
        sum: words.say('money.credit', { amount: event.received }),
      });
    case 'investment-declined':
      return worded(words, event.seat, 'no-investment', {}, 'investment', quietIf(true));
    case 'points-changed':
      // `points-bought` and `points-sold` have their own lines
      if (event.why !== 'store-effect') return null;
      return line(
        words,
        event.seat,
        event.store === undefined
          ? words.say('log.points', { total: words.points(event.total) })
          : words.say('log.points-of-store', {
              store: words.theStore(event.store),
              total: words.points(event.total),
            }),
        'modifiers-and-their-moments',
        { sum: words.say('points-sum', { count: Math.abs(event.by), change: words.change(event.by) }) },
      );
    case 'order-changed':
      return worded(words, null, 'order', { order: words.names(event.order) }, 'turn-order');
    case 'marker-reached':
      return worded(
        words,
        event.seat,
        'marker',
        { points: words.points(event.points) },
        'end-of-a-month-and-of-the-game',
      );
    case 'final-scoring':
      return worded(words, null, 'final-scoring', {}, 'final-scoring', {
        breakdown: event.scores.map(({ seat, total }) => ({ label: words.name(seat), amount: words.points(total) })),
      });
    case 'match-ended':
      return worded(words, event.winner, `ended-${event.ending}`, {}, 'end-of-a-month-and-of-the-game');
  }
}
