import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { brief, briefly, cardsOf, equals, line, told } from './line.ts';

type Told<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

type TradingEvent = Told<
  | 'cards-asked'
  | 'offers-revealed'
  | 'proposal-made'
  | 'proposal-declined'
  | 'cards-exchanged'
  | 'exchange-dropped'
  | 'display-bought'
>;

/** The line of a step of the trade; null where nobody offers anything, which the cards laid out have told. */
export function tradingLine(event: TradingEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'cards-asked':
      return told(words, event.seat, 'cards-asked', { types: words.list(event.types.map(words.type)) }, 'trade');
    case 'offers-revealed':
      return offersLine(event, words);
    case 'proposal-made': {
      const { seat, owner, wanted, bundle } = event;
      const text = words.roll('log.proposal-made', { name: words.name(owner), ...exchanged(wanted, bundle, words) });
      return line(words, seat, text, 'trade');
    }
    case 'proposal-declined':
      return line(words, event.seat, declinedWords(event, words), 'trade');
    case 'cards-exchanged': {
      const { seat, owner, wanted, bundle } = event;
      const text = words.roll('log.cards-exchanged', { name: words.name(owner), ...exchanged(wanted, bundle, words) });
      return line(words, seat, text, 'trade');
    }
    case 'exchange-dropped':
      if (event.why === 'no-offers') return null;
      return told(words, event.seat, `exchange-${event.why}`, {}, 'trade');
    case 'display-bought': {
      const { seat, card, discarded } = event;
      const text = words.roll('log.display-bought', { card: brief(card, words), cards: briefly(discarded, words) });
      return line(words, seat, text, 'trade');
    }
  }
}

function declinedWords({ proposalsLeft: count }: Told<'proposal-declined'>, words: Words): string {
  return count === 0 ? words.roll('log.last-proposal-declined') : words.roll('log.proposal-declined', { count });
}

function exchanged(wanted: Told<'proposal-made'>['wanted'], bundle: Told<'proposal-made'>['bundle'], words: Words) {
  return { wanted: brief(wanted, words), cards: briefly(bundle, words) };
}

/** What everybody lays out, turned up at once. It opens into the cards with their groups. Ruling 4. */
function offersLine({ offers }: Told<'offers-revealed'>, words: Words): LogLine {
  const count = offers.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return told(words, null, 'offers-none', {}, 'trade');
  const offered = offers.map(({ seat, cards }) =>
    cards.length === 0
      ? words.roll('offered-nothing', { name: words.name(seat) })
      : words.roll('offered', { name: words.name(seat), cards: briefly(cards, words) }),
  );
  return told(words, null, 'offers-revealed', { offers: offered.join(' · ') }, 'trade', {
    reveal: true,
    reckoning: [
      ...offers
        .filter(({ cards }) => cards.length > 0)
        .map(({ seat, cards }) => ({ label: cardsOf(seat, cards, words), amount: String(cards.length) })),
      { label: words.roll('why.laid-out'), amount: equals(count) },
    ],
  });
}
