// bundled with the game's UI, which uses the same drawings: otherwise they would need many small files
import '../index.ts';
import i18next from 'i18next';
import { eventOf, playerAt, seatAt, type WorkedExample } from '../../../../shared/engine/index.ts';
import {
  equalPrices,
  lastMonth,
  orderOfSale,
  tokenOfDebt,
  unsoldGoods,
} from '../../../../shared/games/brick-and-mortar/examples.ts';
import { type BrickTypes, brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../../shared/games/brick-and-mortar/state.ts';
import { Coin, Crate, DebtToken, Icon, Kerb, PriceTag, Shopfront } from '../../../design/index.ts';
import {
  type DrawnExample,
  drawnExample,
  drawnTwice,
  type ExamplePictures,
  ExampleRow,
  Gone,
  markAt,
  Several,
} from '../../../game-kit/examples.tsx';
import type { Translate } from '../../../words/translate.ts';
import { shopOf } from '../interaction/shop-data.ts';
import { wordsFrom } from '../words.ts';

type Worked = WorkedExample<BrickTypes>;

const ana = seatAt(0);
const wordsOf = (translate: Translate) => wordsFrom(translate, [], i18next.language);

/** A store of Ana's, with its items. */
function AnasStore({ state, at, translate }: { state: BrickState; at: number; translate: Translate }) {
  const store = playerAt(state, ana).building[at];
  if (store === undefined) return null;
  return <Shopfront shop={shopOf(store.id, wordsOf(translate), 'inventory', store, at)} width={150} height={200} />;
}

function Offered({ worked, translate }: { worked: Worked; translate: Translate }) {
  const { bids } = eventOf(worked.events, 'bids-revealed');
  return (
    <>
      <ExampleRow>
        <Icon name="sale" size={24} />
        <Several count={worked.before.demandBoxes.food}>
          <Crate kind="food" size={24} ghost />
        </Several>
      </ExampleRow>
      {bids
        .toSorted((one, other) => one.seat - other.seat)
        .map(({ seat, price, quantity }) => (
          <ExampleRow key={seat} seat={seat}>
            <Several count={quantity ?? 0}>
              <Crate kind="food" size={24} />
            </Several>
            <PriceTag text={wordsOf(translate).money(price)} />
          </ExampleRow>
        ))}
    </>
  );
}

function Sold({ worked: { events } }: { worked: Worked }) {
  const { bids } = eventOf(events, 'bids-revealed');
  return bids.map(({ seat }) => {
    const sold = events.filter((event) => event.type === 'sold').filter((sale) => sale.seat === seat);
    const surplus = events.filter((event) => event.type === 'surplus-set-aside').filter((each) => each.seat === seat);
    return (
      <ExampleRow key={seat} seat={seat}>
        <Several count={sold.length}>
          <Crate kind="food" size={24} />
        </Several>
        <Icon name="arrow" size={18} />
        <Coin amount={sold.reduce((sum, { income }) => sum + income, 0)} size={32} />
        {surplus.length > 0 && (
          <Gone>
            <Several count={surplus.length}>
              <Crate kind="food" size={24} />
            </Several>
          </Gone>
        )}
      </ExampleRow>
    );
  });
}

const sale: ExamplePictures<BrickTypes> = {
  before: (worked, translate) => <Offered worked={worked} translate={translate} />,
  after: (worked) => <Sold worked={worked} />,
};

function Track({ state }: { state: BrickState }) {
  const target = state.investmentMarker;
  return (
    <>
      <Kerb
        from={36}
        to={48}
        {...(target === null ? {} : { target, targetText: String(target) })}
        markers={[{ mark: markAt(ana), points: playerAt(state, ana).points }]}
        width={286}
        height={42}
      />
      <ExampleRow seat={ana}>
        <Coin amount={playerAt(state, ana).money} size={34} />
      </ExampleRow>
    </>
  );
}

/** The examples of the rules of Brick & Mortar. */
export const examples: readonly DrawnExample[] = [
  drawnExample(brickAndMortar, orderOfSale, sale),
  drawnExample(brickAndMortar, equalPrices, sale),
  drawnExample(brickAndMortar, unsoldGoods, {
    before: ({ before }, translate) => <AnasStore state={before} at={0} translate={translate} />,
    after: ({ after, events }, translate) => (
      <ExampleRow>
        <AnasStore state={after} at={0} translate={translate} />
        <Gone>
          <Several count={eventOf(events, 'items-expired').count}>
            <Crate kind="food" size={26} />
          </Several>
        </Gone>
      </ExampleRow>
    ),
  }),
  drawnExample(brickAndMortar, tokenOfDebt, {
    before: ({ before, events }, translate) => (
      <ExampleRow>
        <AnasStore state={before} at={1} translate={translate} />
        <Coin amount={playerAt(before, ana).money} size={34} />
        <Several count={eventOf(events, 'stocked').count}>
          <Crate kind="jewelry" size={26} />
        </Several>
        <PriceTag text={wordsOf(translate).money(eventOf(events, 'stocked').paid)} />
      </ExampleRow>
    ),
    after: ({ after }, translate) => (
      <ExampleRow>
        <AnasStore state={after} at={1} translate={translate} />
        <Coin amount={playerAt(after, ana).money} size={34} />
        <Several count={playerAt(after, ana).debt}>
          <DebtToken size={34} />
        </Several>
      </ExampleRow>
    ),
  }),
  drawnExample(
    brickAndMortar,
    lastMonth,
    drawnTwice((state) => <Track state={state} />),
  ),
];
