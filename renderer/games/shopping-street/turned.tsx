import type { AnyEvent } from '../../../shared/engine/index.ts';
import { Icon, ProductCard } from '../../design/index.ts';
import type { Turned } from '../../table/story/turned.ts';
import { drawnCard } from './drawn.ts';
import { shoppingStreetEvents } from './guards.ts';
import { TypeLetters } from './type-letters.tsx';
import type { Words } from './words.ts';

/** More cards than these lie over one another. */
const most = 6;

/** The cards that several seats have laid out, or that a thief takes from them; null where nothing was turned over. */
export function turnedCards(events: readonly AnyEvent[], words: Words): Turned | null {
  const revealed = shoppingStreetEvents(events).find(
    (event) => event.type === 'offers-revealed' || event.type === 'hands-robbed',
  );
  if (revealed === undefined) return null;
  const isLaid = revealed.type === 'offers-revealed';
  return {
    isOrdered: false,
    says: isLaid
      ? words.roll('reveal.one-of-them', { name: words.name(revealed.asker) })
      : words.roll('reveal.to-discards'),
    things: (isLaid ? revealed.offers : revealed.robbed).map(({ seat, cards }) => ({
      seat,
      figure: (
        <b>
          <Icon name="card" size={18} /> {cards.length}
        </b>
      ),
      drawing: (
        <TypeLetters>
          <span className="street-city ss-turned-at-sign" data-many={cards.length > most ? '' : undefined}>
            {cards.map((card) => (
              <ProductCard key={card} product={drawnCard(card)} width={42} height={54} />
            ))}
          </span>
        </TypeLetters>
      ),
      words: cards.length === 0 ? words.roll('reveal.nothing') : '',
    })),
  };
}
