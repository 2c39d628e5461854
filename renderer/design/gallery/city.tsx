import { Pressable } from '../controls/pressable.tsx';
import { PLAYER_MARKS } from '../drawing/marks.ts';
import { CITY_GROUPS, CITY_TYPES } from '../shopping-street/city-kinds.ts';
import { CityPaving } from '../shopping-street/city-paving.tsx';
import { CityShop } from '../shopping-street/city-shop.tsx';
import { GroupSign } from '../shopping-street/group-sign.tsx';
import { OpenCounter } from '../shopping-street/open-counter.tsx';
import { Plot } from '../shopping-street/plot.tsx';
import { ProductBack, ProductCard } from '../shopping-street/product-card.tsx';
import { PushPawn } from '../shopping-street/push-pawn.tsx';
import { StreetDie } from '../shopping-street/street-die.tsx';
import { ThiefCard } from '../shopping-street/thief-card.tsx';
import { TypeSign } from '../shopping-street/type-sign.tsx';
import { PRODUCTS, SHOPS } from './city-samples.ts';
import { Group, nothing, Piece } from './piece.tsx';

const THIEVES = ['pickpocket', 'shoplifter', 'night-burglar', 'swindler'] as const;
const LOOKS = ['empty', 'lit', 'shut', 'idle'] as const;

/** The pieces of Shopping Street: cards, shops, plots, pawns and thieves. */
export function City() {
  return (
    <Group title="The city street">
      <Piece name="types and groups">
        {CITY_TYPES.map((type) => (
          <TypeSign key={type} type={type} label={type} />
        ))}
        {CITY_TYPES.map((type) => (
          <TypeSign key={type} type={type} size={18} />
        ))}
        {CITY_GROUPS.map((group) => (
          <GroupSign key={group} group={group} label={group} />
        ))}
        {CITY_GROUPS.map((group, place) => (
          <GroupSign key={group} group={group} type={CITY_TYPES[place]} />
        ))}
        {CITY_GROUPS.map((group) => (
          <GroupSign key={group} group={group} open />
        ))}
      </Piece>
      <Piece name="cards">
        {PRODUCTS.map((product) => (
          <ProductCard key={`${product.type} ${product.group}`} product={product} />
        ))}
        <ProductBack />
      </Piece>
      <Piece name="cards, small">
        {PRODUCTS.map((product) => (
          <ProductCard key={`${product.type} ${product.group}`} product={product} width={40} height={60} />
        ))}
        <ProductBack width={40} height={60} />
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
      <Piece name="a street">
        <div className="gallery-city street-city">
          <CityPaving />
          <div className="gallery-plots">
            {SHOPS.slice(0, 10).map((shop) => (
              <CityShop key={`${shop.type} ${shop.owner} ${shop.pawn}`} shop={shop} />
            ))}
          </div>
          <div className="gallery-road">
            <CityPaving of="road" />
          </div>
          <div className="gallery-plots">
            {LOOKS.map((look, place) => (
              <Plot key={look} name={`S${place + 1}`} look={look} />
            ))}
            <Pressable state="lit" label="S5" onPress={nothing}>
              <Plot name="S5" look="lit" />
            </Pressable>
            {SHOPS.slice(10, 15).map((shop, place) => (
              <CityShop key={`${shop.type} ${shop.owner} ${shop.pawn}`} shop={shop} planned={place === 4} />
            ))}
          </div>
        </div>
      </Piece>
      <Piece name="on a phone, on a large screen">
        {SHOPS.slice(0, 5).map((shop) => (
          <CityShop key={shop.type} shop={shop} width={60} height={92} />
        ))}
        <Plot name="N7" width={60} height={92} />
        {SHOPS.slice(5, 8).map((shop) => (
          <CityShop key={shop.type} shop={shop} width={140} height={213} />
        ))}
      </Piece>
      <Piece name="pawns and dice">
        {PLAYER_MARKS.map((mark, place) => (
          <PushPawn key={mark} mark={mark} value={(place % 3) + 1} />
        ))}
        <PushPawn mark="bell" value={2} size={22} />
        {PLAYER_MARKS.map((mark) => (
          <StreetDie key={mark} face={mark} />
        ))}
        <StreetDie face="blank" />
        <StreetDie face={null} />
        <StreetDie face="lamp" unplayed />
      </Piece>
      <Piece name="the counter">
        <OpenCounter rows={CITY_TYPES.map((type, open) => ({ type, open }))} />
      </Piece>
      <Piece name="thieves">
        {THIEVES.map((thief, place) => (
          <ThiefCard key={thief} thief={thief} limit={[12, 10, 8, undefined][place]} />
        ))}
        {THIEVES.map((thief) => (
          <ThiefCard key={thief} thief={thief} width={40} height={60} limit={8} />
        ))}
        <ThiefCard thief="swindler" width={130} height={196} limit={10} />
      </Piece>
    </Group>
  );
}
