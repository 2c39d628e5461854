import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import type { LogLine } from '../../../table/game-room.ts';
import type { Words } from '../words.ts';
import { few, line } from './line.ts';

/** What happens before the first turn. */
export type LayingOutEvent = Extract<
  HarbourEvent,
  {
    type: 'character-kept' | 'deck-looked-at' | 'building-taken' | 'starting-good-taken';
  }
>;

/** The line for what happens before the first turn. The Noble's cards are told to the Noble alone. */
export function layingOutLine(event: LayingOutEvent, words: Words): LogLine {
  const { seat } = event;
  switch (event.type) {
    case 'character-kept':
      return line(words, seat, words.roll('log.character-kept', { board: words.board(event.board) }), 'setup');
    case 'deck-looked-at':
      return event.buildings === null
        ? line(words, seat, words.roll('log.deck-looked-at', { count: event.count }), 'characters')
        : line(
            words,
            seat,
            words.roll('log.deck-seen', { buildings: event.buildings.map(words.building).join(', ') }),
            'characters',
            { secret: true },
          );
    case 'building-taken': {
      const building = words.building(event.building);
      return event.returned === null
        ? line(words, seat, words.roll('log.building-taken', { building }), 'characters')
        : line(
            words,
            seat,
            words.roll('log.building-taken-of-two', { building, returned: words.building(event.returned) }),
            'characters',
            { secret: true },
          );
    }
    case 'starting-good-taken':
      return line(words, seat, words.roll('takes', { goods: few(words, { [event.good]: 1 }) }), 'setup');
  }
}

/** The one line of all goods that a seat takes to start with; null where the events are not all of that. */
export function startingGoodsLine(events: readonly HarbourEvent[], words: Words): LogLine | null {
  const [first] = events;
  if (first?.type !== 'starting-good-taken') return null;
  const taken = events.filter((event) => event.type === 'starting-good-taken' && event.seat === first.seat);
  if (taken.length < events.length) return null;
  const counts = Object.fromEntries(
    goods.map((good) => [good, events.filter((event) => 'good' in event && event.good === good).length]),
  );
  return line(words, first.seat, words.roll('takes', { goods: few(words, counts) }), 'setup');
}
