import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import type { Words } from '../words.ts';
import { line, reckoningRows, secretIf, told } from './line.ts';

/** What happens from the draft to the end of Building. */
export type BuildingEvent = Extract<
  BrickEvent,
  {
    type:
      | 'store-kept'
      | 'packets-passed'
      | 'draft-ended'
      | 'choice-taken-back'
      | 'starting-store-chosen'
      | 'store-bought'
      | 'auction-opened'
      | 'offer-raised'
      | 'dropped-out'
      | 'auction-won'
      | 'passed'
      | 'store-opened'
      | 'store-closed'
      | 'store-not-opened'
      | 'public-row-changed'
      | 'deck-reshuffled';
  }
>;

/** The line for an event of the draft and of Building. */
export function buildingLine(event: BuildingEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'store-kept':
      // What others keep nobody knows, and that they do the envelope tells.
      return event.store === null
        ? null
        : told(words, event.seat, 'kept', { store: words.store(event.store) }, 'draft', secretIf(true));
    case 'packets-passed':
      return told(words, null, 'packets-passed', {}, 'draft', { housekeeping: true });
    case 'draft-ended':
      return told(words, null, 'draft-ended', {}, 'draft', { housekeeping: true });
    case 'choice-taken-back':
      return null;
    case 'starting-store-chosen':
      return told(
        words,
        event.seat,
        'chose-starting-store',
        { store: words.store(event.store) },
        'building-in-january',
      );
    case 'store-bought': {
      const text = words.say(`log.bought-from-${event.from}`, { store: words.store(event.store) });
      const reckoning = [
        ...reckoningRows(words, event.reckoning, words.money, words.say('why.to-pay')),
        ...(event.tokens > 0
          ? [{ label: words.say('why.of-it-debt'), amount: words.say('tokens', { count: event.tokens }) }]
          : []),
      ];
      return line(words, event.seat, text, 'building-from-february-on', {
        sum: words.money(-event.paid),
        reckoning: event.tokens > 0 ? debtLast(reckoning) : reckoning,
      });
    }
    case 'auction-opened':
      return told(words, event.seat, 'auction-opened', { store: words.store(event.store) }, 'auction', {
        sum: words.money(event.offer),
      });
    case 'offer-raised':
      return told(words, event.seat, 'raised', { store: words.store(event.store) }, 'auction', {
        sum: words.money(event.offer),
      });
    case 'dropped-out':
      return told(words, event.seat, 'dropped-out', { store: words.store(event.store) }, 'auction');
    case 'auction-won':
      // Paying for it tells who won, and for how much.
      return null;
    case 'passed':
      return told(words, event.seat, 'passed', {}, 'building-from-february-on');
    case 'store-opened':
      return told(
        words,
        event.seat,
        'opened',
        { store: words.store(event.store), slot: event.slot },
        'building-from-february-on',
      );
    case 'store-closed': {
      const lost = itemTypes.reduce((sum, item) => sum + event.discarded[item], 0);
      const text = words.say(`log.closed-${event.why}`, { store: words.store(event.store) });
      return line(
        words,
        event.seat,
        lost === 0 ? text : words.say('log.closed-with-items', { closed: text, items: words.counts(event.discarded) }),
        'building-from-february-on',
      );
    }
    case 'store-not-opened':
      return told(words, event.seat, 'not-opened', { store: words.store(event.store) }, 'building-from-february-on');
    case 'public-row-changed':
      if (event.why === 'bought') return null;
      return told(
        words,
        null,
        `row-${event.why}`,
        { stores: words.list(event.discarded.map(words.store)) },
        'public-row',
      );
    case 'deck-reshuffled':
      return told(words, null, `reshuffled-${event.deck}`, {}, 'public-row', { housekeeping: true });
  }
}

type Rows = NonNullable<LogLine['reckoning']>;

/** The total stands last: tokens are told before it. */
function debtLast(rows: Rows): Rows {
  const [tokens, total] = [rows.at(-1), rows.at(-2)];
  return tokens === undefined || total === undefined ? rows : [...rows.slice(0, -2), tokens, total];
}
