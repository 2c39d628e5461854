import type { HarbourAward } from '../../../../shared/games/harbour/awards.ts';
import { Boat, Coin, Icon, Pawn } from '../../../design/index.ts';
import { type MatchMoment, momentOf } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** An award as text, with a picture of the game's pieces. `alone`: a solo game, without comparisons. */
export function awardWords(award: HarbourAward, words: Words, alone: boolean): MatchMoment {
  const name = 'seat' in award ? words.name(award.seat) : '';
  const money = 'money' in award ? words.money(award.money) : '';
  switch (award.type) {
    case 'dearest': {
      const facts = { round: award.round, name, building: words.the(award.building), money };
      return momentOf(words.log, 'dearest', facts, <Icon name="warehouse" size={56} />);
    }
    case 'shipment': {
      const boat = <Boat seed="award" cargo={['fish', 'wood', 'stone']} width={68} />;
      return momentOf(words.log, 'shipment', { round: award.round, name, money }, boat);
    }
    case 'busiest': {
      const pawns = (
        <>
          <Pawn mark="bell" size={34} />
          <Pawn mark="key" size={34} />
        </>
      );
      return momentOf(words.log, 'busiest', { building: words.the(award.building), count: award.count }, pawns);
    }
    case 'tolls':
      return momentOf(words.log, 'tolls', { name, count: award.count }, <Icon name="top-hat" size={52} />);
    case 'change': {
      const coin = <Coin amount={award.money} size={56} />;
      return momentOf(words.log, alone ? 'change-alone' : 'change', { name, money }, coin, 'change');
    }
  }
}
