import { CityPaving } from '../../../design/index.ts';
import { offerPlaces } from '../interaction/standing.ts';
import { Deck, Dice, Display, Offers, OpenTypes } from '../regions/market-place.tsx';
import { useTable } from '../table.ts';
import { type MarketSizes, offersForAll } from './shared-sizes.ts';

/** Pixels of a card of the deck and of a die, readable from across the room; smaller beside an exchange. */
const large = { deck: { width: 66, height: 94 }, die: 62 } as const;
const small = { deck: { width: 44, height: 62 }, die: 44 } as const;

/** The middle of the street on the large screen: offers, or display and dice. */
export function SharedMarket({ sizes }: { readonly sizes: MarketSizes }) {
  const table = useTable();
  const places = offerPlaces(table);
  const trading = places.length > 0;
  const { deck, die } = trading ? small : large;
  const { card, rows } = offersForAll(
    places.map(({ cards }) => cards.length),
    sizes.stage,
  );
  return (
    <section className={`ss-market ${trading ? 'trading' : ''}`} aria-label={table.words.say('regions.market')}>
      <CityPaving of="road" />
      {trading && <Offers card={card} rows={rows} />}
      <div className="ss-shared-column">
        <Deck card={deck} />
        <OpenTypes />
      </div>
      <Dice size={die} />
      <Display card={trading ? sizes.displayTrading : sizes.display} />
    </section>
  );
}
