import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { diceLine, drawnLine, robbedLine, thiefLine } from './drawing.ts';
import { briefly, line, told } from './line.ts';
import { scoredLine } from './scoring.ts';
import { improvedLine, openedLine } from './shops.ts';
import { tradingLine } from './trading.ts';

/**
 * The line of the till roll that tells of an event by itself; null for one that needs none: who has sealed an answer is
 * seen beside the name, and a turn is told with its first deed.
 */
export function shoppingStreetLogLine(event: ShoppingStreetEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'turn-began':
    case 'laying-sealed':
    case 'laying-taken-back':
    case 'discards-sealed':
    case 'discards-taken-back':
      return null;
    case 'round-began':
      return { seat: null, text: words.roll('round', { round: event.round }), heading: true };
    case 'cards-asked':
    case 'offers-revealed':
    case 'proposal-made':
    case 'proposal-declined':
    case 'cards-exchanged':
    case 'exchange-dropped':
    case 'display-bought':
      return tradingLine(event, words);
    case 'shop-opened':
      return openedLine(event, words);
    case 'shop-improved':
      return improvedLine(event, words);
    case 'dice-rolled':
      return diceLine(event, words);
    case 'cards-drawn':
      return drawnLine([event], words);
    case 'draw-skipped':
      return told(words, event.seat, 'draw-skipped', { count: event.count }, 'ruling-17');
    case 'thief-appeared':
      return thiefLine(event, words);
    case 'hands-robbed':
      return robbedLine(event, words);
    case 'deck-reshuffled': {
      const thieves = words.list(event.thieves.map(words.thief));
      return told(words, null, 'deck-reshuffled', { thieves }, 'the-deck-and-the-thieves', { housekeeping: true });
    }
    case 'display-filled': {
      const text = words.roll('log.display-filled', { cards: briefly(event.cards, words) });
      return line(words, null, text, 'trade', { housekeeping: true });
    }
    case 'display-cleared': {
      const text = words.roll('log.display-cleared');
      return line(words, null, text, 'end-of-each-round', { housekeeping: true });
    }
    case 'last-round':
      return told(words, null, 'last-round', { open: event.open }, 'the-end-of-the-game', { loud: true });
    case 'seat-scored':
      return scoredLine(event, words);
    case 'match-ended':
      return told(
        words,
        null,
        `ended-${event.ending}`,
        {},
        event.ending === 'stuck' ? 'ruling-26' : 'the-end-of-the-game',
        { loud: true },
      );
  }
}

type Drawn = Extract<ShoppingStreetEvent, { type: 'cards-drawn' }>;

function isDrawn(event: ShoppingStreetEvent): event is Drawn {
  return event.type === 'cards-drawn';
}

/** The deeds with which a turn may begin. */
const firstDeeds: ReadonlySet<ShoppingStreetEvent['type']> = new Set([
  'cards-asked',
  'display-bought',
  'shop-opened',
  'shop-improved',
  'dice-rolled',
]);

/** Is this what the dice bring somebody, whose cards are not for these eyes? The line of the dice has told how many. */
function isHiddenDiceDraw(event: ShoppingStreetEvent): boolean {
  return isDrawn(event) && event.why === 'dice' && event.cards === null;
}

/** The line of a deed with what follows it; null where that does not belong to it. */
function withWhatFollows(
  deed: ShoppingStreetEvent,
  more: readonly ShoppingStreetEvent[],
  words: Words,
): LogLine | null {
  if (deed.type === 'cards-drawn') {
    const drawn = more.filter(isDrawn).filter(({ seat }) => seat === deed.seat);
    return drawn.length < more.length ? null : drawnLine([deed, ...drawn], words);
  }
  if (deed.type === 'display-cleared') {
    const [filled, ...others] = more;
    if (filled?.type !== 'display-filled' || others.length > 0) return null;
    const text = words.roll('log.display-renewed', { cards: briefly(filled.cards, words) });
    return line(words, null, text, 'end-of-each-round', { housekeeping: true });
  }
  return deed.type === 'dice-rolled' && more.every(isHiddenDiceDraw) ? diceLine(deed, words) : null;
}

/**
 * The one line of several events in a row: a turn with its first deed; the dice with what they bring others; all that a
 * player draws by the dice and at the end of the turn; the old display and the new one. Null where they do not belong
 * together.
 */
export function shoppingStreetLineOfSeveral(events: readonly ShoppingStreetEvent[], words: Words): LogLine | null {
  const [first, ...more] = events;
  if (first === undefined || more.length === 0) return null;
  if (first.type !== 'turn-began') return withWhatFollows(first, more, words);
  const [deed, ...after] = more;
  if (deed === undefined || !firstDeeds.has(deed.type)) return null;
  const rest = after.length === 0 ? shoppingStreetLogLine(deed, words) : withWhatFollows(deed, after, words);
  return rest === null ? null : { ...rest, text: words.roll('first-deed', { deed: rest.text }) };
}
