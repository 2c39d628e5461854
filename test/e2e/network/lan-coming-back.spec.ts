// Every way of leaving, and returning to one's seat.

import type { Page } from '@playwright/test';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';
import type { WayIn } from './way-in.ts';

const names = ['Ana', 'Bruno', 'Chidi'];

/** A hosted table of three on the laptop, where Ana sits; the other two seats are free. */
async function hostedTable(page: Page, address: string): Promise<{ hostPage: HostPage; wayIn: WayIn }> {
  const hostPage = await HostPage.ofMatch(page, address, names);
  const wayIn = await hostPage.hostFor('Bruno', 'Chidi');
  return { hostPage, wayIn };
}

/** The board with the player's own things on it. */
function deskOf(page: Page) {
  return page.getByRole('main', { name: say('table.yours') });
}

/** How long until all of these have received the table after this many messages each, in milliseconds. */
async function backWithin(pages: readonly Laptop[], before: readonly number[]): Promise<number> {
  const began = performance.now();
  const isBack = (laptop: Laptop, index: number) =>
    laptop.wire.heard.slice(before[index]).some((message) => message.type === 'table' && message.own.length > 0);
  await expect.poll(() => pages.every(isBack), { intervals: [10], timeout: 20_000 }).toBe(true);
  return performance.now() - began;
}

test('everyone returns after a reload, and after a restart of a killed host', async ({ page, host, browser }) => {
  const { hostPage, wayIn } = await hostedTable(page, host.address);
  const bruno = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const chidi = await GuestPage.seated(browser, wayIn, { seat: 'Chidi', name: 'Chidi' });
  const began = performance.now();
  await bruno.reload();
  await expect(deskOf(bruno.page)).toBeVisible();
  const refreshed = performance.now() - began;

  const pages = [hostPage.laptop, bruno.laptop, chidi.laptop];
  const before = pages.map(({ wire }) => wire.heard.length);
  await host.kill();
  for (const { page: each } of pages) {
    const lost = ['connection.waiting-to-retry', 'connection.connecting'].map((key) => saying(key).source).join('|');
    await expect(each.getByRole('status').filter({ hasText: new RegExp(lost) })).toBeVisible();
  }
  await expect(bruno.laptop.counter).toContainText(say('seats:waiting.offline'));
  await host.restart();
  const back = await backWithin(pages, before);
  console.log(`refreshed in ${Math.round(refreshed)} ms; all back ${Math.round(back)} ms after the host was up again`);
  for (const { wire } of pages) expect(wire.refusals).toEqual([]);
  await expect(deskOf(bruno.page)).toBeVisible();
  await expect(deskOf(chidi.page)).toBeVisible();
  await expect(deskOf(page)).toBeVisible();
  for (const { holdings } of pages.map(({ wire }) => wire.table)) {
    expect(holdings.map(({ present }) => present)).toEqual([true, true, true]);
  }
  await expect(bruno.page.getByRole('status').filter({ hasText: saying('connection.open') })).toHaveCount(0);
  await bruno.close();
  await chidi.close();
});

test('a second tab takes the seat, and the first can take it back', async ({ page, host, browser }) => {
  const { wayIn } = await hostedTable(page, host.address);
  const first = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno' });
  const second = await first.secondTab();
  await expect(deskOf(second.page)).toBeVisible();
  await expect(first.laptop.counter).toContainText(say('seats:waiting.otherWindow'));
  expect(first.laptop.wire.table).toMatchObject({ readOnly: true, viewer: 'spectator', legal: [] });
  await first.laptop.press(first.laptop.button(say('seats:waiting.playHere')));
  await expect(deskOf(first.page)).toBeVisible();
  await expect(second.laptop.counter).toContainText(say('seats:waiting.otherWindow'));
  await first.close();
});

test('a browser without its token gets the seat back once the host agrees', async ({ page, host, browser }) => {
  const { hostPage, wayIn } = await hostedTable(page, host.address);
  const old = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  await old.close();
  const phone = await GuestPage.at(browser, wayIn.address, 'phone');
  await phone.comeIn('Bruno', wayIn.code);
  const sheet = phone.page.getByRole('dialog', { name: say('seats:sheet.title') });
  await sheet.waitFor();
  await phone.page.keyboard.press('Escape');
  await phone.laptop.press(phone.laptop.button(say('network:claim.yes', { name: 'Bruno' })));
  await expect(phone.page.getByRole('status').filter({ hasText: saying('network:claim.waitsOpen') })).toBeVisible();
  expect(phone.laptop.wire.table).toMatchObject({ own: [], viewer: 'spectator' });
  await hostPage.laptop.press(hostPage.laptop.button(say('network:claim.giveOf', { name: 'Bruno' })));
  await expect.poll(() => phone.laptop.wire.table.own).toHaveLength(1);
  await expect(deskOf(phone.page)).toBeVisible();
  await phone.reload();
  await expect(deskOf(phone.page)).toBeVisible();
  await phone.close();
});

test('a player leaves, another substitutes, and the owner gets the seat back', async ({ page, host, browser }) => {
  const { hostPage, wayIn } = await hostedTable(page, host.address);
  const bruno = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const address = bruno.page.url();
  await bruno.page.close();
  await hostPage.openSheet();
  await expect(hostPage.seat('Bruno')).toContainText(say('network:seats.absent'));
  await hostPage.handSeat('Bruno', say('network:seats.toHouse'));
  await expect(hostPage.seat('Bruno')).toContainText(say('network:seats.standsIn', { name: 'Bruno' }));
  expect(hostPage.laptop.wire.table.own).toEqual([0, 1]);
  await hostPage.closeSheet();

  const back = await bruno.context.newPage();
  const again = await Laptop.open(back, address);
  await expect(deskOf(back)).toBeVisible();
  expect(again.wire.table).toMatchObject({ own: [1], inHand: 1 });
  await expect.poll(() => hostPage.laptop.wire.table.own).toEqual([0]);
  await expect(page.getByText(say('seats:news.own-again', { count: 1, names: 'Bruno' })).first()).toBeVisible();
  await bruno.close();
});
