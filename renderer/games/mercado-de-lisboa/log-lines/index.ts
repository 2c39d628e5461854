import type { Seat } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { courseLine } from './course.ts';
import { customersLine } from './customers.ts';
import { gained, inARow, line, told } from './line.ts';
import { restaurantLine } from './restaurant.ts';
import { standLine } from './stand.ts';

/**
 * The line of the till roll that tells of an event by itself; null for one that needs none. What belongs to a deed usually
 * reads as one line with it: see `mercadoLineOfSeveral`. `alone`: somebody plays alone, and rounds are no news.
 */
export function mercadoLogLine(event: MercadoEvent, words: Words, alone = false): LogLine | null {
  switch (event.type) {
    case 'specialty-chosen':
      return told(words, event.seat, 'specialty-chosen', { good: words.good(event.good) }, 'the-nine-challenges');
    case 'hand-exchanged':
    case 'display-exchanged':
      return told(
        words,
        event.seat,
        event.type,
        {
          returned: inARow(event.returned.map(words.good)),
          drawn: inARow(event.drawn.map(words.good)),
        },
        'exchange-equal-tiles',
      );
    case 'stand-opened':
      return standLine(event, [], words);
    case 'restaurant-taken':
      return line(words, event.seat, takes(words, words.restaurant(event.restaurant)), 'open-a-stand');
    case 'tile-taken':
      return line(words, event.seat, takes(words, words.good(event.good)), 'open-a-stand');
    case 'display-filled':
      return told(words, null, 'display-filled', { good: words.good(event.good) }, 'open-a-stand', {
        housekeeping: true,
      });
    case 'customers-brought':
      return customersLine(event, words);
    case 'customers-came':
      return told(words, null, 'customers-came', { customers: words.customers(event.customers) }, 'bring-customers', {
        housekeeping: true,
      });
    case 'restaurant-opened':
      return restaurantLine(event, [], words);
    case 'coin-taken':
      return line(words, event.seat, coinWords(words, event.inRow), 'take-a-coin', { sum: gained(words, 1) });
    case 'round-began':
    case 'last-round-began':
    case 'seat-scored':
    case 'challenge-counted':
    case 'match-ended':
      return courseLine(event, words, alone);
  }
}

function takes(words: Words, taken: string): string {
  return words.roll('log.takes', { taken });
}

/** A coin, and how many were taken in a row where that brings the end nearer. */
function coinWords(words: Words, inRow: number): string {
  const deed = words.roll('log.coin-taken');
  return inRow === 1 ? deed : words.roll('in-a-row', { deed, count: inRow });
}

/** Does this event belong to the deed of a seat: what it took, and what came in its place? */
function belongs(event: MercadoEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'restaurant-taken':
    case 'tile-taken':
      return event.seat === seat;
    case 'display-filled':
      return true;
    default:
      return false;
  }
}

/** Do these events in a row read as one line: a stand or a restaurant with what was taken, customers and those after them? */
export function areToldTogether([first, ...rest]: readonly MercadoEvent[]): boolean {
  switch (first?.type) {
    case 'stand-opened':
    case 'restaurant-opened':
      return rest.every((event) => belongs(event, first.seat));
    case 'tile-taken':
      return rest.every(({ type }) => type === 'display-filled');
    case 'customers-brought':
      return rest.every(({ type }) => type === 'customers-came');
    default:
      return false;
  }
}

/** The one line of several events in a row; null where they do not belong together. */
export function mercadoLineOfSeveral(events: readonly MercadoEvent[], words: Words): LogLine | null {
  const [first, ...rest] = events;
  if (first === undefined || !areToldTogether(events)) return null;
  switch (first.type) {
    case 'stand-opened':
      return standLine(first, rest, words);
    case 'restaurant-opened':
      return restaurantLine(first, rest, words);
    default:
      return mercadoLogLine(first, words);
  }
}
