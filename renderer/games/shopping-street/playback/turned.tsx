import type { Turned as TurnedEvent } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { shoppingStreetEventHiding } from '../../../../shared/games/shopping-street/hiding.ts';
import type { Offer } from '../../../../shared/games/shopping-street/state.ts';
import { Icon, ProductCard } from '../../../design/index.ts';
import type { Turned } from '../../../table/playback/turned.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { TypeLetters } from '../regions/type-letters.tsx';
import type { Words } from '../words.ts';

/** An event that turns cards up for all. */
export type TurnedCards = TurnedEvent<ShoppingStreetEvent, typeof shoppingStreetEventHiding>;

/** Each player's revealed cards. */
export function cardsOf(turned: TurnedCards): readonly Offer[] {
  return turned.type === 'hands-robbed' ? turned.robbed : turned.offers;
}

/** What happens with the cards now, in a sentence. */
function whatComesOfIt(turned: TurnedCards, words: Words): string {
  if (turned.type === 'hands-robbed') return words.log('reveal.to-discards');
  return words.log('reveal.one-of-them', { name: words.name(turned.asker) });
}

/** More cards than these lie over one another. */
const most = 6;

/** The cards several seats have offered or lost to a thief. Null without a reveal. */
export function turnedCards(events: readonly ShoppingStreetEvent[], words: Words): Turned | null {
  const revealed = events.find((event) => event.type === 'offers-revealed' || event.type === 'hands-robbed');
  if (revealed === undefined) return null;
  return {
    isOrdered: false,
    says: whatComesOfIt(revealed, words),
    things: cardsOf(revealed).map(({ seat, cards }) => ({
      at: seat,
      figure: (
        <b>
          <Icon name="card" size={18} /> {cards.length}
        </b>
      ),
      drawing: (
        <TypeLetters>
          <span
            className="street-city ss-turned-at-plate"
            style={{ '--cards': cards.length }}
            data-many={cards.length > most ? '' : undefined}
          >
            {cards.map((card) => (
              <ProductCard key={card} product={drawnCard(card)} width={42} height={54} />
            ))}
          </span>
        </TypeLetters>
      ),
      words: cards.length === 0 ? words.log('reveal.nothing') : '',
      note: cards.length === 0 ? words.log('reveal.nothing') : '',
    })),
  };
}
