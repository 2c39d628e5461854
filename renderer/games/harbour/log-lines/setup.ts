import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { few, line, type SomeGoods, together, worded } from './line.ts';

/** The events before the first turn. */
export type SetupEvent = Extract<
  HarbourEvent,
  {
    type: 'character-kept' | 'deck-looked-at' | 'building-taken' | 'starting-good-taken';
  }
>;

/** The line of an event before the first turn. Only the Noble's own line names the cards looked at. */
export function setupLine(event: SetupEvent, words: Words): LogLine {
  const { seat } = event;
  switch (event.type) {
    case 'character-kept':
      return worded(words, seat, 'character-kept', { board: words.board(event.board) }, 'setup');
    case 'deck-looked-at':
      return event.buildings === null
        ? worded(words, seat, 'deck-looked-at', { count: event.count }, 'characters')
        : worded(words, seat, 'deck-seen', { buildings: words.list(event.buildings.map(words.the)) }, 'characters', {
            secret: true,
          });
    case 'building-taken': {
      const building = words.the(event.building);
      return event.returned === null
        ? worded(words, seat, 'building-taken', { building }, 'characters')
        : worded(
            words,
            seat,
            'building-taken-of-two',
            { building, returned: words.the(event.returned) },
            'characters',
            {
              secret: true,
            },
          );
    }
    case 'starting-good-taken':
      return startingGoodsLine(event, [], words);
  }
}

type Taken = Extract<SetupEvent, { type: 'starting-good-taken' }>;

const isTaken = (event: HarbourEvent): event is Taken => event.type === 'starting-good-taken';

/** Whether all events are starting goods of one seat. */
export function areOneStart([first, ...rest]: readonly HarbourEvent[]): boolean {
  return first !== undefined && isTaken(first) && rest.every((event) => isTaken(event) && event.seat === first.seat);
}

/** The line of a seat's starting goods. Everyone sees them on the table, so they are not played back. */
export function startingGoodsLine(first: Taken, rest: readonly HarbourEvent[], words: Words): LogLine {
  const taken = [first, ...rest.filter(isTaken)];
  const counts = taken.reduce<SomeGoods>((so, { good }) => together(so, { [good]: 1 }), {});
  return line(words, first.seat, words.log('starts-with', { goods: few(words, counts) }), 'setup', {
    housekeeping: true,
  });
}
