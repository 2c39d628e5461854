import { Coin, Crate, Envelope, Icon, MarketCard } from '../../design/index.ts';
import type { TilePictures } from '../listed-game.ts';

/** Three pictures of the game, made of its pieces. */
export const pictures: TilePictures = [
  <>
    <MarketCard goods={[{ kind: 'food', count: 3 }]} face="supply" width={46} height={60} pile={false} />
    <MarketCard goods={[]} face="demand" width={46} height={60} pile={false} />
  </>,
  <>
    <Envelope mark="bell" sealed width={38} />
    <Envelope mark="key" sealed width={38} />
  </>,
  <>
    <Crate kind="jewelry" size={30} />
    <Icon name="arrow" size={20} />
    <Coin amount={18} size={36} />
  </>,
];
