// A game is saved as a file in one app, and opens in another by dropping it there.
import { readFile, rm } from 'node:fs/promises';
import { readyMade } from '../games/new-table.ts';
import { expect, startHost, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';

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
  const drag = (type: 'dragover' | 'drop', content: string) => {
    const work = (given: readonly [type: string, content: string]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([given[1]], 'game.highstreet'));
      window.dispatchEvent(new DragEvent(given[0], { dataTransfer, cancelable: true }));
    };
    return screen.page.evaluate(work, [type, content] as const);
  };
  await expect(async () => {
    await drag('dragover', text);
    await expect(screen.page.getByText(say('travel:bring.drop'))).toBeVisible({ timeout: 100 });
  }).toPass();
  await drag('drop', text.slice(0, -40));
  await expect(screen.dialog.getByRole('alert')).toContainText(say('refusals:transfer-damaged'));
  await drag('drop', text);
  await expect(screen.dialog).toContainText(say('travel:look.shutter'));
  await expect(screen.dialog).not.toContainText('Zelda');
  await screen.press(screen.dialog.getByRole('button', { name: say('travel:look.open.game') }));
  await expect(screen.handle).toBeVisible();
  expect(screen.wire.table).toMatchObject({ inHand: null, own: [0, 1] });
  await other.kill();
  await rm(other.dataFolder, { recursive: true, force: true });
});
