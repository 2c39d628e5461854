import { isTurned, type Turned } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickEventHiding } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { Crate, Icon, MarketCard, NamePlate } from '../../../design/index.ts';
import { LineUp, markOfPlayer, type RevealProps, TurnedOver } from '../../../table/index.ts';
import { goodsOn } from '../regions/card-sheet.tsx';
import { useWords, type Words } from '../words.ts';

/** The reveal: dials in order, the Supply pile, or the Demand cards. */
export function Reveal({ seats, events }: RevealProps<unknown, BrickEvent>) {
  const words = useWords(seats);
  return (
    <div className="turned-up bm-reveal">
      {events
        .filter((event) => isTurned(brickEventHiding, event))
        .map((event) => (
          <Moment
            key={`${event.type} ${'item' in event ? event.item : ''}`}
            event={event}
            seats={seats}
            words={words}
          />
        ))}
    </div>
  );
}

interface MomentProps {
  readonly event: Turned<BrickEvent, typeof brickEventHiding>;
  readonly seats: readonly SeatSettings[];
  readonly words: Words;
}

function Moment({ event, seats, words }: MomentProps) {
  switch (event.type) {
    case 'bids-revealed':
      return (
        <section className="bm-moment">
          <h2 className="bm-moment-title">
            <Crate kind={event.item} size={30} />{' '}
            {words.say(`reveal.${event.trade}-bids`, { item: words.item(event.item) })}
          </h2>
          <LineUp>
            {event.bids.map(({ seat, price, quantity }) => (
              <TurnedOver key={seat} seat={seat} mark={markOfPlayer(seats, seat)}>
                <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
                <span className="bm-turned-price">{words.money(price)}</span>
                {quantity !== null && <span>{words.items(event.item, quantity)}</span>}
              </TurnedOver>
            ))}
          </LineUp>
        </section>
      );
    case 'piles-formed':
      return (
        <section className="bm-moment">
          <h2 className="bm-moment-title">
            <Icon name="supply" size={30} /> {words.say('reveal.piles')}
          </h2>
          <ul className="bm-cards">
            {event.supply.map((card) => (
              <li key={card} className="bm-turned">
                <MarketCard goods={goodsOn(card)} face="supply" label={words.card(card)} />
              </li>
            ))}
          </ul>
          <p>{words.say('reveal.demand-down', { count: event.demandCount })}</p>
        </section>
      );
    case 'demand-revealed':
      return (
        <section className="bm-moment">
          <h2 className="bm-moment-title">
            <Icon name="sale" size={30} /> {words.say('reveal.demand')}
          </h2>
          <ul className="bm-cards">
            {event.cards.map((card) => (
              <li key={card} className="bm-turned">
                <MarketCard goods={goodsOn(card)} face="demand" label={words.card(card)} />
              </li>
            ))}
          </ul>
        </section>
      );
  }
}
