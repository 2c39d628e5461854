import { Coin, Crate, DebtToken, Icon, MarketCard, MiniFront, Rosette } from '../../../design/index.ts';
import type { Glossary } from '../../../table/terms/glossary.ts';

/** The terms of Brick & Mortar that open their explanation in the text. */
export const glossary: Glossary = {
  demand: {
    rule: 'advertisement',
    picture: () => (
      <MarketCard goods={[{ kind: 'food', count: 3 }]} face="demand" width={46} height={60} pile={false} />
    ),
  },
  supply: {
    rule: 'advertisement',
    picture: () => (
      <MarketCard goods={[{ kind: 'food', count: 3 }]} face="supply" width={46} height={60} pile={false} />
    ),
  },
  shelf: {
    rule: 'inventory',
    picture: () => (
      <>
        <Crate kind="food" size={28} />
        <Icon name="inventory" size={34} />
      </>
    ),
  },
  debt: {
    rule: 'debt',
    picture: () => (
      <>
        <Coin amount={2} size={32} />
        <DebtToken size={34} />
      </>
    ),
  },
  utilities: { rule: 'utilities', picture: () => <Icon name="utilities" size={40} /> },
  slot: {
    rule: 'prices',
    picture: () => (
      <>
        <MiniFront id="bakery" kinds={['food']} />
        <Icon name="shutter" size={34} />
      </>
    ),
  },
  points: { rule: 'turn-order', picture: () => <Rosette points={10} size={40} /> },
};
