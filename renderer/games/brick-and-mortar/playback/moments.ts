import { type BrickAward, brickAwards } from '../../../../shared/games/brick-and-mortar/awards.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { MatchMoment, MomentWords } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/moment-figures.ts';
import { awardPicture } from '../ending/award-picture.tsx';
import type { Words } from '../words.ts';

/** The year's memorable moments as text. */
export function momentsOf(view: BrickView, scores: readonly number[], words: Words): readonly MatchMoment[] {
  return brickAwards(view, scores).map((award) => awardWords(award, words));
}

/** An award as text, with its picture. */
export function awardWords(award: BrickAward, words: Words): MatchMoment {
  return { ...wordedAward(award, words), picture: awardPicture(award) };
}

function wordedAward(award: BrickAward, words: Words): MomentWords {
  const name = words.name(award.seat);
  switch (award.type) {
    case 'best-month':
      return momentOf(words.say, 'best-month', {
        month: words.month(award.month),
        name,
        points: words.points(award.points),
      });
    case 'richest':
      return momentOf(words.say, 'richest', { month: words.month(award.month), name, money: words.money(award.money) });
    case 'debt': {
      const { tokens, behind } = award;
      const facts = { name, tokens: words.say('tokens', { count: tokens }), points: words.points(behind) };
      return momentOf(words.say, behind > 0 ? 'debt-behind' : 'debt', facts, 'debt');
    }
  }
}
