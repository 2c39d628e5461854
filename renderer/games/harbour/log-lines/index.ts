import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { courseLine } from './course.ts';
import { deedOf, predicates } from './deeds.ts';
import { areOneGain, gainLine } from './gains.ts';
import { line, placeFor, worded } from './line.ts';
import { areOnePurchase, purchaseLine } from './purchase.ts';
import { areOneStart, setupLine, startingGoodsLine } from './setup.ts';
import { areOneVisit, tollWords, visitLine } from './visit.ts';

/**
 * The log line of a single event; null for one that another line covers. Events of one visit or purchase share a line:
 * see `harbourLineOfSeveral`.
 */
export function harbourLogLine(event: HarbourEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'character-kept':
    case 'deck-looked-at':
    case 'building-taken':
    case 'starting-good-taken':
      return setupLine(event, words);
    case 'pawn-moved':
      return visitLine(event, [], words);
    case 'toll-paid':
      return line(words, event.seat, tollWords(words, [event]), 'tolls');
    case 'building-copied': {
      const place = placeFor(words, event.place, event.seat);
      return worded(words, event.seat, 'building-copied', { place }, 'characters');
    }
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
      // The line of the purchase covers it.
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

/** The line of a single effect of an action. */
function deedLine(event: HarbourEvent, seat: Seat, words: Words): LogLine | null {
  const deed = deedOf(event, seat);
  return deed === null ? null : line(words, seat, words.list(predicates(words, [deed])), 'reading-an-action');
}

/** Whether these consecutive events share a line: a visit, a purchase, a gain, or the goods at the start. */
export function shareALine(events: readonly HarbourEvent[]): boolean {
  return areOneVisit(events) || areOnePurchase(events) || areOneGain(events) || areOneStart(events);
}

/** The line that consecutive events share, or null. */
export function harbourLineOfSeveral(events: readonly HarbourEvent[], words: Words): LogLine | null {
  const [first, ...rest] = events;
  if (first === undefined || !shareALine(events)) return null;
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
