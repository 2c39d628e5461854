import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { courseLine } from './course.ts';
import { deedOf, predicates } from './deeds.ts';
import { areOneGain, gainLine, isGain } from './gains.ts';
import { line, placeFor, worded } from './line.ts';
import { areOnePurchase, isPurchase, purchaseLine } from './purchase.ts';
import { areOneStart, setupLine, startingGoodsLine } from './setup.ts';
import { areOneVisit, tollWords, visitLine } from './visit.ts';

/**
 * The log line of a single event; null for one that another line covers. Events of one visit or purchase share a line:
 * see `harbourLineOfSeveral`.
 */
export function harbourLogLine(event: HarbourEvent, words: Words): LogLine | null {
  if (isGain(event)) return gainLine(event, [], words);
  if (isPurchase(event)) return purchaseLine(event, [], words);
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
    case 'nothing-done':
    case 'stole-nothing':
    case 'purchase-declined':
    case 'extra-turn-given':
      return deedLine(event, event.seat, words);
    case 'market-changed':
      // The line of the purchase covers it.
      return event.seat === null ? null : deedLine(event, event.seat, words);
    default:
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
  if (isGain(first)) return gainLine(first, rest, words);
  if (isPurchase(first)) return purchaseLine(first, rest, words);
  if (first.type === 'pawn-moved') return visitLine(first, rest, words);
  return first.type === 'starting-good-taken' ? startingGoodsLine(first, rest, words) : null;
}
