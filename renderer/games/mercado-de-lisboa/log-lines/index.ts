import type { Seat } from '../../../../shared/engine/index.ts';
import { coinsTaken } from '../../../../shared/games/mercado-de-lisboa/actions/take-coin.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { courseLine } from './course.ts';
import { customersLine } from './customers.ts';
import { gained, line, worded } from './line.ts';
import { restaurantLine } from './restaurant.ts';
import { standLine } from './stand.ts';
import { takingWords } from './taken.ts';

/**
 * The log line of a single event; null for an event without a line. Events of one action usually share a line: see
 * `mercadoLineOfSeveral`. `alone`: a solo game, in which rounds have no heading.
 */
export function mercadoLogLine(event: MercadoEvent, words: Words, alone = false): LogLine | null {
  switch (event.type) {
    case 'specialty-chosen':
      return worded(words, event.seat, 'specialty-chosen', { good: words.good(event.good) }, 'the-nine-challenges');
    case 'hand-exchanged':
    case 'display-exchanged':
      return worded(
        words,
        event.seat,
        event.type,
        {
          returned: words.tiles(event.returned),
          drawn: words.tiles(event.drawn),
        },
        'exchange-equal-tiles',
      );
    case 'stand-opened':
      return standLine(event, [], words);
    case 'restaurant-taken':
    case 'tile-taken':
      return line(words, event.seat, words.list(takingWords(words, [event])), 'open-a-stand');
    case 'display-filled':
      return worded(words, null, 'display-filled', { tile: words.tiles([event.good]) }, 'open-a-stand', {
        housekeeping: true,
      });
    case 'customers-brought':
      return customersLine(event, words);
    case 'customers-came':
      return worded(words, null, 'customers-came', { customers: words.customers(event.customers) }, 'bring-customers', {
        housekeeping: true,
      });
    case 'restaurant-opened':
      return restaurantLine(event, [], words);
    case 'coin-taken':
      return line(words, event.seat, coinWords(words, event.inRow), 'take-a-coin', { sum: gained(words, coinsTaken) });
    default:
      return courseLine(event, words, alone);
  }
}

/** "takes 1 coin", with the length of a run, which ends the game. */
function coinWords(words: Words, inRow: number): string {
  const deed = words.log('log.coin-taken');
  return inRow === 1 ? deed : words.log('in-a-row', { deed, count: inRow });
}

/** Whether an event is part of an action of `seat`: what it took, or what refilled the display. */
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

/** Whether consecutive events form one line: an action with the tiles taken and the refill. */
export function shareALine([first, ...rest]: readonly MercadoEvent[]): boolean {
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

/** One line for consecutive events; null if they do not form one. */
export function mercadoLineOfSeveral(events: readonly MercadoEvent[], words: Words): LogLine | null {
  const [first, ...rest] = events;
  if (first === undefined || !shareALine(events)) return null;
  switch (first.type) {
    case 'stand-opened':
      return standLine(first, rest, words);
    case 'restaurant-opened':
      return restaurantLine(first, rest, words);
    default:
      return mercadoLogLine(first, words);
  }
}
