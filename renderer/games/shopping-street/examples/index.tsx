// bundled with the game's UI, which uses the same drawings: otherwise they would need many small files
import '../index.ts';
import './examples.css';
import i18next from 'i18next';
import { eventOf, seatAt } from '../../../../shared/engine/index.ts';
import { betterOffer, keptAway, rolledColours, sideBySide } from '../../../../shared/games/shopping-street/examples.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { whyNot } from '../../../../shared/games/shopping-street/placement.ts';
import { type ProductId, product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { reckonStreet } from '../../../../shared/games/shopping-street/scoring.ts';
import { worth } from '../../../../shared/games/shopping-street/shops.ts';
import type { ShoppingStreetState } from '../../../../shared/games/shopping-street/state.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { CityShop, Plot, ProductBack, ProductCard, Rosette, StreetDie } from '../../../design/index.ts';
import { type DrawnExample, drawnExample, ExampleRow, markAt, Several } from '../../../game-kit/examples.tsx';
import type { Translate } from '../../../words/translate.ts';
import { wordsFrom } from '../words.ts';

const ana = seatAt(0);

function Card({ id }: { readonly id: ProductId }) {
  return <ProductCard product={product(id)} width={48} height={70} />;
}

interface SpacePictureProps {
  readonly state: ShoppingStreetState;
  readonly space: SpaceId;
  readonly translate: Translate;
  /** Spaces where no shop of this type may open are closed. */
  readonly type?: ShopType | undefined;
}

function SpacePicture({ state, space, translate, type }: SpacePictureProps) {
  const shop = state.street.find((each) => each.space === space);
  if (shop !== undefined) {
    const { pawn, cards } = shop;
    const drawn = { type: shop.type, owner: markAt(shop.owner), pawn, cards: cards.map(product), worth: worth(shop) };
    return <CityShop shop={drawn} width={58} height={88} />;
  }
  const isShut = type !== undefined && whyNot(state, space, type) !== null;
  const { space: nameOf } = wordsFrom(translate, [], i18next.language);
  return <Plot name={nameOf(space)} look={isShut ? 'shut' : 'empty'} width={58} height={88} />;
}

/** A piece of the street: its two pavements. */
function Street(props: Omit<SpacePictureProps, 'space'> & { readonly pavements: readonly (readonly SpaceId[])[] }) {
  const { pavements, ...picture } = props;
  return (
    <span className="ss-example-street">
      {pavements.map((spaces) => (
        <span key={spaces[0]} className="ss-example-pavement">
          {spaces.map((space) => (
            <SpacePicture key={space} space={space} {...picture} />
          ))}
        </span>
      ))}
    </span>
  );
}

const crossroads: readonly (readonly SpaceId[])[] = [
  ['N4', 'N5', 'N6', 'N7', 'N8'],
  ['S4', 'S5', 'S6', 'S7', 'S8'],
];
const terrace: readonly (readonly SpaceId[])[] = [['N3', 'N4', 'N5', 'N6']];

/** The examples of the rules of Shopping Street. */
export const examples: readonly DrawnExample[] = [
  drawnExample(shoppingStreet, betterOffer, {
    before: ({ before, events }) => (
      <>
        {before.offers.map(({ seat, cards }) => (
          <ExampleRow key={seat} seat={seat}>
            {cards.map((card) => (
              <Card key={card} id={card} />
            ))}
          </ExampleRow>
        ))}
        <ExampleRow seat={ana}>
          {eventOf(events, 'proposal-made').bundle.map((card) => (
            <Card key={card} id={card} />
          ))}
        </ExampleRow>
      </>
    ),
    after({ events }) {
      const { owner, wanted, bundle } = eventOf(events, 'cards-exchanged');
      return (
        <>
          <ExampleRow seat={owner}>
            {bundle.map((card) => (
              <Card key={card} id={card} />
            ))}
          </ExampleRow>
          <ExampleRow seat={ana}>
            <Card id={wanted} />
          </ExampleRow>
        </>
      );
    },
  }),
  drawnExample(shoppingStreet, keptAway, {
    before: ({ before }, translate) => (
      <Street state={before} pavements={crossroads} type="tech" translate={translate} />
    ),
    after: ({ after }, translate) => <Street state={after} pavements={crossroads} translate={translate} />,
  }),
  drawnExample(shoppingStreet, rolledColours, {
    before: ({ before }, translate) => (
      <>
        <Street state={before} pavements={terrace} translate={translate} />
        <ExampleRow>
          <StreetDie face={null} size={40} />
          <StreetDie face={null} size={40} />
        </ExampleRow>
      </>
    ),
    after({ events }) {
      const { faces, draws } = eventOf(events, 'dice-rolled');
      return (
        <>
          <ExampleRow>
            {faces.map((face) => (
              <StreetDie key={face} face={face === 'blank' ? face : markAt(face)} size={40} />
            ))}
          </ExampleRow>
          {draws.map(({ seat, count }) => (
            <ExampleRow key={seat} seat={seat}>
              <Several count={count}>
                <ProductBack width={34} height={52} />
              </Several>
            </ExampleRow>
          ))}
        </>
      );
    },
  }),
  drawnExample(shoppingStreet, sideBySide, {
    before: ({ before, events }, translate) => (
      <>
        <Street state={before} pavements={terrace} translate={translate} />
        <ExampleRow seat={ana}>
          <Card id={eventOf(events, 'shop-improved').card} />
        </ExampleRow>
      </>
    ),
    after: ({ after }, translate) => (
      <>
        <Street state={after} pavements={terrace} translate={translate} />
        <ExampleRow seat={ana}>
          {reckonStreet(after.street, ana).map(({ type, amount }) => (
            <Rosette key={`${type} ${amount}`} points={amount} size={44} />
          ))}
        </ExampleRow>
      </>
    ),
  }),
];
