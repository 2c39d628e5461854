// The app window as a guest at another host: through the relay of its main process, never by a socket of the page.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';
import { hostedElsewhere, hostPerson } from '../network/hosted-elsewhere.ts';
import { say, saying } from '../words.ts';

async function join(page: Page, link: string) {
  await page.getByRole('button', { name: say('network:join.byAddress') }).click();
  await page.getByRole('textbox', { name: say('network:join.address') }).fill(link);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Come in as Ben', exact: true }).click();
}

test('the window visits another host, plays, reconnects, and goes home', async ({ browser, dataFolder }) => {
  const elsewhere = await hostedElsewhere();
  const { person, address, link } = elsewhere;
  const app = await launch(browser, { dataFolder });
  const page = await app.firstWindow();
  await join(page, link);

  const sheet = page.getByRole('dialog', { name: 'Seats' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Take this seat' }).click();
  await expect.poll(() => person.latest()?.holdings[1]?.holder).toMatch(/^g/);
  const guest = person.latest()?.holdings[1]?.holder;
  expect(page.url()).toContain(address);
  expect(page.url()).not.toContain('join');

  await page.reload();
  await expect.poll(() => person.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: true });
  await expect(page).toHaveTitle(/Brick & Mortar/);
  const settings = await page.evaluate(() => document.documentElement.dataset.motion);
  expect(settings).toBe('brisk');

  await elsewhere.host.restart();
  await expect(page.getByRole('status').filter({ hasText: saying('connection.retry') })).toHaveCount(0);
  await expect(page).toHaveTitle(/Brick & Mortar/);
  const again = await hostPerson(elsewhere.host.address);
  await again.ask({ type: 'open-table', table: person.latest()?.table });
  await expect.poll(() => again.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: true });

  // nothing bypassed the relay
  expect(app.foreign).toEqual([]);
  await page.evaluate(() => window.highStreet?.away.ask('{"call":1,"type":"dial","address":"8.8.8.8:80"}'));
  await page.evaluate(() => window.highStreet?.away.ask('nonsense'));
  await expect(page).toHaveTitle(/Brick & Mortar/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Back to Kitchen' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to my own street' }).click();
  await expect(page.getByRole('button', { name: say('network:join.byAddress') })).toBeVisible();
  expect(page.url()).not.toContain(address);
  await expect.poll(() => again.latest()?.holdings[1]).toEqual({ holder: guest, owner: guest, present: false });

  person.hangUp();
  again.hangUp();
  await app.close();
  await elsewhere.host.kill();
  await rm(elsewhere.host.dataFolder, { recursive: true, force: true });
});
