import { Coin, Crate, Icon, Pawn } from '../../design/index.ts';
import type { TilePictures } from '../listed-game.ts';

/** Three pictures of the game, made of its pieces. */
export const pictures: TilePictures = [
  <>
    <Pawn mark="bell" size={34} />
    <Crate kind="fish" size={26} />
    <Crate kind="wood" size={26} />
  </>,
  <>
    <Crate kind="stone" size={30} />
    <Icon name="arrow" size={20} />
    <Coin amount={5} size={36} />
  </>,
  <>
    <Coin amount={7} size={32} />
    <Icon name="arrow" size={20} />
    <Icon name="warehouse" size={38} />
  </>,
];
