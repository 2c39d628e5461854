import {
  CITY_GROUPS,
  CITY_TYPES,
  CityShop,
  type DrawnCityShop,
  type DrawnProduct,
  GroupSign,
  OpenCounter,
  PLAYER_MARKS,
  Plot,
  ProductBack,
  ProductCard,
  PushPawn,
  StreetDie,
  ThiefCard,
  TypeSign,
} from '../../renderer/design/index.ts';
import { Piece } from './piece.tsx';

/** A card of each type and group, with all values. */
const PRODUCTS: readonly DrawnProduct[] = CITY_TYPES.flatMap((type, row) =>
  CITY_GROUPS.map((group, column) => ({ type, group, value: ((row + column) % 5) + 1 })),
);

/** A shop of each type; every third is improved. */
const SHOPS: readonly DrawnCityShop[] = CITY_TYPES.map((type, index) => {
  const pawn = (index % 3) + 1;
  const cards = CITY_GROUPS.slice(index % 3 === 0 ? 0 : 1).map((group, place) => ({ group, value: place + 1 }));
  const worth = pawn * cards.reduce((sum, { value }) => sum + value, 0);
  return { type, owner: PLAYER_MARKS[index] ?? 'bell', pawn, cards, worth };
});

const THIEVES = ['pickpocket', 'shoplifter', 'night-burglar', 'swindler'] as const;

/** Cards, shops, plots, pawns and thieves. */
export function ShoppingStreet() {
  return (
    <>
      <Piece name="types and groups">
        {CITY_TYPES.map((type) => (
          <TypeSign key={type} type={type} label={type} />
        ))}
        {[false, true].map((open) =>
          CITY_GROUPS.map((group, place) => (
            <GroupSign key={`${group} ${open}`} group={group} type={CITY_TYPES[place]} open={open} label={group} />
          )),
        )}
      </Piece>
      <Piece name="cards">
        {PRODUCTS.map((product) => (
          <ProductCard key={`${product.type} ${product.group}`} product={product} />
        ))}
        <ProductBack />
      </Piece>
      <Piece name="a hand, half covered">
        <div className="gallery-fan">
          {PRODUCTS.map((product) => (
            <div key={`${product.type} ${product.group}`}>
              <ProductCard product={product} width={76} height={110} />
            </div>
          ))}
        </div>
      </Piece>
      <Piece name="plots">
        {(['empty', 'lit', 'shut', 'idle'] as const).map((look, place) => (
          <Plot key={look} name={`S${place + 1}`} look={look} />
        ))}
      </Piece>
      <Piece name="shops, also on a phone and on a large screen">
        {SHOPS.map((shop) => (
          <CityShop key={shop.type} shop={shop} planned={shop.type === 'tech'} />
        ))}
        {SHOPS.map((shop) => (
          <CityShop key={shop.type} shop={shop} width={60} height={92} />
        ))}
        {SHOPS.slice(0, 2).map((shop) => (
          <CityShop key={shop.type} shop={shop} width={140} height={213} />
        ))}
      </Piece>
      <Piece name="pawns and dice">
        {PLAYER_MARKS.map((mark, place) => (
          <PushPawn key={mark} mark={mark} value={(place % 3) + 1} />
        ))}
        {[...PLAYER_MARKS, 'blank' as const, null].map((face) => (
          <StreetDie key={face} face={face} />
        ))}
        <StreetDie face="lamp" unplayed />
      </Piece>
      <Piece name="counter">
        <OpenCounter rows={CITY_TYPES.map((type, open) => ({ type, open }))} />
      </Piece>
      <Piece name="thieves">
        {THIEVES.map((thief, place) => (
          <ThiefCard key={thief} thief={thief} limit={[12, 10, 8, undefined][place]} />
        ))}
        <ThiefCard thief="swindler" width={130} height={196} limit={10} />
      </Piece>
    </>
  );
}
