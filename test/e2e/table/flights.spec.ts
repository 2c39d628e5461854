// Pieces that fly over the table.
import { expect, test } from '@playwright/test';
import { fullestMoments } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

test('flying pieces end at the end of their way, and stay there until they are removed', async ({ page }) => {
  const host = await StandInHost.of(page);
  const [moment] = fullestMoments('shopping-street', 4, 1);
  if (moment === undefined) throw new Error('nothing happens');
  await host.open(moment.before, { pace: 'at-once', motion: 'brisk' });
  // slow enough to look at
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  host.sendTable(moment.after);
  const flying = page.locator('.flying');
  await flying.first().waitFor({ state: 'attached' });
  const missed = await flying.evaluateAll((all) =>
    all.map((each) => {
      for (const animation of each.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime);
      }
      const [x, y] =
        getComputedStyle(each)
          .offsetPath.match(/[\d.]+/g)
          ?.slice(-2)
          .map(Number) ?? [];
      const { left, top, width, height } = each.getBoundingClientRect();
      return Math.hypot(left + width / 2 - (x ?? 0), top + height / 2 - (y ?? 0));
    }),
  );
  expect(Math.max(...missed)).toBeLessThan(2);
});
