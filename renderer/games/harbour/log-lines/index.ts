import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { courseLine } from './course.ts';
import { deedOf, deedWords } from './deeds.ts';
import { areOneGain, gainLine } from './gains.ts';
import { areOneStart, layingOutLine, startingGoodsLine } from './laying-out.ts';
import { few, line, told } from './line.ts';
import { areOnePurchase, purchaseLine } from './purchase.ts';
import { areOneVisit, visitLine } from './visit.ts';

/**
 * The line of the till roll that tells of an event by itself; null for one that another line tells already. What belongs to
 * a visit or a purchase usually reads as one line with it: see `harbourLineOfSeveral`.
 */
export function harbourLogLine(event: HarbourEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'character-kept':
    case 'deck-looked-at':
    case 'building-taken':
    case 'starting-good-taken':
      return layingOutLine(event, words);
    case 'pawn-moved':
      return visitLine(event, [], words);
    case 'toll-paid': {
      const goods = few(words, { [event.good]: 1 });
      return line(
        words,
        event.seat,
        event.owner === 'practice'
          ? words.roll('log.toll-lost', { goods })
          : words.roll('log.toll-paid', { goods, name: words.owner(event.owner) }),
        'tolls',
      );
    }
    case 'building-copied':
      return told(words, event.seat, 'building-copied', { place: words.place(event.place) }, 'characters');
    case 'goods-gained':
    case 'goods-converted':
    case 'good-handed-in':
    case 'good-passed':
      return gainLine(event, [], words);
    case 'inland-traded':
    case 'goods-shipped':
    case 'building-bought':
      return purchaseLine(event, [], words);
    case 'nothing-done':
    case 'stole-nothing':
    case 'purchase-declined':
    case 'extra-turn-given':
      return deedLine(event, event.seat, words);
    case 'market-changed':
      // A purchase that moved the markers tells it, and the market shows it.
      return event.seat === null ? null : deedLine(event, event.seat, words);
    case 'round-began':
    case 'turn-began':
    case 'building-cleared':
    case 'centre-filled':
    case 'pawn-returned':
    case 'practice-moved':
    case 'practice-bought':
    case 'last-turns-began':
    case 'seat-scored':
    case 'match-ended':
      return courseLine(event, words);
  }
}

/** What an action did, told by itself. */
function deedLine(event: HarbourEvent, seat: Seat, words: Words): LogLine | null {
  const deed = deedOf(event, seat);
  return deed === null
    ? null
    : line(words, seat, words.roll('alone', { deed: deedWords(words, deed) }), 'reading-an-action');
}

/** Do these events in a row read as one line: a visit with its toll and its action, a purchase, a gain of several goods? */
export function areToldTogether(events: readonly HarbourEvent[]): boolean {
  return areOneVisit(events) || areOnePurchase(events) || areOneGain(events) || areOneStart(events);
}

/** The one line of several events in a row; null where they do not belong together. */
export function harbourLineOfSeveral(events: readonly HarbourEvent[], words: Words): LogLine | null {
  const [first, ...rest] = events;
  if (first === undefined || !areToldTogether(events)) return null;
  switch (first.type) {
    case 'pawn-moved':
      return visitLine(first, rest, words);
    case 'inland-traded':
    case 'goods-shipped':
    case 'building-bought':
      return purchaseLine(first, rest, words);
    case 'goods-gained':
    case 'goods-converted':
    case 'good-handed-in':
    case 'good-passed':
      return gainLine(first, rest, words);
    case 'starting-good-taken':
      return startingGoodsLine(first, rest, words);
    default:
      return null;
  }
}
