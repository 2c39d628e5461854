import { rm } from 'node:fs/promises';
import { expect, startHeadless, test } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';
import { presentKey } from './server-key.ts';

/** Creates a table from the home screen with a seat for this device and a free one; leaves its hosting sheet open. */
async function layTable(hostPage: HostPage, name: string) {
  const { laptop } = hostPage;
  await laptop.setUpForNetwork();
  await laptop.dialog.getByLabel(say('newGame.nameOf', { number: 1 })).fill(name);
  await laptop.press(laptop.dialog.getByRole('button', { name: say('network:newGame.start') }));
  return hostPage.joinDetails();
}

test('the key of a headless server makes a browser the host, who creates two tables for others', {
  tag: '@everyday',
}, async ({ browser }) => {
  const server = await startHeadless('Our house');
  await expect.poll(() => server.printed).toMatch(/[A-Za-z0-9_-]{22}$/m);
  const key = /\b[A-Za-z0-9_-]{22}$/m.exec(server.printed)?.[0] ?? '';

  const person = await GuestPage.at(browser, server.address);
  const { laptop, page } = person;
  await expect(page.getByRole('heading', { name: 'Our house' })).toBeVisible();
  await presentKey(laptop, 'a key');
  await expect(page.getByText(say('network:houseKey.unfit'))).toBeVisible();
  await presentKey(laptop, 'x'.repeat(22));
  await expect(page.getByText(say('refusals:wrong-key'))).toBeVisible();
  await presentKey(laptop, key);
  const hostPage = new HostPage(laptop);
  const first = await layTable(hostPage, 'Ana');
  await hostPage.closeSheet();
  expect(page.url()).not.toContain(key);
  await laptop.press(laptop.button(say('tools.menu')));
  await laptop.press(laptop.button(say('tools.leave')));
  const second = await layTable(hostPage, 'Bruno');
  expect(second.code).not.toBe(first.code);

  const chidi = await GuestPage.at(browser, first.link, 'phone');
  await chidi.comeIn('Chidi');
  await chidi.laptop.press(chidi.laptop.button(say('seats:sheet.take', { count: 1 })));
  await expect(chidi.page.getByRole('main', { name: say('table.yours') })).toBeVisible();
  expect(chidi.laptop.wire.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Chidi']);

  const dolores = await GuestPage.at(browser, server.address);
  // the only task comes first; the list of tables is behind it
  await dolores.page.getByText(say('network:door.others')).click();
  const tables = dolores.page.getByRole('list', { name: say('network:door.tables') });
  await expect(tables.getByRole('listitem')).toHaveCount(2);
  await dolores.comeIn('Dolores', second.code);
  await dolores.laptop.press(dolores.laptop.button(say('seats:sheet.take', { count: 1 })));
  await expect.poll(() => laptop.wire.table.seats.map(({ name }) => name)).toEqual(['Bruno', 'Dolores']);

  // a browser that has entered the key once stays the host, and the server restarts with its tables
  await server.restart();
  await expect(chidi.laptop.counter).toBeVisible();
  await page.reload();
  await laptop.rest();
  await hostPage.openSheet();
  expect(await hostPage.joinDetails()).toEqual(second);
  await expect(hostPage.seat('Dolores')).toContainText(say('network:seats.present'));
  expect(server.printed).not.toContain(first.code);
  for (const each of [person, chidi, dolores]) {
    expect(each.broken).toEqual([]);
    await each.close();
  }
  await server.kill();
  await rm(server.dataFolder, { recursive: true, force: true });
});
