import type { HarbourEvent, ScoreLine } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { line, told } from './line.ts';

/** What frames the turns: rounds, the practice opponent's turns, the centre, the end. */
export type CourseEvent = Extract<
  HarbourEvent,
  {
    type:
      | 'round-began'
      | 'turn-began'
      | 'building-cleared'
      | 'centre-filled'
      | 'pawn-returned'
      | 'practice-moved'
      | 'practice-bought'
      | 'last-turns-began'
      | 'seat-scored'
      | 'match-ended';
  }
>;

/** What a line of the final reckoning is called. */
export function scoreLabel(words: Words, { why, building }: ScoreLine): string {
  return building === null ? words.roll(`why.${why}`) : words.building(building);
}

/** Who has a fourth building, and how many turns are still to come. */
function fourthWords(words: Words, { owner, turns }: Extract<CourseEvent, { type: 'last-turns-began' }>): string {
  return words.roll(owner === 'practice' ? 'log.practice-fourth' : 'log.fourth', { count: turns });
}

/** The line for what frames the turns; null for the beginning of a turn, which its first deed tells. */
export function courseLine(event: CourseEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'round-began':
      return { seat: null, text: words.roll('round', { round: event.round }), heading: true };
    case 'turn-began':
      return null;
    case 'building-cleared':
      return told(words, event.seat, 'building-cleared', { building: words.building(event.building) }, 'characters');
    case 'centre-filled':
      return told(words, null, 'centre-filled', { building: words.building(event.building) }, 'buying', {
        housekeeping: true,
      });
    case 'pawn-returned':
      return told(words, event.seat, 'pawn-returned', { place: words.place(event.to) }, 'reading-an-action', {
        housekeeping: true,
      });
    case 'practice-moved':
      return told(
        words,
        null,
        'practice-moved',
        { building: words.building(event.to), money: words.money(event.cargo) },
        'the-practice-opponent',
      );
    case 'practice-bought':
      return told(
        words,
        null,
        'practice-bought',
        {
          building: words.building(event.building),
          good: words.good(event.shipped),
        },
        'the-practice-opponent',
      );
    case 'last-turns-began':
      return line(words, event.owner === 'practice' ? null : event.owner, fourthWords(words, event), 'the-end');
    case 'seat-scored':
      return told(words, event.seat, 'seat-scored', {}, 'the-end', {
        sum: String(event.points),
        reckoning: [
          ...event.reckoning.map((part) => ({ label: scoreLabel(words, part), amount: String(part.amount) })),
          { label: words.roll('why.points'), amount: `= ${event.points}` },
        ],
      });
    case 'match-ended':
      return told(words, null, `ended-${event.ending}`, {}, 'the-end');
  }
}
