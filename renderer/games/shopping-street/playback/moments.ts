import { type ShoppingStreetAward, shoppingStreetAwards } from '../../../../shared/games/shopping-street/awards.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { MatchMoment, MomentWords } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/moment-figures.ts';
import { awardPicture } from '../ending/award-picture.tsx';
import type { Words } from '../words.ts';

/** The match's memorable moments as text. */
export function momentsOf(played: readonly ShoppingStreetEvent[], words: Words): readonly MatchMoment[] {
  return shoppingStreetAwards(played).map((award) => awardWords(award, words));
}

/** An award as text, with its picture. */
export function awardWords(award: ShoppingStreetAward, words: Words): MatchMoment {
  return { ...wordedAward(award, words), picture: awardPicture(award) };
}

function wordedAward(award: ShoppingStreetAward, words: Words): MomentWords {
  const name = words.name(award.seat);
  switch (award.type) {
    case 'finest': {
      const { round, space, shopType, worth } = award;
      return momentOf(words.log, 'finest', {
        round,
        name,
        type: words.type(shopType),
        space: words.space(space),
        worth,
      });
    }
    case 'row':
      return momentOf(words.log, 'row', {
        name,
        shops: award.spaces.length,
        spaces: words.list(award.spaces.map(words.space)),
        points: words.points(award.amount),
      });
    case 'exchanges':
    case 'declined':
    case 'dice':
      return momentOf(words.log, award.type, { name, number: award.number });
    case 'robbed':
      return momentOf(words.log, 'robbed', { count: award.thieves, name, number: award.number });
  }
}
