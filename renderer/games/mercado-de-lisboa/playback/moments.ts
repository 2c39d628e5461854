import { type MercadoAward, mercadoAwards } from '../../../../shared/games/mercado-de-lisboa/awards.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { MatchMoment, MomentWords } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/moment-figures.ts';
import { awardPicture } from '../ending/award-picture.tsx';
import { roundWords } from '../words/result-words.ts';
import type { Words } from '../words.ts';

/** The game's memorable moments as text. `alone`: a solo game, without comparisons. */
export function momentsOf(played: readonly MercadoEvent[], alone: boolean, words: Words): readonly MatchMoment[] {
  return mercadoAwards(played).map((award) => awardWords(award, words, alone));
}

/** An award as text, with its picture. */
export function awardWords(award: MercadoAward, words: Words, alone: boolean): MatchMoment {
  return { ...wordedAward(award, alone, words), picture: awardPicture(award) };
}

function wordedAward(award: MercadoAward, alone: boolean, words: Words): MomentWords {
  const name = words.name(award.seat);
  const when = 'round' in award ? roundWords(words, award.round, alone) : '';
  switch (award.type) {
    case 'stand':
      return momentOf(words.log, 'stand', {
        when,
        name,
        stand: words.stand(award.good),
        space: words.space(award.space),
        coins: words.coins(award.coins),
      });
    case 'customers': {
      const { customers, coins, others } = award;
      const facts = {
        when,
        name,
        customers: words.customers(customers),
        coins: words.coins(coins),
        others: words.coins(others),
      };
      return momentOf(words.log, alone || others === 0 ? 'customers' : 'customers-shared', facts, 'customers');
    }
    case 'generous':
      return momentOf(words.log, 'generous', { name, coins: words.coins(award.coins) });
    case 'dearest':
      return momentOf(words.log, 'dearest', {
        when,
        name,
        stand: words.stand(award.good),
        coins: words.coins(award.coins),
      });
    case 'restaurants': {
      const facts = { name, count: award.count };
      return momentOf(words.log, alone ? 'restaurants-alone' : 'restaurants', facts, 'restaurants');
    }
  }
}
