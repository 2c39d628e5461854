import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Pressable } from '../controls/pressable.tsx';
import { Crate } from '../drawing/crate.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { Boat } from '../harbour/boat.tsx';
import { GoodsStore } from '../harbour/goods-store.tsx';
import { WarehouseFront } from '../harbour/warehouse-front.tsx';
import { Water } from '../harbour/water.tsx';
import { useGliding } from '../motion/gliding.ts';
import { Sky } from '../street/sky.tsx';
import { PUB, QUARRY, SUSHI_SHOP, WORKSHOP } from './harbour-samples.ts';
import { Group, nothing, Piece } from './piece.tsx';

/** Pieces that glide to their new places when the order changes. */
function Gliding() {
  const [order, setOrder] = useState<readonly CrateKind[]>(['fish', 'wood', 'livestock', 'stone']);
  const ref = useGliding(order, 'marker');
  return (
    <>
      <div className="together">
        {order.map((good) => (
          <span key={good} ref={ref(good)}>
            <Crate kind={good} size={36} />
          </span>
        ))}
      </div>
      <Button icon="swap" onPress={() => setOrder(([first, ...rest]) => (first ? [...rest, first] : rest))}>
        Adjust
      </Button>
    </>
  );
}

/** Harbour's goods stores, and the water. */
export function Waterfront() {
  return (
    <Group title="The waterfront">
      <Piece name="goods store">
        <GoodsStore kind="fish" held={4} label="4 fish" />
        <GoodsStore kind="wood" held={6} />
        <GoodsStore kind="stone" held={0} />
        <Pressable state="lit" label="Press the livestock" onPress={nothing}>
          <GoodsStore kind="livestock" held={3} />
        </Pressable>
        <Pressable state="disabled" label="Stone cannot be chosen" onPress={nothing}>
          <GoodsStore kind="stone" held={1} />
        </Pressable>
      </Piece>
      <Piece name="goods store, previewed">
        <GoodsStore kind="wood" held={5} preview={{ leaving: 3, kept: 2 }} />
        <GoodsStore kind="fish" held={4} preview={{ leaving: 4 }} />
        <GoodsStore kind="livestock" held={3} preview={{ coming: 2 }} />
        <Pressable state="chosen" label="Stone" onPress={nothing}>
          <GoodsStore kind="stone" held={6} preview={{ leaving: 5, kept: 1 }} />
        </Pressable>
      </Piece>
      <Piece name="in short">
        <GoodsStore kind="wood" held={5} short />
        <GoodsStore kind="fish" held={0} short />
        <GoodsStore kind="stone" held={4} short preview={{ leaving: 3 }} />
      </Piece>
      <Piece name="gliding">
        <Gliding />
      </Piece>
      <Piece name="boat">
        <Boat seed="one" />
        <Boat seed="two" width={54} />
        <Boat seed="three" width={100} cargo={['fish', 'stone', 'wood', 'livestock']} />
      </Piece>
      <Piece name="the quay">
        <div className="gallery-quay street-harbour">
          <Sky street="harbour" day={0.2} roofs={170} />
          <div className="gallery-fronts quay-planks">
            {[SUSHI_SHOP, QUARRY, WORKSHOP, PUB].map((warehouse) => (
              <WarehouseFront key={warehouse.id} warehouse={warehouse} pawns={warehouse === PUB ? ['lamp'] : []} />
            ))}
          </div>
          <Water className="gallery-water" />
          <div className="gallery-boats">
            <Boat seed="one" />
            <Boat seed="three" width={54} />
          </div>
        </div>
      </Piece>
    </Group>
  );
}
