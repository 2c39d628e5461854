import { openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { CityPaving, OpenCounter } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { layOffers, type Measures } from '../forms/layout.ts';
import { displayPiece, typePiece } from '../interaction/pieces.ts';
import { offerPlaces } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Deck } from './deck.tsx';
import { Dice } from './dice.tsx';
import { Fan, InFan } from './fan.tsx';
import { Offers } from './offered.tsx';
import { PieceOnTable } from './piece-on-table.tsx';

export { Deck } from './deck.tsx';
export { Dice } from './dice.tsx';
export { OfferOf, Offers } from './offered.tsx';

/** Between the pavements: the trade, the display, the counter of open shops, the deck and the dice. */
export function MarketPlace({ measures }: { readonly measures: Measures }) {
  const table = useTable();
  const { words } = table;
  const places = offerPlaces(table);
  const trading = places.length > 0;
  const { alone, cards } = layOffers(
    places.map(({ cards: laid }) => laid.length),
    measures,
  );
  return (
    <section className={`ss-market ${trading ? 'trading' : ''}`} aria-label={words.say('regions.market')}>
      <CityPaving of="road" />
      {trading && <Offers card={measures.displayTrading} each={cards} />}
      {!(trading && alone) && <Deck card={{ width: 44, height: 62 }} />}
      <Dice size={44} />
      {!(trading && alone) && <OpenTypes size={(trading ? measures.openTrading : measures.open) ?? 26} />}
      <Display card={trading ? measures.displayTrading : measures.display} />
    </section>
  );
}

/**
 * The counter of open shops: how many of each type are on the street; a type on it can be pressed to ask for its cards.
 * `size` of a row, in pixels.
 */
export function OpenTypes({ size = 26 }: { readonly size?: number }) {
  const { view, words } = useTable();
  const rows = shopTypes.map((type) => ({ type, open: openOfType(view, type) }));
  return (
    <section className="ss-open slip" aria-label={words.say('regions.open')}>
      <OpenCounter
        rows={rows}
        size={size}
        row={(drawing, type) => (
          <div data-type={type}>
            <PieceOnTable piece={typePiece(type)} className="ss-type">
              {drawing}
            </PieceOnTable>
          </div>
        )}
      />
    </section>
  );
}

/** The four cards face up beside the street. Sizes of a card, in pixels. */
export function Display({ card }: { readonly card: Size }) {
  const { view, words } = useTable();
  return (
    <section className="ss-display slip" aria-label={words.say('regions.display')}>
      <h2>{words.say('display')}</h2>
      <Fan card={card}>
        {view.display
          .map((card, place) => ({ card, place: `place ${place}` }))
          .map(({ card: id, place }) =>
            id === null ? (
              <InFan key={place}>
                <span className="ss-gap" style={card} />
              </InFan>
            ) : (
              <CardPlace key={id} piece={displayPiece(id)} card={id} size={card} tagSide="below" />
            ),
          )}
      </Fan>
    </section>
  );
}
