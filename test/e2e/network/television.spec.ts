// An evening on five screens, of three games in the nightly run: a laptop, two phones, a tablet and a television.
// The television takes no chair, shows how to join, and shows everything first; the others follow.
import type { Page } from '@playwright/test';
import { campaign } from '../../harness/campaign.ts';
import { playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { playOut } from './hosted-elsewhere.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

/** What is played; each game has sealed choices that are revealed. */
const evening = (['emporium', 'shopping-street', 'brick-and-mortar'] as const).slice(0, campaign(1, 1, 3));

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

/**
 * How long after the television each other screen began each step that it has shown too, in milliseconds. The results of
 * a player's own press are shown to them at once.
 */
async function delaysBehind(television: Page, others: readonly Page[]) {
  const shown = await stepsOn(television);
  const steps = await Promise.all(others.map(stepsOn));
  return [...shown].flatMap(([step, at]) =>
    steps.flatMap((seen) => {
      const later = seen.get(step);
      return later === undefined ? [] : [{ step, delay: later - at }];
    }),
  );
}

test('a television leads an evening', { tag: '@long' }, async ({ page, host, browser }) => {
  const { board, link, address, code } = await openRoom(page, host.address, 'Leo');
  await board.settle(['settings.pace', 'settings.paces.brisk']);
  const television = await GuestPage.at(browser, link, 'computer', { pace: 'brisk' });
  await television.laptop.press(television.laptop.button(say('network:door.television')));
  await television.page.evaluate(() => document.exitFullscreen());
  await television.page.setViewportSize({ width: 1920, height: 1080 });
  const qr = television.page.locator('.television-board > .qr-code');
  await expect.poll(async () => (await qr.boundingBox())?.width).toBeGreaterThanOrEqual(400);
  await expect(television.page.getByText(address)).toBeVisible();
  const guests: GuestPage[] = [];
  for (const [name, device] of [
    ['Mia', 'phone'],
    ['Ben', 'phone'],
    ['Ana', 'tablet'],
  ] as const) {
    const guest = await GuestPage.at(browser, link, device, { pace: 'brisk' });
    await guest.comeIn(name);
    await expect(television.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    guests.push(guest);
  }
  expect(board.wire.room.chairs.map(({ name }) => name)).toEqual(['Leo', 'Mia', 'Ben', 'Ana']);
  expect(await smallestText(television.page)).toBeGreaterThanOrEqual(28);

  const screens = [television.laptop, board, ...guests.map(({ laptop }) => laptop)];
  const delays: { readonly step: string; readonly delay: number }[] = [];
  for (const game of evening) {
    await chooseGame(board, game);
    await startMatch(board);
    for (const laptop of screens) {
      await expect.poll(() => laptop.wire.tableSoFar?.game).toBe(game);
      await laptop.page.evaluate(recordSteps);
    }
    await expect(television.page.locator('.join-qr')).toBeVisible();
    await expect(television.page.getByRole('region', { name: say('seats:slip.title') })).toContainText(code);
    const devices = screens.map((laptop, at) =>
      Device.of(playedGames[game], laptop, laptop !== board, `${game} ${at}`),
    );
    const round = new RoundTheTable(devices);
    const [far] = devices;
    while (round.moves < 12) {
      await round.move();
      if (far !== undefined && round.moves % 4 === 0) await round.look(far);
    }
    const others = screens.slice(1).map((each) => each.page);
    delays.push(...(await delaysBehind(television.page, others)));
    // a whole match in a minute: screens may stop waiting for a television that a slow machine holds up
    const table = board.wire.room.table ?? '';
    await playOut(host.address, table, game, [television.page, ...others]);
    for (const { page: each } of screens) await expect(each.locator('.closing')).toBeVisible();
    // one press on the leader's screen, and the winner is on all of them
    const skip = board.page.getByRole('button', { name: say('closing:skip') });
    await expect(async () => {
      // the ceremony may come to the winner first
      if (await skip.isVisible()) await skip.click({ timeout: 2000 });
      await expect(board.page.locator('.closing-winner')).toBeVisible({ timeout: 2000 });
    }).toPass();
    for (const { page: each } of screens) await expect(each.locator('.closing-winner')).toBeVisible();
    expect(await smallestText(television.page)).toBeGreaterThanOrEqual(28);
    await expect(television.page.getByRole('button')).toHaveCount(0);
    const next = board.button(say('lobby:table.toLobby'));
    // the book, which follows the ceremony, may take the button away in the middle of a press
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 2000 });
      await expect(board.button(saying('lobby:proposals.chooseThis', 'lobby')).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  }
  const reveals = delays.filter(({ step }) => step.startsWith('turned'));
  expect(reveals.length).toBeGreaterThan(0);
  // the clocks of two pages differ by a few milliseconds
  expect(reveals.filter(({ delay }) => delay < -50)).toEqual([]);
  const sorted = reveals.map(({ delay }) => Math.round(delay)).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  console.log('Reveals behind the television, ms:', { least: at(0), p50: at(0.5), p99: at(0.99), most: at(1) });
  console.log('Smallest text, px:', await Promise.all(screens.map((each) => smallestText(each.page))));
  await expect(television.page.locator('.evening-poster')).toBeVisible();

  expect([television, ...guests].flatMap(({ broken }) => broken)).toEqual([]);
  for (const { wire } of screens) expect(wire.refusals).toEqual([]);
  for (const { context } of [television, ...guests]) await context.close();
});
