import { ProductCard, PushPawn, Rosette, StreetDie } from '../../design/index.ts';
import type { TilePictures } from '../listed-game.ts';

/** Three pictures of the game, made of its pieces. */
export const pictures: TilePictures = [
  <>
    <ProductCard product={{ type: 'home', group: 'stock', value: 5 }} width={44} height={62} />
    <ProductCard product={{ type: 'leisure', group: 'delivery', value: 5 }} width={44} height={62} />
  </>,
  <>
    <PushPawn mark="bell" value={3} size={44} />
    <Rosette points={54} size={40} />
  </>,
  <>
    <StreetDie face="bell" size={38} />
    <StreetDie face="key" size={38} />
  </>,
];
