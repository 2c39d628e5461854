import { drawFrom, type RandomWords, shuffle } from '../../engine/index.ts';
import type { Good } from './market.ts';
import { openTiles } from './tiles.ts';

/** Whether three tiles are all of the same good. */
export function areEqual(tiles: readonly Good[]): boolean {
  return tiles.length === openTiles && tiles.every((good) => good === tiles[0]);
}

/** Returns the tiles to the bag, shuffles it and draws as many. Ruling 10. */
export function drawAgain(bag: Good[], tiles: readonly Good[], random: RandomWords): Good[] {
  bag.push(...tiles);
  shuffle(random, bag);
  return drawFrom(bag, tiles.length);
}
