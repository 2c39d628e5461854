import type { ReactNode } from 'react';
import type { MercadoAward } from '../../../../shared/games/mercado-de-lisboa/awards.ts';
import { Coin, CustomerCard, Parasol, Stall } from '../../../design/index.ts';

/** The picture of an award, made of the game's pieces. */
export function awardPicture(award: MercadoAward): ReactNode {
  switch (award.type) {
    case 'stand':
    case 'dearest':
      return <Stall good={award.good} size={64} />;
    case 'customers':
      return <CustomerCard count={2} wants={['flower', 'grape']} width={72} height={56} />;
    case 'generous':
      return <Coin amount={award.coins} size={60} />;
    case 'restaurants':
      return <Parasol improves={['fish', 'grape']} open size={64} />;
  }
}
