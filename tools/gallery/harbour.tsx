import {
  Boat,
  GoodsStore,
  Pawn,
  PLAYER_MARKS,
  Pressable,
  RecipeLine,
  type Warehouse,
  WarehouseFront,
  WarehouseRow,
} from '../../renderer/design/index.ts';
import { nothing, Piece, States } from './piece.tsx';

const QUARRY: Warehouse = {
  id: 'quarry',
  name: 'Quarry',
  symbols: ['anchor'],
  recipe: [[{ good: 'stone' }], [{ text: '+1 each' }, { icon: 'anchor' }]],
  points: 6,
};
const PUB: Warehouse = {
  id: 'pub',
  name: 'Pub',
  symbols: ['top-hat', 'coin'],
  recipe: [
    [{ good: 'wood', count: 2 }, { icon: 'arrow' }],
    [
      { good: 'fish', count: 2 },
      { good: 'livestock', count: 2 },
    ],
  ],
  points: 7,
  price: '$8',
};
/** The longest name and recipe. */
const IMAGINARIUM: Warehouse = {
  id: 'imaginarium',
  name: 'Wizard’s Traveling Imaginarium',
  symbols: ['anchor', 'anchor'],
  recipe: [[{ good: 'wood', count: 2 }, { good: 'stone', count: 2 }, { text: '+1 por cada' }, { icon: 'warehouse' }]],
  points: 10,
  price: '$11',
};
const WAREHOUSES = [QUARRY, PUB, IMAGINARIUM];

/** Warehouses, pawns, boats and goods. */
export function Harbour() {
  return (
    <>
      <States of={(state) => <WarehouseFront warehouse={PUB} pawns={state === 'disabled' ? ['lamp'] : []} />} />
      <Piece name="warehouses, from the smallest to the largest">
        {WAREHOUSES.map((warehouse) => (
          <WarehouseFront key={warehouse.id} warehouse={warehouse} width={96} height={150} pawns={['key', 'awning']} />
        ))}
        {WAREHOUSES.map((warehouse) => (
          <WarehouseFront key={warehouse.id} warehouse={warehouse} label={warehouse.name} />
        ))}
        <WarehouseFront warehouse={IMAGINARIUM} width={200} height={260} pawns={['bell', 'awning']} />
      </Piece>
      <Piece name="in a list">
        <div style={{ width: '9.6rem' }}>
          <WarehouseRow warehouse={QUARRY} />
        </div>
        <Pressable state="lit" label="Pub" onPress={nothing} className="wide-piece">
          <WarehouseRow warehouse={PUB} pawns={['key']} />
        </Pressable>
        <RecipeLine recipe={PUB.recipe} crateSize={28} label="2 wood become fish and livestock" />
      </Piece>
      <Piece name="pawns and boats">
        {PLAYER_MARKS.map((mark) => (
          <Pawn key={mark} mark={mark} />
        ))}
        <Boat seed="one" width={54} />
        <Boat seed="two" width={100} cargo={['fish', 'stone', 'wood', 'livestock']} />
      </Piece>
      <Piece name="goods stores, also previewed and in short">
        <GoodsStore kind="fish" held={4} label="4 fish" />
        <GoodsStore kind="stone" held={0} />
        <GoodsStore kind="wood" held={5} preview={{ leaving: 3, kept: 2 }} />
        <GoodsStore kind="livestock" held={3} preview={{ coming: 2 }} />
        <GoodsStore kind="wood" held={5} short />
        <GoodsStore kind="stone" held={4} short preview={{ leaving: 3 }} />
      </Piece>
    </>
  );
}
