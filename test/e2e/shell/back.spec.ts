// The Back button of a phone closes only the topmost sheet or screen.
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { GuestPage } from '../network/guest-page.ts';
import { HostPage } from '../network/host-page.ts';
import { openedTable } from '../opened-table.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('closes sheets and screens one by one, and last the page', { tag: '@everyday' }, async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, ['Ana', 'Bruno'], readyMade, 'there and back');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice' });
  await laptop.openShutterByPressing();
  const { dialog } = laptop;
  const backToBoard = async () => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(laptop.counter).toBeVisible();
  };
  const choose = async (...names: readonly string[]) => {
    for (const name of names) await laptop.press(laptop.button(laptop.say(name)).last());
    await expect(dialog).toHaveCount(1);
  };
  await choose('tools.menu');
  await backToBoard();
  await choose('tools.menu', 'settings.title');
  await backToBoard();
  // the full rules are under those on one page
  await choose('rules.title', 'rules:onOnePage');
  await page.goBack();
  await expect(laptop.button(laptop.say('rules:onOnePage'))).toBeVisible();
  await backToBoard();
  // sheets closed by their cross leave no history entries
  await choose('rules.title');
  await laptop.closeDialog();
  // a page reloaded with an open sheet is at its table, and Back leads to the home screen
  await choose('tools.menu');
  await page.reload();
  await expect(laptop.handle).toBeVisible();
  await page.goBack();
  const front = page.getByRole('button', { name: laptop.say('games.harbour') }).first();
  await expect(front).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await front.click();
  await laptop.press(laptop.button(laptop.say('street:sitDown')));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(laptop.button(laptop.say('street:sitDown'))).toBeVisible();
  await page.goBack();
  await expect(laptop.button(laptop.say('street:sitDown'))).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('leads a guest from a sheet to the match, and from there to the join screen', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno']);
  const joinDetails = await hostPage.hostFor('Bruno');
  const guest = await GuestPage.seated(browser, joinDetails, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const bruno = guest.laptop;
  await bruno.press(bruno.button(bruno.say('tools.menu')));
  await expect(bruno.dialog).toBeVisible();
  await guest.page.goBack();
  await expect(bruno.dialog).toHaveCount(0);
  await expect(bruno.counter).toBeVisible();
  await guest.page.goBack();
  await bruno.press(guest.page.locator('.door-card .button'));
  await expect(bruno.counter).toBeVisible();
  expect(guest.broken).toEqual([]);
  await guest.close();
});
