import { GroupSign, Icon, ProductCard, PushPawn, Rosette } from '../../../design/index.ts';
import type { Glossary } from '../../../table/terms/glossary.ts';

/** The game terms whose meaning opens from the text. */
export const glossary: Glossary = {
  group: {
    rule: 'the-cards',
    picture: () => (
      <>
        <GroupSign group="stock" type="home" size={32} />
        <GroupSign group="staff" type="home" size={32} />
        <GroupSign group="decoration" type="home" size={32} />
        <GroupSign group="delivery" type="home" size={32} />
      </>
    ),
  },
  pawn: { rule: 'the-cards', picture: () => <PushPawn mark="bell" value={3} size={50} /> },
  display: {
    rule: 'trade',
    picture: () => (
      <>
        <ProductCard product={{ type: 'home', group: 'stock', value: 5 }} width={40} height={58} />
        <ProductCard product={{ type: 'leisure', group: 'delivery', value: 4 }} width={40} height={58} />
      </>
    ),
  },
  improve: {
    rule: 'improve-a-shop',
    picture: () => (
      <>
        <ProductCard product={{ type: 'tech', group: 'decoration', value: 3 }} width={40} height={58} />
        <Icon name="plus" size={22} />
        <PushPawn mark="bell" value={2} size={44} />
      </>
    ),
  },
  'side-by-side': { rule: 'scoring', picture: () => <Rosette points={20} size={44} /> },
};
