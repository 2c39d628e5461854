import type { Seat } from '../../../../shared/engine/index.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { Envelope, Icon, NamePlate, ProductCard, TypeSign } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { markOfPlayer } from '../../../table/index.ts';
import type { OfferedCards } from '../forms/layout.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { cardWanted } from '../interaction/offers.ts';
import { offeredPiece } from '../interaction/pieces.ts';
import { type OfferPlace, offerPlace, offerPlaces } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Fan, InFan } from './fan.tsx';

interface OffersProps {
  /** Of a card, in pixels. */
  readonly card: Size;
  readonly rows?: OfferedCards['rows'];
}

interface AllOffersProps extends OffersProps {
  /** Card sizes for each player if they differ, asking player first. */
  readonly each?: readonly OfferedCards[];
}

/** Each player's offer during an exchange: asking player first, then the others. */
export function Offers({ card, rows = 1, each = [] }: AllOffersProps) {
  const table = useTable();
  return (
    <section className="ss-offers" aria-label={table.words.say('regions.offers')}>
      {offerPlaces(table).map(({ seat }, place) => (
        <OfferOf key={seat} seat={seat} {...(each[place] ?? { card, rows })} />
      ))}
    </section>
  );
}

/** What lies in front of one player during an exchange: cards, a sealed answer, or that they are still thinking. */
export function OfferOf({ seat, card, rows = 1 }: OffersProps & { readonly seat: Seat }) {
  const table = useTable();
  const { words, seats, toAct, ownSeat } = table;
  const offer = offerPlace(table, seat);
  return (
    <article
      className={`ss-offer slip ${offer.asks ? 'asks' : ''} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say(`offer.${offer.asks ? 'asker' : 'owner'}`, words.player(seat))}
      data-offer={seat}
      data-turned-at={seat}
      data-drop={seat === ownSeat ? 'own-offer' : undefined}
    >
      <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
      <Laid offer={offer} card={card} rows={rows} />
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

function Laid({ offer, card, rows }: Required<OffersProps> & { readonly offer: OfferPlace }) {
  const table = useTable();
  const { words, seats, question } = table;
  const { seat, shows, cards, asks } = offer;
  if (shows === 'cards' && asks) {
    return (
      <div className="ss-for">
        <Fan card={card} rows={rows}>
          {cards.map((id) => (
            <InFan key={id}>
              <OpenCard id={id} card={card} />
            </InFan>
          ))}
        </Fan>
        <div className="ss-for-what">
          <Asked />
          <Icon name="arrow" size={24} />
        </div>
      </div>
    );
  }
  if (shows === 'cards') {
    const revealed = question?.type !== 'lay';
    const wanted = cardWanted(table) ?? (question?.type === 'answer' ? question.proposal.wanted : null);
    return (
      <Fan card={card} rows={rows}>
        {cards.map((id) =>
          revealed ? (
            <CardPlace
              key={id}
              piece={offeredPiece(id)}
              card={id}
              size={card}
              className={id === wanted ? 'wanted' : ''}
            />
          ) : (
            <InFan key={id}>
              <OpenCard id={id} card={card} />
            </InFan>
          ),
        )}
      </Fan>
    );
  }
  return (
    <p className={`ss-says ${shows}`} style={{ minHeight: card.height }}>
      {shows === 'sealed' && <Envelope mark={markOfPlayer(seats, seat)} sealed width={46} />}
      {asks && <Asked />}
      {shows === 'thinking' && !asks && <Icon name="clock" size={20} />}
      <span>{words.say(`offer.${asks ? 'asks' : 'shows'}-${shows}`)}</span>
    </p>
  );
}

/** A face-up card. */
function OpenCard({ id, card }: { readonly id: ProductId; readonly card: Size }) {
  const { words } = useTable();
  return <ProductCard product={drawnCard(id)} {...card} label={words.card(id)} />;
}
