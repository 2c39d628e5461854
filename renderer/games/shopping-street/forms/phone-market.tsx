import { mostOfType, openOfType } from '../../../../shared/games/shopping-street/placement.ts';
import { type ShopType, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { Roving, TypeSign, typePaint } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { typePiece } from '../interaction/pieces.ts';
import { type OfferPlace, offerPlaces } from '../interaction/standing.ts';
import { Dice, Display, OfferOf } from '../regions/market-place.tsx';
import { PieceOnTable } from '../regions/piece-on-table.tsx';
import { type StreetTable, useTable } from '../table.ts';

/** Pixels of a die, and the height that a place in front of a player has where no card lies. */
const die = 32;
const noCard = 26;
/** Size of an offered card, in pixels. */
const card: Size = { width: 46, height: 60 };

/** Each player's offered cards, one line each; none for the asking player until it offers. */
export function PhoneOffers() {
  const table = useTable();
  return (
    <section className="ss-phone-offers" aria-label={table.words.say('regions.offers')}>
      {offerPlaces(table)
        .filter(({ seat, asks, shows }) => !(asks && shows !== 'cards' && seat === table.inHand))
        .toSorted((one, other) => rank(table, one) - rank(table, other))
        .map(({ seat, shows }) => (
          <OfferOf key={seat} seat={seat} card={shows === 'cards' ? card : { ...card, height: noCard }} />
        ))}
    </section>
  );
}

/** Order: the asking player, the owner of the wanted card, then all who offer something. */
function rank({ question }: StreetTable, { seat, asks, shows }: OfferPlace): number {
  if (asks) return 0;
  if (question?.type === 'answer' && question.proposal.owner === seat) return 1;
  return shows === 'nothing' ? 3 : 2;
}

/** Types to ask for, cards to take, and the dice. Size of a card in pixels. */
export function PhoneMarket({ card }: { readonly card: Size }) {
  return (
    <div className="ss-phone-market">
      <OpenTypesInRow />
      <Display card={card} />
      <Dice size={die} />
    </div>
  );
}

/** The counter of open shops in one line: the types side by side. */
function OpenTypesInRow() {
  const { words } = useTable();
  return (
    <Roving label={words.say('regions.open')} className="ss-phone-types">
      {shopTypes.map((type) => (
        <OpenType key={type} type={type} />
      ))}
    </Roving>
  );
}

const places = Array.from({ length: mostOfType }, (_, place) => place);

/** One type: its sign, and a place for each shop it may have on the street. */
function OpenType({ type }: { readonly type: ShopType }) {
  const open = openOfType(useTable().view, type);
  return (
    <PieceOnTable piece={typePiece(type)} className="ss-phone-type">
      <TypeSign type={type} size={26} />
      <span className="ss-phone-type-places">
        {places.map((place) => (
          <i
            key={place}
            className={place < open ? 'open' : ''}
            style={place < open ? { background: typePaint(type) } : {}}
          />
        ))}
      </span>
    </PieceOnTable>
  );
}
