import { buildings, isBuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { WarehouseFront } from '../../../design/index.ts';
import type { Collectible } from '../../../table/board/game-ui.ts';
import type { Words } from '../words.ts';

/** A building; null for an unknown one. */
export function collectible(id: string, words: Words): Collectible | null {
  if (!isBuildingId(id)) return null;
  const { symbols, action, points } = buildings[id];
  const name = words.building(id);
  return {
    title: words.say('favourites'),
    isNamed: true,
    name,
    picture: (
      <WarehouseFront
        warehouse={{ id, name, symbols, recipe: words.recipe(action), points }}
        width={112}
        height={136}
      />
    ),
  };
}
