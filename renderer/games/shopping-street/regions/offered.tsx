import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { Envelope, Icon, NamePlate, ProductCard, TypeSign } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { cardWanted } from '../interaction/offers.ts';
import { offeredPiece } from '../interaction/pieces.ts';
import { type OfferPlace, offerPlaces } from '../interaction/standing.ts';
import { type StreetTable, useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Fan, InFan } from './fan.tsx';

/** Each player's offer during an exchange: asking player first, then the others; on a phone by importance. */
export function Offers() {
  const table = useTable();
  const places = table.layout.setting === 'phone' ? byImportance(table) : offerPlaces(table);
  return (
    <section className="ss-offers" aria-label={table.words.say('regions.offers')}>
      {places.map((offer) => (
        <OfferOf key={offer.seat} offer={offer} />
      ))}
    </section>
  );
}

/** The offers without the asking player's own empty one; those that offer nothing come last. */
function byImportance(table: StreetTable): readonly OfferPlace[] {
  return offerPlaces(table)
    .filter(({ seat, asks, shows }) => !(asks && shows !== 'cards' && seat === table.inHand))
    .toSorted((one, other) => rank(table, one) - rank(table, other));
}

/** Order: the asking player, the owner of the wanted card, then all who offer something. */
function rank({ question }: StreetTable, { seat, asks, shows }: OfferPlace): number {
  if (asks) return 0;
  if (question?.type === 'answer' && question.proposal.owner === seat) return 1;
  return shows === 'nothing' ? 3 : 2;
}

/** A player's side of an exchange: cards, a sealed answer, or that they are still thinking. */
function OfferOf({ offer }: { readonly offer: OfferPlace }) {
  const table = useTable();
  const { words, seats, toAct, ownSeat } = table;
  const { seat, cards } = offer;
  return (
    <article
      className={`ss-offer slip ${offer.asks ? 'asks' : ''} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={
        offer.shows === 'robbed' ? undefined : words.say(`offer.${offer.asks ? 'asker' : 'owner'}`, words.player(seat))
      }
      style={{ '--cards': cards.length }}
      data-offer={seat}
      data-drop={seat === ownSeat ? 'own-offer' : undefined}
    >
      <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
      <div className="ss-laid" data-turned-at={seat}>
        <Laid offer={offer} />
      </div>
    </article>
  );
}

/** The requested types, on the asking player's name plate. */
function Asked() {
  const { question, words } = useTable();
  if (question === null || !('types' in question)) return null;
  return (
    <span className="ss-asked">
      <span className="unseen">
        {words.say('asks-for', { types: words.list(question.types.map((type) => words.type(type))) })}
      </span>
      {question.types.map((type) => (
        <TypeSign key={type} type={type} size={22} />
      ))}
    </span>
  );
}

function Laid({ offer }: { readonly offer: OfferPlace }) {
  const table = useTable();
  const { words, seats, question } = table;
  const { seat, shows, cards, asks } = offer;
  if (shows === 'robbed') return null;
  if (shows === 'cards' && asks) {
    return (
      <div className="ss-for">
        <OpenCards cards={cards} />
        <div className="ss-for-what">
          <Asked />
          <Icon name="arrow" size={24} />
        </div>
      </div>
    );
  }
  if (shows === 'cards') {
    if (question?.type === 'lay') return <OpenCards cards={cards} />;
    const wanted = cardWanted(table) ?? (question?.type === 'answer' ? question.proposal.wanted : null);
    return (
      <Fan>
        {(size) =>
          cards.map((id) => (
            <CardPlace
              key={id}
              piece={offeredPiece(id)}
              card={id}
              size={size}
              className={id === wanted ? 'wanted' : ''}
            />
          ))
        }
      </Fan>
    );
  }
  return (
    <p className={`ss-says ${shows}`}>
      {shows === 'sealed' && <Envelope mark={markOfPlayer(seats, seat)} sealed width={46} />}
      {asks && <Asked />}
      {shows === 'thinking' && !asks && <Icon name="clock" size={20} />}
      <span>{words.say(`offer.${asks ? 'asks' : 'shows'}-${shows}`)}</span>
    </p>
  );
}

/** Face-up cards that only show. */
function OpenCards({ cards }: { readonly cards: readonly ProductId[] }) {
  const { words } = useTable();
  return (
    <Fan>
      {(size) =>
        cards.map((id) => (
          <InFan key={id} marks={{ 'data-offered': id }}>
            <ProductCard product={drawnCard(id)} {...size} label={words.card(id)} />
          </InFan>
        ))
      }
    </Fan>
  );
}
