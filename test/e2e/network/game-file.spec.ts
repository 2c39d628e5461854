// A game is saved as a file in one app, and opens in another by dropping it there.
import { readFile, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readyMade } from '../games/new-table.ts';
import { expect, startHost, test } from '../host.ts';
import { layPlayed } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';

/** Drags a file over the page. */
function drag(page: Page, type: 'dragover' | 'drop', name: string, content: string): Promise<void> {
  const work = ([type, name, content]: readonly string[]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content ?? ''], name ?? ''));
    window.dispatchEvent(new DragEvent(type ?? '', { dataTransfer, cancelable: true }));
  };
  return page.evaluate(work, [type, name, content]);
}

test('a running game without names opens elsewhere with the shutter down', async ({ browser, page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(['Zelda', 'Yannick'], readyMade);
  await laptop.openShutter();
  await laptop.press(laptop.button(say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: say('lobby:saveGame') }));
  await laptop.dialog.getByRole('radio', { name: say('travel:save.without') }).check();
  const saving = page.waitForEvent('download');
  await laptop.press(laptop.dialog.getByRole('button', { name: say('travel:save.save') }));
  const text = await readFile(await (await saving).path(), 'utf8');

  const other = await startHost();
  const screen = await Laptop.open(await browser.newPage(), other.address);
  const file = 'game.highstreet';
  await expect(async () => {
    await drag(screen.page, 'dragover', file, text);
    await expect(screen.page.getByText(say('travel:bring.drop'))).toBeVisible({ timeout: 100 });
  }).toPass();
  await drag(screen.page, 'drop', file, text.slice(0, -40));
  await expect(screen.dialog.getByRole('alert')).toContainText(say('refusals:transfer-damaged'));
  await drag(screen.page, 'drop', file, text);
  await expect(screen.dialog).toContainText(say('travel:look.shutter'));
  await expect(screen.dialog).not.toContainText('Zelda');
  await screen.press(screen.dialog.getByRole('button', { name: say('travel:look.open.game') }));
  await expect(screen.handle).toBeVisible();
  expect(screen.wire.table).toMatchObject({ inHand: null, own: [0, 1] });
  await other.kill();
  await rm(other.dataFolder, { recursive: true, force: true });
});

test('a whole house goes into a file, and comes back at another computer once only', async ({
  browser,
  page,
  host,
}) => {
  for (const seed of ['one', 'two']) layPlayed(host.dataFolder, ['Zelda', 'Yannick'], { seed, laid: readyMade });
  const laptop = await Laptop.open(page, host.address);
  await laptop.press(laptop.button(say('book:title')));
  await laptop.press(laptop.button(say('book:backup')));
  const saving = page.waitForEvent('download');
  await laptop.press(laptop.dialog.getByRole('button', { name: say('backup:save') }));
  const saved = await saving;
  const text = await readFile(await saved.path(), 'utf8');
  await expect(laptop.dialog.getByRole('status')).toContainText(say('backup:saved', { count: 2 }));

  const other = await startHost();
  const screen = await Laptop.open(await browser.newPage(), other.address);
  for (const _ of [1, 2]) {
    await expect(async () => {
      await drag(screen.page, 'drop', saved.suggestedFilename(), text);
      await expect(screen.dialog).toContainText(say('backup:bringTitle'), { timeout: 500 });
    }).toPass();
    await screen.press(
      screen.dialog.getByRole('button', { name: say('backup:bringFile', { name: saved.suggestedFilename() }) }),
    );
    await expect(screen.dialog.getByRole('status')).toContainText(say('backup:brought', { count: 2 }));
    await expect.poll(() => screen.wire.heard.findLast((each) => each.type === 'library')?.library.length).toBe(2);
    await screen.page.keyboard.press('Escape');
  }
  await other.kill();
  await rm(other.dataFolder, { recursive: true, force: true });
});
