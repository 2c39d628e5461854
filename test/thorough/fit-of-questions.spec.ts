// Every question of every game, at every number of players, laid in every size of window: nothing is cut, squeezed,
// covered or out of reach. Each has its looks of its own: `node main/launch/run.mjs test/e2e/fit/run.ts --all` lays them all.
// With neither the fewest nor the most players a question is laid in a wide window and on a phone, in two of the four sizes.
import { expect, test } from '@playwright/test';
import { type GameId, games } from '../../shared/games/index.ts';
import { misfitsOf } from '../e2e/fit/laid.ts';
import { looksOf } from '../e2e/fit/looks.ts';
import { positionsOf } from '../e2e/fit/positions.ts';
import { StandInHost } from '../e2e/fit/stand-in-host.ts';

const ids = Object.keys(games).filter((id): id is GameId => id in games);

for (const id of ids) {
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    test(`every question of ${id} with ${seats} fits`, async ({ page }) => {
      const host = await StandInHost.of(page);
      const found: string[] = [];
      for (const position of positionsOf(id, seats)) {
        const turn = position.name.length;
        const all = looksOf(position.name);
        const isBetween = seats > min && seats < max;
        const looks = isBetween ? all.filter((_, index) => index % 2 === turn % 2) : all;
        // a half-made choice is laid in one of the four sizes, which take turns
        const half = all.filter((_, index) => index === turn % all.length);
        for (const { position: asked, look, words } of await misfitsOf(page, host, position, looks, undefined, half))
          found.push(`${asked}, ${look}: ${words}`);
      }
      expect(found).toEqual([]);
    });
  }
}
