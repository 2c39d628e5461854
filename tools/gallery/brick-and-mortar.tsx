import { useState } from 'react';
import {
  CardBack,
  CardPile,
  DebtToken,
  Dial,
  Dock,
  EmptyLot,
  Kerb,
  MarketCard,
  MiniFront,
  type Shop,
  Shopfront,
  Terrace,
} from '../../renderer/design/index.ts';
import { Piece, States } from './piece.tsx';

const TRADER: Shop = {
  id: 'trader',
  name: 'Exporter',
  stocks: [
    { kind: 'food', capacity: 4, shelves: [3, 1] },
    { kind: 'clothing', capacity: 4, shelves: [0, 2] },
  ],
  points: 2,
  utilities: '$3',
  rent: '$0',
  effect: { icon: 'sale', parts: [{ icon: 'alike', count: 3 }, { icon: 'arrow' }, { points: 1 }], lit: true },
};
const DEPARTMENT_STORE: Shop = {
  id: 'department store',
  name: 'Grand Department Store',
  stocks: [
    { kind: 'food', capacity: 3, shelves: [1, 1, 1] },
    { kind: 'electronics', capacity: 2, shelves: [0, 0, 1] },
    { kind: 'art', capacity: 1, shelves: [1, 0, 0] },
  ],
  boxes: [{ kind: 'electronics', count: 3 }],
  points: 5,
  cost: '$14',
  utilities: '$4',
};
const OFFICE: Shop = { id: 'office', name: 'Realty Office', stocks: [], emblem: 'home', points: 4, cost: '$9' };

/** Shops, docks and cards. */
export function BrickAndMortar() {
  return (
    <>
      <States of={() => <Shopfront shop={TRADER} short width={104} height={130} />} />
      <Piece name="shops, one closed">
        <Shopfront shop={DEPARTMENT_STORE} width={190} height={220} />
        <Shopfront shop={OFFICE} />
        <Shopfront shop={TRADER} closed="CLOSED" />
      </Piece>
      <Piece name="in short">
        <Shopfront shop={OFFICE} short width={96} />
        <MiniFront id="trader" kinds={['food', 'clothing']} />
        <MiniFront id="office" kinds={[]} width={48} height={44} />
      </Piece>
      <Piece name="crates to press">
        <PressedCrates />
      </Piece>
      <Piece name="empty lots">
        <EmptyLot sign="To let" points="−1" />
        <EmptyLot sign="To let" width={44} height={124} />
        <EmptyLot width={30} height={118} />
      </Piece>
      <Piece name="docks">
        <Dock kind="electronics" name="Electronics" count={5} from="from $4" to="to $12" />
        <Dock kind="food" name="Food" count={17} from="from $1" to="to $6" done />
        <Dock kind="art" name="Art" count={0} from="à partir de $10" to="jusqu’à $24" width={130} />
      </Piece>
      <Piece name="cards">
        {(['supply', 'demand'] as const).map((face) => (
          <MarketCard
            key={face}
            face={face}
            goods={[
              { kind: 'food', count: 4 },
              { kind: 'jewelry', count: 2 },
            ]}
          />
        ))}
        <CardBack />
        {[5, 1, 0].map((count) => (
          <CardPile key={count} count={count} />
        ))}
      </Piece>
      <Piece name="dial and debt">
        <SampleDial />
        <DebtToken size={32} />
      </Piece>
      <Piece name="kerb">
        <Kerb
          target={35}
          targetText="end"
          markers={[
            { mark: 'key', points: 16 },
            { mark: 'awning', points: 24 },
            { mark: 'lamp', points: 24 },
          ]}
        />
      </Piece>
      <Piece name="terraces">
        <Terrace seed="Bruno" width={330} height={150} />
        <Terrace seed="Chidi" width={330} height={150} />
      </Piece>
    </>
  );
}

function PressedCrates() {
  const [chosen, setChosen] = useState('');
  return (
    <Shopfront
      shop={TRADER}
      label="Exporter"
      pressCrate={({ ghost, kind, shelf, place }) =>
        ghost
          ? undefined
          : {
              label: `${kind}, shelf ${shelf + 1}`,
              state: chosen === `${kind} ${place}` ? 'chosen' : 'lit',
              onPress: () => setChosen(`${kind} ${place}`),
            }
      }
    />
  );
}

function SampleDial() {
  const [price, setPrice] = useState(6);
  return (
    <Dial
      value={price}
      least={4}
      onChange={setPrice}
      label="Your bid"
      format={(value) => `$${value}`}
      lessLabel="One less"
      moreLabel="One more"
    />
  );
}
