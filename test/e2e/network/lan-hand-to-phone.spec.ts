// Instead of passing the screen, a hand moves from the shutter to a phone, and comes back.

import { expect, test } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

test('moves a hand to a phone with two presses and a scan, and back with one', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno']);
  const { laptop } = hostPage;
  const name = laptop.wire.table.seats[laptop.wire.table.next ?? 0]?.name ?? '';
  await laptop.press(laptop.button(say('seats:menu.network')));
  await laptop.press(laptop.button(say('lobby:phone.move', { name })));
  await expect(laptop.dialog).toContainText(say('lobby:phone.scan', { name }));
  const { link } = await hostPage.wayIn();

  const guest = await GuestPage.at(browser, link, 'phone');
  await guest.comeIn(name);
  await guest.sitDown(name, name);
  await expect(laptop.dialog).toContainText(say('lobby:phone.there', { name }));
  await expect.poll(() => guest.laptop.wire.table.own).toHaveLength(1);

  await laptop.press(laptop.button(say('lobby:phone.back')));
  await expect.poll(() => laptop.wire.table.own).toEqual([0, 1]);
  await expect.poll(() => guest.laptop.wire.table.own).toEqual([]);
  expect(guest.broken).toEqual([]);
  await guest.close();
});
