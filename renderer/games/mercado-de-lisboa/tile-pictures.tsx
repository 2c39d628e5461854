import { Coin, CustomerCard, Icon, Stall } from '../../design/index.ts';
import type { TilePictures } from '../listed-game.ts';

/** Three pictures of the game, made of its pieces. */
export const pictures: TilePictures = [
  <Stall key="stall" good="flower" owner="bell" size={56} />,
  <CustomerCard key="customers" count={2} wants={['flower', 'grape']} width={74} height={56} />,
  <>
    <Stall good="fish" owner="key" size={44} />
    <Icon name="arrow" size={18} />
    <Coin amount={4} size={32} />
  </>,
];
