// Tooltips of every game at every scale of its board: none covers its anchor or leaves the window, and a click reaches
// the piece under the pointer.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { playedGames } from '../games/index.ts';
import { inPage, layoutFaultsOn } from '../layout-check/bundled-looking.ts';
import type { Tooltips } from '../layout-check/looking/tags.ts';
import { boardSizes } from '../layout-check/looks.ts';
import { type Position, positionsOf } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';
import { say } from '../words.ts';

/** The number of seats that fills a board; the language with the longest words is used. */
const seats = 4;

/** Hovers a piece and clicks once its tooltip is open and the page at rest; returns the name of the piece that received the click. */
async function pieceClicked(page: Page, { piece, x, y }: NonNullable<Tooltips['lit']>): Promise<string> {
  await page.mouse.move(x, y);
  await page.locator(`main .tagged:has([data-piece="${piece}"]) > [role="tooltip"]`).first().waitFor();
  await inPage(page, 'dressed', 'fr', '1');
  await page.evaluate(() => delete document.body.dataset.pressed);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('body[data-pressed]').waitFor();
  await page.mouse.move(0, 0);
  return page.evaluate(() => document.body.dataset.pressed ?? '');
}

/** Checks each position at every `every`th size, the next position at the next ones. */
async function check(
  page: Page,
  host: StandInHost,
  all: readonly Position[],
  sizes: readonly { readonly width: number; readonly height: number }[],
  every: number,
): Promise<void> {
  const found: string[] = [];
  let opened = 0;
  for (const [index, { name, message }] of all.entries()) {
    for (const size of sizes.filter((_, at) => at % every === index % every)) {
      const at = `${name}, ${size.width}×${size.height}`;
      await host.show(message, { ...size, language: 'fr', textSize: 100, theme: 'light' });
      await inPage(page, 'dressed', 'fr', '1');
      await inPage(page, 'recordPresses');
      const { opened: here, faults, lit } = await inPage<Tooltips>(page, 'tooltips');
      opened += here;
      found.push(...faults.map((fault) => `${at}: ${fault}`));
      if (lit === null) continue;
      const pressed = await pieceClicked(page, lit);
      if (pressed !== lit.piece) found.push(`${at}: a click on ${lit.piece} lands on "${pressed}"`);
    }
  }
  expect(found).toEqual([]);
  expect(opened).toBeGreaterThan((all.length * sizes.length) / every);
}

for (const { id } of Object.values(playedGames)) {
  test(`tooltips of ${id} stay clear of their pieces at every size`, async ({ page }) => {
    const asked = positionsOf(id, seats).filter(({ message }) => message.legal.length > 0);
    const some = asked.filter((_, index) => index % 2 === 0);
    await check(page, await StandInHost.of(page), some, boardSizes, boardSizes.length);
  });
}

test('tooltips of sealed prices stay clear of them on a laptop', { tag: '@everyday' }, async ({ page }) => {
  const priced = positionsOf('emporium', 2).filter(({ name }) => name.includes('choose'));
  const laptops = boardSizes.filter(({ width }) => width === 1366 || width === 1440);
  await check(page, await StandInHost.of(page), priced.slice(0, 1), laptops, 1);
});

test('sheets and cards over a board stay in the window at every size', async ({ page }) => {
  const host = await StandInHost.of(page);
  const [position] = positionsOf('brick-and-mortar', 2).filter(({ name }) => name.includes('choose-starting-store'));
  if (position === undefined) throw new Error('nobody chooses a starting store');
  for (const size of boardSizes) {
    await page.setViewportSize(size);
    await host.open(position.message, { language: 'fr' });
    const isInside = async (over: Locator): Promise<void> => {
      const box = await over.boundingBox();
      if (box === null) throw new Error('it is not open');
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    };
    await page.locator('.prompt-hint .term').click();
    await isInside(page.locator('.term-card'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('tools.menu', {}, 'fr') }).click();
    await isInside(page.locator('dialog[open]'));
    expect(await layoutFaultsOn(page)).toEqual([]);
  }
});
