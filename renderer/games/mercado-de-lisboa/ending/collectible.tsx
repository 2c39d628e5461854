import { goods } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { Stall } from '../../../design/index.ts';
import type { Collectible } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';

/** The stands of a good; null for an unknown one. */
export function collectible(id: string, words: Words): Collectible | null {
  const good = goods.find((each) => each === id);
  if (good === undefined) return null;
  return {
    title: words.say('favourites'),
    isNamed: false,
    name: words.stand(good),
    picture: <Stall good={good} size={96} />,
  };
}
