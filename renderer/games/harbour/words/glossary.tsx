import { Coin, Crate, Icon, Pawn } from '../../../design/index.ts';
import type { Glossary } from '../../../table/terms/glossary.ts';

/** Harbour's glossary: each term shows its meaning where it appears. */
export const glossary: Glossary = {
  toll: {
    rule: 'tolls',
    picture: () => (
      <>
        <Pawn mark="bell" size={30} />
        <Icon name="arrow" size={18} />
        <Crate kind="fish" size={28} />
      </>
    ),
  },
  'top-hat': { rule: 'symbols', picture: () => <Icon name="top-hat" size={40} /> },
  warehouse: { rule: 'symbols', picture: () => <Icon name="warehouse" size={40} /> },
  ship: {
    rule: 'buying',
    picture: () => (
      <>
        <Crate kind="wood" size={26} />
        <Crate kind="wood" size={26} />
        <Crate kind="wood" size={26} />
        <Icon name="arrow" size={18} />
        <Coin amount={3} size={30} />
      </>
    ),
  },
  market: {
    rule: 'the-market',
    picture: () => (
      <>
        <Coin amount={5} size={28} />
        <Coin amount={4} size={28} />
        <Coin amount={3} size={28} />
        <Coin amount={2} size={28} />
      </>
    ),
  },
  symbol: {
    rule: 'symbols',
    picture: () => (
      <>
        <Coin size={28} />
        <Icon name="anchor" size={28} />
        <Icon name="top-hat" size={28} />
        <Icon name="warehouse" size={28} />
      </>
    ),
  },
};
