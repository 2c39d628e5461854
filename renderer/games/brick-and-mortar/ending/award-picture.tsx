import type { ReactNode } from 'react';
import type { BrickAward } from '../../../../shared/games/brick-and-mortar/awards.ts';
import { Coin, DebtToken, Rosette } from '../../../design/index.ts';

/** The picture of an award, made of the game's pieces. */
export function awardPicture(award: BrickAward): ReactNode {
  switch (award.type) {
    case 'best-month':
      return <Rosette points={award.points} size={60} />;
    case 'richest':
      return <Coin amount={award.money} size={60} />;
    case 'debt':
      return <DebtToken size={56} />;
  }
}
