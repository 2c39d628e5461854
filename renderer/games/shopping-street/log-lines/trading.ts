import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { brief, briefly, cardsOf, line, worded } from './line.ts';

type EventOf<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

type TradingEvent = EventOf<
  | 'cards-asked'
  | 'offers-revealed'
  | 'proposal-made'
  | 'proposal-declined'
  | 'cards-exchanged'
  | 'exchange-dropped'
  | 'display-bought'
>;

/** The line of a trade step. Null if there is no offer: `offers-revealed` says so. */
export function tradingLine(event: TradingEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'cards-asked':
      return worded(words, event.seat, 'cards-asked', { types: words.list(event.types.map(words.type)) }, 'trade');
    case 'offers-revealed':
      return offersLine(event, words);
    case 'proposal-made':
    case 'cards-exchanged': {
      const { type, seat, owner, wanted, bundle } = event;
      const facts = { name: words.name(owner), wanted: brief(wanted, words), cards: briefly(bundle, words) };
      return worded(words, seat, type, facts, 'trade');
    }
    case 'proposal-declined':
      return line(words, event.seat, declinedWords(event, words), 'trade');
    case 'exchange-dropped':
      if (event.why === 'no-offers') return null;
      return worded(
        words,
        event.seat,
        `exchange-${event.why}`,
        {},
        'trade',
        // the last declined proposal says so already
        event.why === 'refused' ? { housekeeping: true } : {},
      );
    case 'display-bought': {
      const { type, seat, card, discarded } = event;
      return worded(words, seat, type, { card: brief(card, words), cards: briefly(discarded, words) }, 'trade');
    }
  }
}

function declinedWords({ proposalsLeft: count }: EventOf<'proposal-declined'>, words: Words): string {
  return count === 0 ? words.log('log.last-proposal-declined') : words.log('log.proposal-declined', { count });
}

/** The cards that all players offer, broken down by player. Ruling 4. */
function offersLine({ offers }: EventOf<'offers-revealed'>, words: Words): LogLine {
  const count = offers.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return worded(words, null, 'offers-none', {}, 'trade');
  const offered = offers.map(({ seat, cards }) =>
    cards.length === 0
      ? words.log('offered-nothing', { name: words.name(seat) })
      : words.log('offered', { name: words.name(seat), cards: briefly(cards, words) }),
  );
  return line(words, null, words.list(offered), 'trade', {
    reveal: true,
    breakdown: [
      ...offers
        .filter(({ cards }) => cards.length > 0)
        .map(({ seat, cards }) => ({ label: cardsOf(seat, cards, words), amount: String(cards.length) })),
      sumRow(words.log('why.laid-out'), count),
    ],
  });
}
