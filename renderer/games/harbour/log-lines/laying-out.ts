import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { few, line, type SomeGoods, together, told } from './line.ts';

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
      return told(words, seat, 'character-kept', { board: words.board(event.board) }, 'setup');
    case 'deck-looked-at':
      return event.buildings === null
        ? told(words, seat, 'deck-looked-at', { count: event.count }, 'characters')
        : told(words, seat, 'deck-seen', { buildings: event.buildings.map(words.building).join(', ') }, 'characters', {
            secret: true,
          });
    case 'building-taken': {
      const building = words.building(event.building);
      return event.returned === null
        ? told(words, seat, 'building-taken', { building }, 'characters')
        : told(
            words,
            seat,
            'building-taken-of-two',
            { building, returned: words.building(event.returned) },
            'characters',
            { secret: true },
          );
    }
    case 'starting-good-taken':
      return startingGoodsLine(event, [], words);
  }
}

type Taken = Extract<LayingOutEvent, { type: 'starting-good-taken' }>;

const isTaken = (event: HarbourEvent): event is Taken => event.type === 'starting-good-taken';

/** Are all these events goods that one seat takes to start with? */
export function areOneStart([first, ...rest]: readonly HarbourEvent[]): boolean {
  return first !== undefined && isTaken(first) && rest.every((event) => isTaken(event) && event.seat === first.seat);
}

/** The line of all goods that a seat takes to start with. */
export function startingGoodsLine(first: Taken, rest: readonly HarbourEvent[], words: Words): LogLine {
  const taken = [first, ...rest.filter(isTaken)];
  const counts = taken.reduce<SomeGoods>((so, { good }) => together(so, { [good]: 1 }), {});
  return line(words, first.seat, words.roll('takes', { goods: few(words, counts) }), 'setup');
}
