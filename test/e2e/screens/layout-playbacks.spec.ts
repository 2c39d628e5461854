// A playback fits the window at every window and text size: its sentence, its button and the reveals.
// So does the shutter that follows.
import { expect, test } from '@playwright/test';
import { campaign } from '../../harness/campaign.ts';
import { playedGames } from '../games/index.ts';
import { layoutFaultsOn } from '../layout-check/bundled-looking.ts';
import { dress } from '../layout-check/laid.ts';
import { lookOfStep, nameOfLook, showings } from '../layout-check/looks.ts';
import { endOf, fullestMoments } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';
import { barriersOn } from './barriers.ts';

const seats = 4;

for (const [place, { id }] of Object.values(playedGames).entries()) {
  /** A look in turn, another one for each game. */
  const lookAt = (step: number, showing: number) => lookOfStep(step + place, showing);

  test(`the playback of ${id} fits`, async ({ page }) => {
    const host = await StandInHost.of(page);
    const found: string[] = [];
    let steps = 0;
    for (const { name, before, after } of fullestMoments(id, seats, 1)) {
      // a playback has many steps, each at another look
      for (const showing of showings.slice(0, campaign(1, 1, showings.length))) {
        await host.open(before, { pace: 'step-by-step' });
        host.sendTable(after);
        const playback = page.locator('.playback');
        await playback.waitFor();
        while ((await playback.count()) > 0) {
          steps += 1;
          // another look for each move: between the parts of a step it would begin the step again
          const look = lookAt(Number(await playback.getAttribute('data-from')), showing);
          await dress(page, host, look);
          // revealed cards: a line of 13 px has letters of 11
          const lines = page.locator('.turned-over .lettering');
          const heights = await lines.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
          const small = heights.filter((height) => height < 13).map((height) => `a line of ${height} px`);
          for (const fault of [...(await layoutFaultsOn(page)), ...small])
            found.push(`${name}, ${nameOfLook(look)}: ${fault}`);
          await page.keyboard.press('ArrowRight');
        }
      }
    }
    expect(found).toEqual([]);
    expect(steps).toBeGreaterThan(1);
  });

  test(`the closing ceremony of ${id} fits, has no barriers, and leads to the book`, async ({ page }) => {
    const host = await StandInHost.of(page);
    const found: string[] = [];
    const { name, before, after } = endOf(id, seats);
    for (const showing of showings) {
      await host.open(before, { pace: 'step-by-step' });
      host.sendTable(after);
      await page.locator('.playback').waitFor();
      await page.keyboard.press('Escape');
      const closing = page.locator('.closing');
      await closing.waitFor();
      for (let step = 0; ; step++) {
        const look = lookAt(step, showing);
        await dress(page, host, look);
        const isLast = (await page.locator('.closing-first').count()) > 0;
        const faults = [...(await layoutFaultsOn(page)), ...(isLast ? await barriersOn(page) : [])];
        found.push(...faults.map((fault) => `${name}, ${nameOfLook(look)}: ${fault}`));
        await page.keyboard.press('ArrowRight');
        if (isLast) break;
      }
      await page.locator('.scoring-book').waitFor();
      expect(await closing.count()).toBe(0);
    }
    expect(found).toEqual([]);
  });
}
