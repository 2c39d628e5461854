// bundled with the game's UI, which uses the same drawings: otherwise they would need many small files
import '../index.ts';
import i18next from 'i18next';
import { eventOf, playerAt, seatAt } from '../../../../shared/engine/index.ts';
import { type BuildingId, buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { allOfAType, fullStock, movedMarket, paidToll, topHat } from '../../../../shared/games/harbour/examples.ts';
import { type Good, goodLimit } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { Coin, Crate, GoodsStore, Icon, PriceTag, WarehouseFront } from '../../../design/index.ts';
import {
  type DrawnExample,
  drawnExample,
  drawnTwice,
  ExampleRow,
  Gone,
  markAt,
  Several,
} from '../../../game-kit/examples.tsx';
import type { Translate } from '../../../words/translate.ts';
import { wordsFrom } from '../words.ts';

const [ana, ben] = [seatAt(0), seatAt(1)];
const wordsOf = (translate: Translate) => wordsFrom(translate, [], i18next.language);

interface PictureProps {
  readonly state: HarbourState;
  readonly translate: Translate;
}

function MarketRow({ state, translate }: PictureProps) {
  return (
    <ExampleRow>
      {state.market.map((good) => (
        <span key={good} className="example-several">
          <PriceTag text={wordsOf(translate).money(spaceValueOf(state.market, good))} />
          <Crate kind={good} size={28} />
        </span>
      ))}
    </ExampleRow>
  );
}

/** Some goods of a player's stock. */
function StockRow({ state, seat, of }: { state: HarbourState; seat: typeof ana; of: readonly Good[] }) {
  return (
    <ExampleRow seat={seat}>
      {of.map((good) => (
        <GoodsStore key={good} kind={good} held={playerAt(state, seat).goods[good]} limit={goodLimit} short />
      ))}
    </ExampleRow>
  );
}

/** A building, with Ana's pawn before it where she is there. */
function Building({ state, id, translate }: PictureProps & { readonly id: BuildingId }) {
  const words = wordsOf(translate);
  const { symbols, action, points } = buildings[id];
  return (
    <WarehouseFront
      warehouse={{ id, name: words.building(id), symbols, recipe: words.recipe(action, state.seatCount - 1), points }}
      pawns={playerAt(state, ana).pawn === id ? [markAt(ana)] : []}
      width={124}
      height={184}
    />
  );
}

/** The examples of the rules of Harbour. */
export const examples: readonly DrawnExample[] = [
  drawnExample(harbour, fullStock, {
    before: ({ before }, translate) => (
      <>
        <Building state={before} id="sushi-shop" translate={translate} />
        <StockRow state={before} seat={ana} of={['fish', 'livestock', 'wood', 'stone']} />
      </>
    ),
    after: ({ after, events }, translate) => (
      <>
        <ExampleRow>
          <Building state={after} id="sushi-shop" translate={translate} />
          <Gone>
            <Several count={eventOf(events, 'goods-converted').lost.livestock ?? 0}>
              <Crate kind="livestock" size={28} />
            </Several>
          </Gone>
        </ExampleRow>
        <StockRow state={after} seat={ana} of={['fish', 'livestock', 'wood', 'stone']} />
      </>
    ),
  }),
  drawnExample(harbour, allOfAType, {
    before: ({ before }, translate) => (
      <>
        <MarketRow state={before} translate={translate} />
        <StockRow state={before} seat={ana} of={['livestock', 'wood']} />
      </>
    ),
    after: ({ after, events }, translate) => (
      <>
        <ExampleRow>
          <Coin amount={eventOf(events, 'goods-shipped').money} size={34} />
          <Icon name="arrow" size={18} />
          <Building state={after} id="timber-and-stone-depot" translate={translate} />
        </ExampleRow>
        <StockRow state={after} seat={ana} of={['livestock', 'wood']} />
      </>
    ),
  }),
  drawnExample(
    harbour,
    movedMarket,
    drawnTwice((state, translate) => (
      <>
        <MarketRow state={state} translate={translate} />
        <StockRow state={state} seat={ana} of={['wood', 'stone']} />
      </>
    )),
  ),
  drawnExample(
    harbour,
    paidToll,
    drawnTwice((state, translate) => (
      <>
        <Building state={state} id="salvage-yard" translate={translate} />
        <StockRow state={state} seat={ana} of={['livestock']} />
        <StockRow state={state} seat={ben} of={['livestock']} />
      </>
    )),
  ),
  drawnExample(
    harbour,
    topHat,
    drawnTwice((state, translate) => (
      <>
        <ExampleRow>
          <Building state={state} id="fortune-teller" translate={translate} />
          <Building state={state} id="salvage-yard" translate={translate} />
        </ExampleRow>
        <StockRow state={state} seat={ana} of={['livestock', 'stone']} />
      </>
    )),
  ),
];
