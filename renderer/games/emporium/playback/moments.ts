import { type EmporiumAward, emporiumAwards } from '../../../../shared/games/emporium/awards.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { MatchMoment, MomentWords } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/moment-figures.ts';
import { awardPicture } from '../ending/award-picture.tsx';
import type { Words } from '../words.ts';

/** More heroes than these are not named. */
const mostNamed = 3;

/** What was worth telling of the match, in words. */
export function momentsOf(played: readonly EmporiumEvent[], words: Words): readonly MatchMoment[] {
  return emporiumAwards(played).map((award) => awardWords(award, words));
}

/** An award in words, with its picture. */
export function awardWords(award: EmporiumAward, words: Words): MatchMoment {
  return { ...wordedAward(award, words), picture: awardPicture(award) };
}

function wordedAward(award: EmporiumAward, words: Words): MomentWords {
  const name = 'seat' in award ? words.name(award.seat) : '';
  switch (award.type) {
    case 'strongest': {
      const { round, hero, monster, strength, needed } = award;
      const facts = { round, name, hero: words.hero(hero), monster: words.monster(monster), strength, needed };
      return momentOf(words.log, 'strongest', facts);
    }
    case 'profit':
      return momentOf(words.log, 'profit', { round: award.round, name, bid: award.bid, gold: words.gold(award.gold) });
    case 'sale': {
      const { round, item, gold } = award;
      return momentOf(words.log, 'sale', { round, name, item: words.item(item), gold: words.gold(gold) });
    }
    case 'seller':
      return momentOf(words.log, 'seller', { name, gold: words.gold(award.gold) });
    case 'unsold':
      return momentOf(words.log, 'unsold', { name, count: award.count });
    case 'banished': {
      const count = award.heroes.length;
      if (count > mostNamed) return momentOf(words.log, 'banished-many', { count }, 'banished');
      return momentOf(words.log, 'banished', { count, heroes: words.list(award.heroes.map(words.hero)) });
    }
  }
}
