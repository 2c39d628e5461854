import { Pressable } from '../controls/pressable.tsx';
import { Pawn } from '../drawing/pawn.tsx';
import { RecipeLine } from '../drawing/recipe.tsx';
import { WarehouseFront } from '../harbour/warehouse-front.tsx';
import { WarehouseRow } from '../harbour/warehouse-row.tsx';
import { EXCHANGE, GUILD, IMAGINARIUM, PUB, QUARRY, SUSHI_SHOP, WORKSHOP } from './harbour-samples.ts';
import { Group, nothing, Piece } from './piece.tsx';

/** Harbour's warehouses, in full and in short. */
export function Warehouses() {
  return (
    <Group title="Warehouses">
      {(['plain', 'lit', 'chosen', 'disabled'] as const).map((state) => (
        <Piece key={state} name={state}>
          <Pressable state={state} label={state} onPress={nothing}>
            <WarehouseFront
              warehouse={state === 'disabled' ? PUB : WORKSHOP}
              pawns={state === 'disabled' ? ['lamp'] : []}
            />
          </Pressable>
        </Piece>
      ))}
      <Piece name="warehouse front">
        <WarehouseFront warehouse={SUSHI_SHOP} label="Sushi Shop" />
        <WarehouseFront warehouse={QUARRY} pawns={['bell']} />
        <WarehouseFront warehouse={GUILD} pawns={['key', 'awning']} />
      </Piece>
      <Piece name="long names">
        <WarehouseFront warehouse={IMAGINARIUM} />
        <WarehouseFront warehouse={IMAGINARIUM} width={100} height={170} />
        <WarehouseFront warehouse={EXCHANGE} width={118} height={186} />
      </Piece>
      <Piece name="not for sale">
        {[SUSHI_SHOP, QUARRY, GUILD].map((warehouse) => (
          <WarehouseFront
            key={warehouse.id}
            warehouse={{ ...warehouse, price: undefined }}
            pawns={warehouse === QUARRY ? ['bell'] : []}
            width={116}
            height={186}
          />
        ))}
      </Piece>
      <Piece name="smallest">
        {[SUSHI_SHOP, QUARRY, GUILD, PUB, EXCHANGE].map((warehouse) => (
          <WarehouseFront
            key={warehouse.id}
            warehouse={warehouse}
            pawns={warehouse === PUB ? ['lamp'] : warehouse === GUILD ? ['bell', 'key'] : []}
            width={96}
            height={150}
          />
        ))}
      </Piece>
      <Piece name="largest">
        <WarehouseFront warehouse={PUB} width={150} height={210} pawns={['basket']} />
        <WarehouseFront warehouse={IMAGINARIUM} width={200} height={260} pawns={['bell', 'awning']} />
      </Piece>
      <Piece name="warehouse row">
        <div style={{ width: '9.6rem' }}>
          <WarehouseRow warehouse={QUARRY} />
        </div>
        <Pressable state="lit" label="Pub" onPress={nothing} className="wide-piece">
          <WarehouseRow warehouse={PUB} pawns={['key']} />
        </Pressable>
      </Piece>
      <Piece name="pawn">
        <Pawn mark="awning" />
        <Pawn mark="bell" />
        <Pawn mark="key" />
        <Pawn mark="basket" />
        <Pawn mark="lamp" size={44} />
      </Piece>
      <Piece name="recipe line">
        <RecipeLine recipe={SUSHI_SHOP.recipe} label="1 fish becomes livestock, wood and stone" />
        <RecipeLine recipe={WORKSHOP.recipe} crateSize={28} />
      </Piece>
    </Group>
  );
}
