import { Coin, CustomerCard, EntranceMark, Icon, Parasol, Stall } from '../../../design/index.ts';
import type { Glossary } from '../../../table/terms/glossary.ts';

/** The game terms that open an explanation when pressed. */
export const glossary: Glossary = {
  stand: { rule: 'open-a-stand', picture: () => <Stall good="flower" owner="bell" size={56} /> },
  restaurant: {
    rule: 'restaurants',
    picture: () => (
      <>
        <Parasol improves={['flower']} size={48} />
        <Stall good="flower" owner="bell" size={48} />
        <Coin amount={2} size={28} />
      </>
    ),
  },
  customers: {
    rule: 'customers',
    picture: () => <CustomerCard count={2} wants={['flower', 'grape']} width={74} height={56} />,
  },
  line: {
    rule: 'the-market',
    picture: () => (
      <>
        <EntranceMark width={40} height={34} />
        <Stall good="fish" owner="key" size={40} />
        <Stall good="flower" owner="bell" size={40} />
        <Icon name="arrow" size={18} />
      </>
    ),
  },
  pub: { rule: 'restaurants', picture: () => <Parasol improves={null} size={56} /> },
};
