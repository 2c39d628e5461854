import { type RandomWords, shuffle } from '../../engine/index.ts';
import type { Good } from './market.ts';
import { openTiles } from './tiles.ts';

/** The next tiles of the bag, fewer where it holds fewer. Ruling 11. */
export function draw(bag: Good[], count: number): Good[] {
  return bag.splice(Math.max(0, bag.length - count)).reverse();
}

/** Are these three tiles of one good? */
export function areEqual(tiles: readonly Good[]): boolean {
  return tiles.length === openTiles && tiles.every((good) => good === tiles[0]);
}

/** Puts the tiles back into the bag, shakes it and draws as many. Ruling 10. */
export function drawAgain(bag: Good[], tiles: readonly Good[], random: RandomWords): Good[] {
  bag.push(...tiles);
  shuffle(random, bag);
  return draw(bag, tiles.length);
}
