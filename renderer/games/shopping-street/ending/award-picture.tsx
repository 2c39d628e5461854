import type { ReactNode } from 'react';
import type { ShoppingStreetAward } from '../../../../shared/games/shopping-street/awards.ts';
import { Icon, ProductBack, Rosette, StreetDie, ThiefCard, TypeSign } from '../../../design/index.ts';

/** The picture of an award, made of the game's pieces. */
export function awardPicture(award: ShoppingStreetAward): ReactNode {
  switch (award.type) {
    case 'finest':
      return <TypeSign type={award.shopType} size={60} />;
    case 'row':
      return <Rosette points={award.amount} size={60} />;
    case 'exchanges':
      return <Icon name="swap" size={52} />;
    case 'declined':
      return <ProductBack width={40} height={56} />;
    case 'dice':
      return (
        <>
          <StreetDie face="bell" size={34} />
          <StreetDie face="key" size={34} />
        </>
      );
    case 'robbed':
      return <ThiefCard thief="night-burglar" width={44} height={66} />;
  }
}
