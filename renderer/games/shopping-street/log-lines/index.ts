import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { diceLine, drawnLine, robbedLine, thiefLine } from './drawing.ts';
import { briefly, line, worded } from './line.ts';
import { scoredLine } from './scoring.ts';
import { improvedLine, openedLine } from './shops.ts';
import { tradingLine } from './trading.ts';

/** The rulebook headings that explain each ending. */
const endingAnchors = { shops: 'the-end-of-the-game', stuck: 'ruling-26' } as const;

/**
 * The log line of one event. Null for events that the page shows in another way: a mark beside the name says who has
 * sealed an answer, and a turn begins with the line of its first action.
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
      return { seat: null, text: words.log('round', { round: event.round }), heading: true };
    case 'shop-opened':
      return openedLine(event, words);
    case 'shop-improved':
      return improvedLine(event, words);
    case 'dice-rolled':
      return diceLine(event, words);
    case 'cards-drawn':
      return drawnLine([event], words);
    case 'draw-skipped':
      return worded(words, event.seat, 'draw-skipped', { count: event.count }, 'ruling-17');
    case 'thief-appeared':
      return thiefLine(event, words);
    case 'hands-robbed':
      return robbedLine(event, words);
    case 'deck-reshuffled': {
      const thieves = words.list(event.thieves.map(words.thief));
      return worded(words, null, 'deck-reshuffled', { thieves }, 'the-deck-and-the-thieves', { housekeeping: true });
    }
    case 'display-filled': {
      const text = words.log('log.display-filled', { cards: briefly(event.cards, words) });
      return line(words, null, text, 'trade', { housekeeping: true });
    }
    case 'display-cleared': {
      const text = words.log('log.display-cleared');
      return line(words, null, text, 'end-of-each-round', { housekeeping: true });
    }
    case 'last-round':
      return worded(words, null, 'last-round', { open: event.open }, 'the-end-of-the-game', { loud: true });
    case 'seat-scored':
      return scoredLine(event, words);
    case 'match-ended':
      return worded(words, null, `ended-${event.ending}`, {}, endingAnchors[event.ending], { loud: true });
    default:
      return tradingLine(event, words);
  }
}

type Drawn = Extract<ShoppingStreetEvent, { type: 'cards-drawn' }>;

function isDrawn(event: ShoppingStreetEvent): event is Drawn {
  return event.type === 'cards-drawn';
}

/** Whether the dice bring cards that the viewer cannot see. The dice line counts them. */
function isHiddenDiceDraw(event: ShoppingStreetEvent): boolean {
  return isDrawn(event) && event.why === 'dice' && event.cards === null;
}

/**
 * The shared log line of consecutive events; null if they do not belong together. One line covers the dice with the
 * cards they bring to others, all cards that a player draws in a row, and the old display with the new one.
 */
export function shoppingStreetLineOfSeveral(events: readonly ShoppingStreetEvent[], words: Words): LogLine | null {
  const [first, ...more] = events;
  if (first === undefined || more.length === 0) return null;
  if (first.type === 'cards-drawn') {
    const drawn = more.filter(isDrawn).filter(({ seat }) => seat === first.seat);
    return drawn.length < more.length ? null : drawnLine([first, ...drawn], words);
  }
  if (first.type === 'display-cleared') {
    const [filled, ...others] = more;
    if (filled?.type !== 'display-filled' || others.length > 0) return null;
    const text = words.log('log.display-renewed', { cards: briefly(filled.cards, words) });
    return line(words, null, text, 'end-of-each-round', { housekeeping: true });
  }
  return first.type === 'dice-rolled' && more.every(isHiddenDiceDraw) ? diceLine(first, words) : null;
}
