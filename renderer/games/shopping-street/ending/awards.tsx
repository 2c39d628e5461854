import type { ShoppingStreetAward } from '../../../../shared/games/shopping-street/awards.ts';
import { Icon, ProductBack, Rosette, StreetDie, ThiefCard, TypeSign } from '../../../design/index.ts';
import { type MatchMoment, momentOf } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** An award as text, with a picture of the game's pieces. */
export function awardWords(award: ShoppingStreetAward, words: Words): MatchMoment {
  const name = words.name(award.seat);
  switch (award.type) {
    case 'finest': {
      const { round, space, shopType, worth } = award;
      const facts = { round, name, type: words.type(shopType), space: words.space(space), worth };
      return momentOf(words.log, 'finest', facts, <TypeSign type={shopType} size={60} />);
    }
    case 'row': {
      const { spaces, amount } = award;
      const named = words.list(spaces.map(words.space));
      const facts = { name, shops: spaces.length, spaces: named, points: words.points(amount) };
      return momentOf(words.log, 'row', facts, <Rosette points={amount} size={60} />);
    }
    case 'exchanges':
      return momentOf(words.log, 'exchanges', { name, number: award.number }, <Icon name="swap" size={52} />);
    case 'declined':
      return momentOf(words.log, 'declined', { name, number: award.number }, <ProductBack width={40} height={56} />);
    case 'dice': {
      const dice = (
        <>
          <StreetDie face="bell" size={34} />
          <StreetDie face="key" size={34} />
        </>
      );
      return momentOf(words.log, 'dice', { name, number: award.number }, dice);
    }
    case 'robbed': {
      const facts = { count: award.thieves, name, number: award.number };
      return momentOf(words.log, 'robbed', facts, <ThiefCard thief="night-burglar" width={44} height={66} />);
    }
  }
}
