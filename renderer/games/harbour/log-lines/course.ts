import type { HarbourEvent, ScoreLine } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { line, placeFor, worded } from './line.ts';

/** The events around the turns: rounds, the practice opponent, the centre, the end. */
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

/** The label of a row in the final breakdown. */
export function scoreLabel(words: Words, { why, building }: ScoreLine): string {
  return building === null ? words.log(`why.${why}`) : words.building(building);
}

/** The text about a fourth building and the turns left. */
function fourthWords(words: Words, { owner, turns }: Extract<CourseEvent, { type: 'last-turns-began' }>): string {
  return words.log(owner === 'practice' ? 'log.practice-fourth' : 'log.fourth', { count: turns });
}

/** The line of an event around the turns; null at the start of a turn, which the first deed covers. */
export function courseLine(event: CourseEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'round-began':
      return { seat: null, text: words.log('round', { round: event.round }), heading: true };
    case 'turn-began':
      return null;
    case 'building-cleared':
      return worded(words, event.seat, 'building-cleared', { building: words.the(event.building) }, 'characters');
    case 'centre-filled':
      return worded(words, null, 'centre-filled', { building: words.the(event.building) }, 'buying', {
        housekeeping: true,
      });
    case 'pawn-returned':
      return worded(
        words,
        event.seat,
        'pawn-returned',
        { place: placeFor(words, event.to, event.seat) },
        'reading-an-action',
        { housekeeping: true },
      );
    case 'practice-moved':
      return worded(
        words,
        null,
        'practice-moved',
        { building: words.the(event.to), money: words.money(event.cargo) },
        'the-practice-opponent',
      );
    case 'practice-bought':
      return worded(
        words,
        null,
        'practice-bought',
        {
          building: words.the(event.building),
          good: words.good(event.shipped),
        },
        'the-practice-opponent',
      );
    case 'last-turns-began':
      return line(words, event.owner === 'practice' ? null : event.owner, fourthWords(words, event), 'the-end');
    case 'seat-scored':
      return worded(words, event.seat, 'seat-scored', { points: words.points(event.points) }, 'the-end', {
        sum: String(event.points),
        breakdown: [
          ...event.breakdown.map((part) => ({ label: scoreLabel(words, part), amount: String(part.amount) })),
          sumRow(words.log('why.points'), event.points),
        ],
      });
    case 'match-ended':
      return worded(words, null, `ended-${event.ending}`, {}, 'the-end');
  }
}
