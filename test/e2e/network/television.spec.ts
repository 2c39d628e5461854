// The television takes no chair, shows how to join, and shows everything first; the phones follow.
import type { Page } from '@playwright/test';
import { playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { playOut } from './hosted-elsewhere.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

/** Runs in a page: notes when each playback step appears. */
function recordSteps(): void {
  const seen: [string, number][] = [];
  Reflect.set(window, 'seenSteps', seen);
  const look = () => {
    const strip = document.querySelector('.playback');
    const key = strip && `${strip.getAttribute('data-step')} ${strip.getAttribute('data-from')}`;
    if (key !== null && !seen.some(([each]) => each === key))
      seen.push([key, performance.timeOrigin + performance.now()]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function stepsOn(page: Page): Promise<ReadonlyMap<string, number>> {
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seenSteps'));
  return new Map(Array.isArray(seen) ? seen : []);
}

/** The smallest text on the page, in pixels. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main *')].filter((element) => {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const { width, height } = element.getBoundingClientRect();
      return says && width > 1 && height > 1 && element.closest('svg') === null;
    });
    return Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  });
}

test('the television shows how to join and leads the evening; phones follow', async ({ page, host, browser }) => {
  const { board, link, address, code } = await openRoom(page, host.address);
  const television = await GuestPage.at(browser, link, 'computer', { pace: 'brisk' });
  await television.laptop.press(television.laptop.button(say('network:door.television')));
  await television.page.evaluate(() => document.exitFullscreen());
  await television.page.setViewportSize({ width: 1920, height: 1080 });
  const qr = television.page.locator('.television-board > .qr-code');
  await expect.poll(async () => (await qr.boundingBox())?.width).toBeGreaterThanOrEqual(400);
  await expect(television.page.getByText(address)).toBeVisible();
  const phones: GuestPage[] = [];
  for (const name of ['Mia', 'Ben']) {
    const phone = await GuestPage.at(browser, link, 'phone', { pace: 'brisk' });
    await phone.comeIn(name);
    await expect(television.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    phones.push(phone);
  }
  expect(board.wire.room.chairs.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
  expect(await smallestText(television.page)).toBeGreaterThanOrEqual(28);

  await chooseGame(board, 'emporium');
  await startMatch(board);
  const screens = [television, ...phones];
  for (const { laptop, page: screen } of screens) {
    await expect.poll(() => laptop.wire.tableSoFar?.game).toBe('emporium');
    await screen.evaluate(recordSteps);
  }
  await expect(television.page.locator('.join-qr')).toBeVisible();
  await expect(television.page.getByRole('region', { name: say('seats:slip.title') })).toContainText(code);
  const round = new RoundTheTable(
    phones.map((phone, seat) => Device.of(playedGames.emporium, phone.laptop, true, `phone ${seat}`)),
  );
  while (round.moves < 6) await round.move();
  await playOut(host.address, board.wire.room.table ?? '', 'with a television');
  await expect(television.page.locator('.closing')).toBeVisible({ timeout: 60_000 });
  await expect(phones[0]?.page.locator('.closing') ?? qr).toBeVisible({ timeout: 60_000 });
  // one press on the leader's screen, and the winner is on all of them
  await board.page.getByRole('button', { name: say('closing:skip') }).click();
  for (const screen of screens) await expect(screen.page.locator('.closing-winner')).toBeVisible();
  expect(await smallestText(television.page)).toBeGreaterThanOrEqual(28);
  await expect(television.page.getByRole('button')).toHaveCount(0);

  const onTelevision = await stepsOn(television.page);
  const reveals = [...onTelevision.keys()].filter((step) => step.startsWith('turned'));
  expect(reveals.length).toBeGreaterThan(0);
  for (const phone of phones) {
    const steps = await stepsOn(phone.page);
    for (const step of reveals) {
      // the clocks of two pages differ by a few milliseconds
      const later = (steps.get(step) ?? Number.POSITIVE_INFINITY) - (onTelevision.get(step) ?? 0);
      expect(later, step).toBeGreaterThan(-50);
    }
  }
  for (const { broken, laptop, context } of screens) {
    expect(broken).toEqual([]);
    expect(laptop.wire.refusals).toEqual([]);
    await context.close();
  }
});
