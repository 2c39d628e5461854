import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { breakdownRows, line, secretIf, worded } from './line.ts';

/** The events from the draft to the end of Building. */
export const buildingTypes = [
  'store-kept',
  'packets-passed',
  'draft-ended',
  'choice-taken-back',
  'starting-store-chosen',
  'store-bought',
  'auction-opened',
  'offer-raised',
  'dropped-out',
  'auction-won',
  'passed',
  'store-opened',
  'store-closed',
  'store-not-opened',
  'public-row-changed',
  'deck-reshuffled',
] as const satisfies readonly BrickEvent['type'][];
type BuildingEvent = Extract<BrickEvent, { type: (typeof buildingTypes)[number] }>;

/** The log line of an event of the draft or of Building; null if it has none. */
export function buildingLine(event: BuildingEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'store-kept':
      // other players' stores are hidden, and an envelope shows who has kept one
      return event.store === null
        ? null
        : worded(words, event.seat, 'kept', { store: words.theStore(event.store) }, 'draft', secretIf(true));
    case 'packets-passed':
      return worded(words, null, 'packets-passed', {}, 'draft', { housekeeping: true });
    case 'draft-ended':
      return worded(words, null, 'draft-ended', {}, 'draft', { housekeeping: true });
    case 'choice-taken-back':
      return null;
    case 'starting-store-chosen':
      return worded(
        words,
        event.seat,
        'chose-starting-store',
        { store: words.theStore(event.store) },
        'building-in-january',
      );
    case 'store-bought': {
      const text = words.say(`log.bought-from-${event.from}`, { store: words.theStore(event.store) });
      const breakdown = [
        ...breakdownRows(words, event.breakdown, words.money, words.say('why.to-pay')),
        ...(event.tokens > 0
          ? [{ label: words.say('why.of-it-debt'), amount: words.say('tokens', { count: event.tokens }) }]
          : []),
      ];
      return line(words, event.seat, text, 'building-from-february-on', {
        sum: words.money(-event.paid),
        breakdown: event.tokens > 0 ? debtLast(breakdown) : breakdown,
      });
    }
    case 'auction-opened':
    case 'offer-raised': {
      const key = event.type === 'auction-opened' ? 'auction-opened' : 'raised';
      const facts = { store: words.theStore(event.store), money: words.money(event.offer) };
      return worded(words, event.seat, key, facts, 'auction');
    }
    case 'dropped-out':
      return worded(words, event.seat, 'dropped-out', { store: words.theStore(event.store) }, 'auction');
    case 'auction-won':
      // `store-bought` names the winner and the price
      return null;
    case 'passed':
      return worded(words, event.seat, 'passed', {}, 'building-from-february-on');
    case 'store-opened':
      return worded(
        words,
        event.seat,
        'opened',
        { store: words.theStore(event.store), slot: event.slot },
        'building-from-february-on',
      );
    case 'store-closed': {
      const lost = itemTypes.reduce((sum, item) => sum + event.discarded[item], 0);
      const text = words.say(`log.closed-${event.why}`, { store: words.theStore(event.store) });
      return line(
        words,
        event.seat,
        lost === 0 ? text : words.say('log.closed-with-items', { closed: text, items: words.counts(event.discarded) }),
        'building-from-february-on',
      );
    }
    case 'store-not-opened':
      return worded(
        words,
        event.seat,
        'not-opened',
        { store: words.theStore(event.store) },
        'building-from-february-on',
      );
    case 'public-row-changed':
      if (event.why === 'bought') return null;
      return worded(
        words,
        null,
        `row-${event.why}`,
        { stores: words.list(event.discarded.map(words.theStore)) },
        'public-row',
      );
    case 'deck-reshuffled':
      return worded(words, null, `reshuffled-${event.deck}`, {}, 'public-row', { housekeeping: true });
  }
}

type Rows = NonNullable<LogLine['breakdown']>;

/** Moves the total behind the row with the debt tokens. */
function debtLast(rows: Rows): Rows {
  const [tokens, total] = [rows.at(-1), rows.at(-2)];
  return tokens === undefined || total === undefined ? rows : [...rows.slice(0, -2), tokens, total];
}
