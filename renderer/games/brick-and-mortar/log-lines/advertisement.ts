import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { type MarketCardId, picturesOn } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';
import { line, secretIf, worded } from './line.ts';

/** The events of Advertisement. */
export const advertisementTypes = [
  'card-chosen',
  'choice-sealed',
  'cards-redrawn',
  'cards-drawn',
  'piles-formed',
  'pile-seen',
  'card-added',
] as const satisfies readonly BrickEvent['type'][];
type AdvertisementEvent = Extract<BrickEvent, { type: (typeof advertisementTypes)[number] }>;

/** The log line of an event of Advertisement; null if it has none. A line with hidden cards is secret. */
export function advertisementLine(event: AdvertisementEvent, words: Words): LogLine | null {
  const cards = (ids: readonly MarketCardId[]): string => words.counts(picturesOn(ids));
  switch (event.type) {
    case 'card-chosen':
      // other players' cards are hidden until all have sealed
      if (event.card === null || event.face === null) return null;
      return worded(
        words,
        event.seat,
        `chose-${event.face}`,
        { card: words.card(event.card) },
        'advertisement',
        secretIf(true),
      );
    case 'choice-sealed':
      // an envelope beside the name shows it
      return null;
    case 'cards-redrawn':
      return line(
        words,
        event.seat,
        event.drawn === null
          ? words.say('log.redrew', { count: event.count })
          : words.say('log.redrew-cards', { count: event.count, cards: cards(event.drawn) }),
        'advertisement',
        secretIf(event.drawn !== null),
      );
    case 'cards-drawn':
      if (event.count === 0) return null;
      return line(
        words,
        event.seat,
        event.cards === null
          ? words.say('log.drew', { count: event.count })
          : words.say('log.drew-cards', { count: event.count, cards: cards(event.cards) }),
        'advertisement',
        secretIf(event.cards !== null),
      );
    case 'piles-formed':
      return worded(
        words,
        null,
        'piles-formed',
        {
          supply: words.say('cards', { count: event.supply.length }),
          demand: words.say('cards', { count: event.demandCount }),
        },
        'advertisement',
        { reveal: true },
      );
    case 'pile-seen':
      return worded(words, event.seat, `saw-${event.pile}`, {}, 'advertisement', secretIf(event.cards !== null));
    case 'card-added': {
      const card = event.shown ?? event.card;
      return line(
        words,
        event.seat,
        card === null
          ? words.say(`log.added-to-${event.pile}`)
          : words.say(`log.added-card-to-${event.pile}`, { card: words.card(card) }),
        'advertisement',
        secretIf(event.shown === null && event.card !== null),
      );
    }
  }
}
