import type { ReactNode } from 'react';
import type { EmporiumAward } from '../../../../shared/games/emporium/awards.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { item } from '../../../../shared/games/emporium/items/index.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { ClassSign, Coin, GearSign, ItemBack, MonsterSign } from '../../../design/index.ts';

/** The picture of an award, made of the game's pieces. */
export function awardPicture(award: EmporiumAward): ReactNode {
  switch (award.type) {
    case 'strongest':
      return <MonsterSign monsterType={monsters[award.monster].monsterType} size={60} />;
    case 'sale':
      return <GearSign slot={item(award.item).slot} size={56} />;
    case 'profit':
    case 'seller':
      return <Coin amount={award.gold} size={60} />;
    case 'unsold':
      return <ItemBack tier="leather" width={44} height={60} />;
    case 'banished':
      return award.heroes
        .slice(0, 1)
        .map((hero) => <ClassSign key={hero} heroClass={heroes[hero].heroClass} size={56} />);
  }
}
