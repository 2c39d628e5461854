import type { ReactNode } from 'react';
import type { HarbourAward } from '../../../../shared/games/harbour/awards.ts';
import { Boat, Coin, Icon, Pawn } from '../../../design/index.ts';

/** The picture of an award, made of the game's pieces. */
export function awardPicture(award: HarbourAward): ReactNode {
  switch (award.type) {
    case 'dearest':
      return <Icon name="warehouse" size={56} />;
    case 'shipment':
      return <Boat seed="award" cargo={['fish', 'wood', 'stone']} width={68} />;
    case 'busiest':
      return (
        <>
          <Pawn mark="bell" size={34} />
          <Pawn mark="key" size={34} />
        </>
      );
    case 'tolls':
      return <Icon name="top-hat" size={52} />;
    case 'change':
      return <Coin amount={award.money} size={56} />;
  }
}
