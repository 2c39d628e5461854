import { CardBack, CardPile } from '../brick-and-mortar/card-pile.tsx';
import { Dock } from '../brick-and-mortar/dock.tsx';
import { EmptyLot } from '../brick-and-mortar/empty-lot.tsx';
import { MarketCard } from '../brick-and-mortar/market-card.tsx';
import { MiniFront } from '../brick-and-mortar/mini-front.tsx';
import { Shopfront } from '../brick-and-mortar/shopfront.tsx';
import { Group, Piece } from './piece.tsx';
import { DEPARTMENT_STORE, DEPOT, JEWELLER, OFFICE, TRADER } from './samples.ts';

/** Shops, in full and in short. */
export function Shops() {
  return (
    <Group title="Shops">
      <Piece name="shopfront">
        <Shopfront shop={JEWELLER} label="Estate Seller" />
        <Shopfront shop={DEPARTMENT_STORE} width={190} height={220} />
        <Shopfront shop={OFFICE} />
      </Piece>
      <Piece name="closed">
        <Shopfront shop={TRADER} closed="CLOSED" />
      </Piece>
      <Piece name="in short">
        <Shopfront shop={TRADER} short />
        <Shopfront shop={DEPOT} short />
        <Shopfront shop={OFFICE} short width={96} />
      </Piece>
      <Piece name="mini front">
        <MiniFront id="jeweller" kinds={['jewelry']} width={48} height={44} />
        <MiniFront id="trader" kinds={['food', 'clothing']} />
        <MiniFront id="office" kinds={[]} />
      </Piece>
      <Piece name="empty lot">
        <EmptyLot sign="To let" points="−1" />
        <EmptyLot sign="To let" width={44} height={124} />
        <EmptyLot width={30} height={118} />
      </Piece>
    </Group>
  );
}

/** Docks and cards. */
export function Market() {
  return (
    <Group title="The market">
      <Piece name="dock">
        <Dock kind="electronics" name="Electronics" count={5} from="from $4" to="to $12" />
        <Dock kind="food" name="Food" count={17} from="from $1" to="to $6" done />
        <Dock kind="art" name="Art" count={0} from="à partir de $10" to="jusqu’à $24" width={130} />
      </Piece>
      <Piece name="market card">
        <MarketCard
          face="supply"
          goods={[
            { kind: 'food', count: 4 },
            { kind: 'electronics', count: 2 },
          ]}
        />
        <MarketCard
          face="demand"
          goods={[
            { kind: 'clothing', count: 3 },
            { kind: 'jewelry', count: 2 },
          ]}
        />
        <CardBack />
      </Piece>
      <Piece name="card pile">
        <CardPile count={5} />
        <CardPile count={1} />
        <CardPile count={0} />
      </Piece>
    </Group>
  );
}
