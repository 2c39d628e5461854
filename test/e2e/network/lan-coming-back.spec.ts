// Every way of leaving, and returning to one's seat.

import type { Page } from '@playwright/test';
import { expect, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';
import type { JoinDetails } from './join-details.ts';

const names = ['Ana', 'Bruno', 'Chidi'];

/** A hosted table of three on the laptop, where Ana sits; the other two seats are free. */
async function hostedTable(page: Page, address: string): Promise<{ hostPage: HostPage; joinDetails: JoinDetails }> {
  const hostPage = await HostPage.ofMatch(page, address, names);
  const joinDetails = await hostPage.hostFor('Bruno', 'Chidi');
  return { hostPage, joinDetails };
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
  const { hostPage, joinDetails } = await hostedTable(page, host.address);
  const bruno = await GuestPage.seated(browser, joinDetails, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const chidi = await GuestPage.seated(browser, joinDetails, { seat: 'Chidi', name: 'Chidi' });
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
  const { joinDetails } = await hostedTable(page, host.address);
  const first = await GuestPage.seated(browser, joinDetails, { seat: 'Bruno', name: 'Bruno' });
  const second = await first.secondTab();
  await expect(deskOf(second.page)).toBeVisible();
  await expect(first.laptop.counter).toContainText(say('seats:waiting.otherWindow'));
  expect(first.laptop.wire.table).toMatchObject({ readOnly: true, viewer: 'spectator', legal: [] });
  await first.laptop.press(first.laptop.button(say('seats:waiting.playHere')));
  await expect(deskOf(first.page)).toBeVisible();
  await expect(second.laptop.counter).toContainText(say('seats:waiting.otherWindow'));
  await first.close();
});
