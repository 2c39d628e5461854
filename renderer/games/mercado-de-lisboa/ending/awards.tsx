import type { MercadoAward } from '../../../../shared/games/mercado-de-lisboa/awards.ts';
import { Coin, CustomerCard, Parasol, Stall } from '../../../design/index.ts';
import { type MatchMoment, momentOf } from '../../../table/index.ts';
import { roundWords } from '../words/result-words.ts';
import type { Words } from '../words.ts';

/** An award as text, with a picture of the game's pieces. `alone`: a solo game, without comparisons. */
export function awardWords(award: MercadoAward, words: Words, alone: boolean): MatchMoment {
  const name = words.name(award.seat);
  const when = 'round' in award ? roundWords(words, award.round, alone) : '';
  const coins = 'coins' in award ? words.coins(award.coins) : '';
  switch (award.type) {
    case 'stand': {
      const facts = { when, name, stand: words.stand(award.good), space: words.space(award.space), coins };
      return momentOf(words.log, 'stand', facts, <Stall good={award.good} size={64} />);
    }
    case 'dearest': {
      const facts = { when, name, stand: words.stand(award.good), coins };
      return momentOf(words.log, 'dearest', facts, <Stall good={award.good} size={64} />);
    }
    case 'customers': {
      const { customers, others } = award;
      const facts = { when, name, customers: words.customers(customers), coins, others: words.coins(others) };
      const card = <CustomerCard count={2} wants={['flower', 'grape']} width={72} height={56} />;
      return momentOf(words.log, alone || others === 0 ? 'customers' : 'customers-shared', facts, card, 'customers');
    }
    case 'generous':
      return momentOf(words.log, 'generous', { name, coins }, <Coin amount={award.coins} size={60} />);
    case 'restaurants': {
      const facts = { name, count: award.count };
      const parasol = <Parasol improves={['fish', 'grape']} open size={64} />;
      return momentOf(words.log, alone ? 'restaurants-alone' : 'restaurants', facts, parasol, 'restaurants');
    }
  }
}
