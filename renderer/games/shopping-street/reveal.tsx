import type { ComponentProps } from 'react';
import { type AnyEvent, isTurned, type Turned } from '../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import { shoppingStreetEventHiding } from '../../../shared/games/shopping-street/hiding.ts';
import type { Offer } from '../../../shared/games/shopping-street/state.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { NameSign, ProductCard } from '../../design/index.ts';
import { type GameRoom, LineUp, markOfPlayer, TurnedOver } from '../../table/index.ts';
import { drawnCard } from './drawn.ts';
import { isShoppingStreetEvent, shoppingStreetEvents } from './guards.ts';
import { TypeLetters } from './type-letters.tsx';
import { useWords, type Words } from './words.ts';

type TurnedCards = Turned<ShoppingStreetEvent, typeof shoppingStreetEventHiding>;

/** What everybody turns up at once, each with the cards. */
function cardsOf(turned: TurnedCards): readonly Offer[] {
  return turned.type === 'hands-robbed' ? turned.robbed : turned.offers;
}

/** Does this event turn something over for all at once? Where nobody lays out a card there is nothing to look at. */
export function isReveal(event: AnyEvent): boolean {
  const isTold = isShoppingStreetEvent(event) && isTurned(shoppingStreetEventHiding, event);
  return isTold && cardsOf(event).some(({ cards }) => cards.length > 0);
}

/** What everybody sees at once: the cards laid out for whoever asks; what a thief carries off. */
export function Reveal({ seats, events }: ComponentProps<GameRoom['Reveal']>) {
  const words = useWords(seats);
  return (
    <div className="street-city ss-reveal">
      <TypeLetters>
        {shoppingStreetEvents(events)
          .filter((event) => isTurned(shoppingStreetEventHiding, event))
          .filter(isReveal)
          .map((turned) => (
            <Moment key={turned.type} turned={turned} seats={seats} words={words} />
          ))}
      </TypeLetters>
    </div>
  );
}

interface MomentProps {
  readonly turned: TurnedCards;
  readonly seats: readonly SeatSettings[];
  readonly words: Words;
}

function Moment({ turned, seats, words }: MomentProps) {
  const asker = turned.type === 'offers-revealed' ? words.name(turned.asker) : null;
  return (
    <section>
      <h2>{asker === null ? words.roll('reveal.robbed') : words.roll('reveal.offers', { name: asker })}</h2>
      <LineUp>
        {cardsOf(turned).map(({ seat, cards }) => (
          <TurnedOver key={seat} seat={seat} mark={markOfPlayer(seats, seat)}>
            <div className="ss-turned">
              <NameSign mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
              {cards.length === 0 ? (
                <p className="ss-turned-nothing">{words.roll('reveal.nothing')}</p>
              ) : (
                <ul className="ss-turned-cards" data-many={cards.length > 4 ? '' : undefined}>
                  {cards.map((card) => (
                    <li key={card}>
                      <ProductCard product={drawnCard(card)} label={words.card(card)} width={72} height={94} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </TurnedOver>
        ))}
      </LineUp>
      <p>{asker === null ? words.roll('reveal.to-discards') : words.roll('reveal.one-of-them', { name: asker })}</p>
    </section>
  );
}
