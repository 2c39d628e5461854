import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { tokenRange } from '../../../../shared/games/brick-and-mortar/payment.ts';
import { auctionPrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import { whyNotForSale } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { Crate, MiniFront, Pressable, PriceTag, RecipeLine, Roving, Shopfront } from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { usualAmount } from '../interaction/offers.ts';
import { kindsOf, shopOf, spokenStore } from '../interaction/shop-data.ts';
import { type BrickTable, offersAbout, playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { StoreTag } from './front.tsx';

/** The four stores for sale, the oldest first, and the one on deck. */
export function StoresForSale({ fronts = false }: { readonly fronts?: boolean }) {
  const { view, words } = useTable();
  return (
    <section className={`bm-listings slip ${fronts ? 'fronts' : ''}`} aria-label={words.say('regions.for-sale')}>
      <h2>{words.say('regions.for-sale')}</h2>
      <Roving label={words.say('regions.for-sale')} className="bm-listing-rows">
        {view.publicRow.map((store) => (
          <Listing key={store} store={store} onDeck={false} front={fronts} />
        ))}
        {view.onDeck !== null && <Listing store={view.onDeck} onDeck front={fronts} />}
      </Roving>
    </section>
  );
}

/** The lowest opening offer for the store, and the debt that it would need. */
function openingWords(table: BrickTable, store: StoreId): string {
  const { view, ownSeat, words } = table;
  const player = playerOf(view, ownSeat);
  const [opening] = offersAbout(table, `public:${store}`);
  const cost = opening === undefined ? 0 : usualAmount(opening);
  const { price } = auctionPrice(player, store, cost);
  const tokens = player.money === null ? 0 : tokenRange(player.money, price).least;
  const money = words.money(cost);
  return tokens === 0
    ? words.say('press-to-open-auction', { money })
    : words.say('press-to-open-auction-debt', { money, tokens: words.say('tokens', { count: tokens }) });
}

interface ListingProps {
  readonly store: StoreId;
  readonly onDeck: boolean;
  /** Shown as a front, if the folded log leaves the space. */
  readonly front: boolean;
}

function Listing({ store, onDeck, front }: ListingProps) {
  const table = useTable();
  const { view, words, ownSeat, toAct, question, shared } = table;
  const piece = `public:${store}`;
  const state = stateOf(table, piece);
  const usable = state === 'lit' || state === 'chosen';
  const auctioned = question?.type === 'auction' && question.store === store;
  const { cost, holds } = stores[store];
  const crates = itemTypes.flatMap((item) => {
    const capacity = holds[item]?.capacity;
    return capacity === undefined ? [] : [{ item, capacity }];
  });
  const shop = shopOf(store, words, view.phase, null, null);
  const price = auctioned ? words.money(question.offer) : onDeck ? words.say('next') : words.money(cost);
  return (
    <Pressable
      state={usable ? state : 'plain'}
      label={words.say(onDeck ? 'spoken.on-deck' : 'spoken.for-sale', { store: spokenStore(store, words, null) })}
      tag={
        <StoreTag
          store={store}
          reason={
            shared
              ? null
              : usable
                ? openingWords(table, store)
                : reasonWords(whyNotForSale(view, ownSeat, store, toAct), words)
          }
        />
      }
      tagSide="left"
      piece={piece}
      onPress={() => press(table, piece)}
      className={`${front ? 'bm-listing-front' : 'bm-listing'} ${onDeck ? 'deck' : ''} ${auctioned ? 'auctioned' : ''}`}
    >
      {front ? (
        <>
          <Shopfront shop={shop} width={110} height={132} short />
          <PriceTag text={price} className="bm-listing-tag" />
        </>
      ) : (
        <>
          <MiniFront id={store} kinds={kindsOf(store)} width={36} />
          <span className="bm-listing-name">{words.store(store)}</span>
          <span className="bm-listing-holds">
            {crates.map(({ item, capacity }) => (
              <span key={item}>
                <Crate kind={item} size={18} />
                {capacity}
              </span>
            ))}
            {shop.effect && <RecipeLine recipe={[[{ icon: shop.effect.icon }, ...shop.effect.parts]]} crateSize={18} />}
          </span>
          <span className="bm-listing-cost">{price}</span>
        </>
      )}
    </Pressable>
  );
}
