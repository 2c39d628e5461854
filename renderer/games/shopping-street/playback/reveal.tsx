import { isTurned } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { revealsNothing, shoppingStreetEventHiding } from '../../../../shared/games/shopping-street/hiding.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { NamePlate, ProductCard } from '../../../design/index.ts';
import { LineUp, markOfPlayer, type RevealProps, TurnedOver } from '../../../table/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { TypeLetters } from '../regions/type-letters.tsx';
import { useWords, type Words } from '../words.ts';
import { cardsOf, type TurnedCards } from './turned.tsx';

/** True if this event reveals cards. Without offered cards there is nothing to reveal. */
function isReveal(event: ShoppingStreetEvent): event is TurnedCards {
  return isTurned(shoppingStreetEventHiding, event) && !revealsNothing(event);
}

/** The reveal: cards offered to the asking player, or cards lost to a thief. */
export function Reveal({ seats, events }: RevealProps<unknown, ShoppingStreetEvent>) {
  const words = useWords(seats);
  return (
    <div className="street-city turned-up ss-reveal">
      <TypeLetters>
        {events.filter(isReveal).map((turned) => (
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
      <h2>{asker === null ? words.log('reveal.robbed') : words.log('reveal.offers', { name: asker })}</h2>
      <LineUp>
        {cardsOf(turned).map(({ seat, cards }) => (
          <TurnedOver key={seat} seat={seat} mark={markOfPlayer(seats, seat)}>
            <div className="ss-turned">
              <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
              {cards.length === 0 ? (
                <p className="ss-turned-nothing">{words.log('reveal.nothing')}</p>
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
    </section>
  );
}
