// The largest state of each region of every board is not cut off, covered or out of reach. The report pictures each
// fault.
import { expect, test } from '@playwright/test';
import { type GameId, games } from '../../../shared/games/index.ts';
import { faultsOfPosition } from '../layout-check/laid.ts';
import { looksOfRegion, nameOfLook } from '../layout-check/looks.ts';
import { largestRegions } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

for (const id of Object.keys(games).filter((each): each is GameId => each in games)) {
  test(`the largest regions of ${id} fit`, { tag: '@night' }, async ({ page }) => {
    const host = await StandInHost.of(page);
    const found: string[] = [];
    for (const [turn, position] of largestRegions(id, games[id].seats.max).entries()) {
      const faults = await faultsOfPosition(
        page,
        host,
        position,
        looksOfRegion(turn).filter((_, row) => row === turn % 3),
        async (look, state, faults) => {
          if (faults.length > 0) {
            const name = `${position.name}${state} ${nameOfLook(look)}`;
            await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
          }
          return [];
        },
      );
      found.push(...faults);
    }
    expect(found).toEqual([]);
  });
}
