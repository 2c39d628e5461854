import { Coin, Die, GearSign, Icon, MonsterSign } from '../../design/index.ts';
import type { TilePictures } from '../listed-game.ts';

/** Three pictures of the game, made of its pieces. */
export const pictures: TilePictures = [
  <>
    <GearSign slot="weapon" size={36} />
    <Die value={3} size={36} />
  </>,
  <>
    <MonsterSign monsterType="undead" size={42} />
    <Icon name="arrow" size={18} />
    <Coin amount={7} size={34} />
  </>,
  <>
    <MonsterSign monsterType="beast" size={30} />
    <MonsterSign monsterType="undead" size={30} />
    <MonsterSign monsterType="fiend" size={30} />
  </>,
];
