import { openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { CityPaving, OpenCounter } from '../../../design/index.ts';
import { displayPiece, typePiece } from '../interaction/pieces.ts';
import { offerPlaces } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { CardPlace } from './card-place.tsx';
import { Deck } from './deck.tsx';
import { Dice } from './dice.tsx';
import { Fan, InFan } from './fan.tsx';
import { Offers } from './offered.tsx';
import { PieceOnTable } from './piece-on-table.tsx';
import { TypeRow } from './type-row.tsx';

/** With more offered cards, the offers need the place of the deck and the open shops. A player takes up eight cards. */
const fewCards = 36;
const perPlayer = 8;

/** Between the pavements: the trade, the display, the counter of open shops, the deck and the dice. */
export function MarketPlace() {
  const table = useTable();
  const { words, layout } = table;
  const places = offerPlaces(table);
  const cards = places.reduce((sum, place) => sum + place.cards.length, 0);
  const crowded = places.length * perPlayer + cards > fewCards;
  const trading = places.length > 0;
  return (
    <section
      className={`ss-market ${trading ? 'trading' : ''} ${crowded ? 'crowded' : ''}`}
      aria-label={words.say('regions.market')}
    >
      <CityPaving of="road" />
      {trading && <Offers />}
      <div className="ss-supply">
        <Deck />
        {layout.setting === 'phone' ? <TypeRow /> : <OpenTypes />}
      </div>
      <Dice />
      <Display />
    </section>
  );
}

/** The counter of open shops: how many of each type are on the street. A type can be pressed to ask for its cards. */
function OpenTypes() {
  const { view, words } = useTable();
  const rows = shopTypes.map((type) => ({ type, open: openOfType(view, type) }));
  return (
    <section className="ss-open slip" aria-label={words.say('regions.open')}>
      <OpenCounter
        rows={rows}
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

/** The four cards face up beside the street. */
function Display() {
  const { view, words } = useTable();
  const places = view.display.map((card, place) => ({ card, place: `place ${place}` }));
  return (
    <section className="ss-display slip" aria-label={words.say('regions.display')}>
      <h2>{words.say('display')}</h2>
      <Fan>
        {(size) =>
          places.map(({ card, place }) =>
            card === null ? (
              <InFan key={place}>
                <span className="ss-gap" />
              </InFan>
            ) : (
              <CardPlace key={card} piece={displayPiece(card)} card={card} size={size} tagSide="below" />
            ),
          )
        }
      </Fan>
    </section>
  );
}
