import type { EmporiumAward } from '../../../../shared/games/emporium/awards.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { ClassSign, Coin, GearSign, ItemBack, MonsterSign } from '../../../design/index.ts';
import { type MatchMoment, momentOf } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** More heroes than these are not named. */
const mostNamed = 3;

/** An award as text, with a picture of the game's pieces. */
export function awardWords(award: EmporiumAward, words: Words): MatchMoment {
  const name = 'seat' in award ? words.name(award.seat) : '';
  switch (award.type) {
    case 'strongest': {
      const { round, hero, monster, strength, needed } = award;
      const facts = { round, name, hero: words.hero(hero), monster: words.monster(monster), strength, needed };
      const sign = <MonsterSign monsterType={monsters[monster].monsterType} size={60} />;
      return momentOf(words.log, 'strongest', facts, sign);
    }
    case 'profit': {
      const facts = { round: award.round, name, bid: award.bid, gold: words.gold(award.gold) };
      return momentOf(words.log, 'profit', facts, <Coin amount={award.gold} size={60} />);
    }
    case 'sale': {
      const facts = { round: award.round, name, item: words.item(award.item), gold: words.gold(award.gold) };
      return momentOf(words.log, 'sale', facts, <GearSign slot={item(award.item).slot} size={56} />);
    }
    case 'seller':
      return momentOf(
        words.log,
        'seller',
        { name, gold: words.gold(award.gold) },
        <Coin amount={award.gold} size={60} />,
      );
    case 'unsold':
      return momentOf(
        words.log,
        'unsold',
        { name, count: award.count },
        <ItemBack tier="leather" width={44} height={60} />,
      );
    case 'banished': {
      const [hero] = award.heroes;
      const sign = hero !== undefined && <ClassSign heroClass={heroes[hero].heroClass} size={56} />;
      const count = award.heroes.length;
      if (count > mostNamed) return momentOf(words.log, 'banished-many', { count }, sign, 'banished');
      return momentOf(words.log, 'banished', { count, heroes: words.list(award.heroes.map(words.hero)) }, sign);
    }
  }
}
