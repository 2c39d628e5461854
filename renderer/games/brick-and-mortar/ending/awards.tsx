import type { BrickAward } from '../../../../shared/games/brick-and-mortar/awards.ts';
import { Coin, DebtToken, Rosette } from '../../../design/index.ts';
import { type MatchMoment, momentOf } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** An award as text, with a picture of the game's pieces. */
export function awardWords(award: BrickAward, words: Words): MatchMoment {
  const name = words.name(award.seat);
  switch (award.type) {
    case 'best-month': {
      const facts = { month: words.month(award.month), name, points: words.points(award.points) };
      return momentOf(words.say, 'best-month', facts, <Rosette points={award.points} size={60} />);
    }
    case 'richest': {
      const facts = { month: words.month(award.month), name, money: words.money(award.money) };
      return momentOf(words.say, 'richest', facts, <Coin amount={award.money} size={60} />);
    }
    case 'debt': {
      const { tokens, behind } = award;
      const facts = { name, tokens: words.say('tokens', { count: tokens }), points: words.points(behind) };
      return momentOf(words.say, behind > 0 ? 'debt-behind' : 'debt', facts, <DebtToken size={56} />, 'debt');
    }
  }
}
