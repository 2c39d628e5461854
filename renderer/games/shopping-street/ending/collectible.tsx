import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { TypeSign } from '../../../design/index.ts';
import type { Collectible } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';

/** The shops of a type; null for an unknown one. */
export function collectible(id: string, words: Words): Collectible | null {
  const type = shopTypes.find((each) => each === id);
  if (type === undefined) return null;
  return {
    title: words.say('favourites'),
    isNamed: false,
    name: words.typeInFull(type),
    picture: <TypeSign type={type} size={96} />,
  };
}
