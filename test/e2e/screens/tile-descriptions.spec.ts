// Hovering a game tile describes its game without covering another control or moving anything; so does a press.
import type { Locator, Page } from '@playwright/test';
import { playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { barriersOn } from './barriers.ts';
import { type Look, openInLook } from './screens-in-reach.ts';

const games = Object.keys(playedGames);
const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', width: 1440, height: 900, textSize: 100 },
  { language: 'es', theme: 'light', width: 1920, height: 1080, textSize: 100 },
];
/** A tile may be covered only above the cornice of its sign, at this fraction of its height. */
const storeys = 0.46;

function frontOf(laptop: Laptop, game: string): Locator {
  return laptop.page.getByRole('button', { name: new RegExp(`^${laptop.say(`games.${game}`)}`) }).first();
}

/** The boxes of all controls; of a tile, its sign and its window. */
async function pressables(page: Page, fronts: readonly Locator[]): Promise<readonly DOMRect[]> {
  const others = await page.locator('button:not(.piece), input').filter({ visible: true }).all();
  const rects = await Promise.all([...fronts, ...others].map((each) => each.boundingBox()));
  return rects.flatMap((rect, index) => {
    if (rect === null) return [];
    const above = index < fronts.length ? rect.height * storeys : 0;
    return [{ ...rect, y: rect.y + above, height: rect.height - above } as DOMRect];
  });
}

for (const look of looks) {
  test(`a hovered game tile shows its whole description: ${look.language}, ${look.width} px`, async ({
    browser,
    host,
  }) => {
    const laptop = await openInLook(browser, host.address, look);
    const { page } = laptop;
    const fronts = games.map((game) => frontOf(laptop, game));
    const tells = page.getByRole('tooltip');
    const before = await pressables(page, fronts);
    for (const [index, game] of games.entries()) {
      const front = fronts[index];
      if (front === undefined) throw new Error(`no front of ${game}`);
      await front.hover({ position: { x: 20, y: 250 } });
      await expect(tells).toContainText(laptop.say(`street:games.${game}.pitch`));
      await expect(tells).toContainText(laptop.say(`street:games.${game}.weight`));
      await expect(tells.getByRole('listitem')).toHaveCount(6);
      // nothing moves, and no other control is beneath
      expect(await pressables(page, fronts)).toEqual(before);
      const over = await tells.boundingBox();
      if (over === null) throw new Error('it is not in sight');
      for (const { x, y, width, height } of before) {
        const isCovered =
          x < over.x + over.width && over.x < x + width && y < over.y + over.height && over.y < y + height;
        expect(isCovered, `${game} covers what lies at ${x}, ${y}`).toBe(false);
      }
      expect(over.x).toBeGreaterThanOrEqual(0);
      expect(over.x + over.width).toBeLessThanOrEqual(look.width);
      const cut = await tells.evaluate(
        (paper) =>
          [paper, ...paper.querySelectorAll('p, li, span')].filter((each) => each.scrollWidth > each.clientWidth + 1)
            .length,
      );
      expect(cut).toBe(0);
    }
    expect(await barriersOn(page)).toEqual([]);
    await page.context().close();
  });
}

test('describes a tile on keyboard focus until Escape, and on a touch', async ({ browser, host }) => {
  const [look] = looks;
  if (look === undefined) throw new Error('nobody looks');
  const laptop = await openInLook(browser, host.address, look);
  const { page } = laptop;
  const tells = page.getByRole('tooltip');
  const pitch = laptop.say('street:games.harbour.pitch');
  const front = frontOf(laptop, 'harbour');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(front).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(tells).toContainText(pitch);
  await expect(front).toHaveAccessibleDescription(new RegExp(pitch));
  await page.keyboard.press('Escape');
  await expect(tells).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: laptop.say('games.harbour') })).toContainText(pitch);
  await expect(tells).toHaveCount(0);
  await page.context().close();
});
