import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { line, worded } from './line.ts';

/** Events outside turns: rounds, the last round, the final scoring. */
export type CourseEvent = Extract<
  MercadoEvent,
  { type: 'round-began' | 'last-round-began' | 'seat-scored' | 'challenge-counted' | 'match-ended' }
>;

/** "scores 34 in the challenge and wins 2 fame", with the big sale if there was one. */
function challengeWords(
  words: Words,
  { counted, fame, greatDeal }: Extract<CourseEvent, { type: 'challenge-counted' }>,
): string {
  const result = words.log('log.challenge-counted', { counted, count: fame });
  return greatDeal ? words.log('with-great-deal', { result }) : result;
}

/** The line of an event outside turns. `alone`: each turn is a round, so rounds have no heading. */
export function courseLine(event: CourseEvent, words: Words, alone: boolean): LogLine | null {
  switch (event.type) {
    case 'round-began':
      return alone ? null : { seat: null, text: words.log('round', { round: event.round }), heading: true };
    case 'last-round-began':
      return worded(words, null, `last-round-${event.why}`, { count: event.left }, 'the-end', { loud: true });
    case 'seat-scored':
      return worded(words, event.seat, 'seat-scored', { coins: words.coins(event.coins) }, 'the-end', {
        sum: words.money(event.coins),
        breakdown: [
          ...event.breakdown.map(({ why, amount }) => ({
            label: words.log(`why.${why}`),
            amount: words.money(amount),
          })),
          sumRow(words.log('why.together'), words.money(event.coins)),
        ],
      });
    case 'challenge-counted':
      return line(words, event.seat, challengeWords(words, event), 'the-nine-challenges');
    case 'match-ended':
      return worded(words, null, `ended-${event.ending}`, {}, 'the-end', { loud: true });
  }
}
