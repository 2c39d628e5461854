// What makes a phone more than a page: it vibrates, stays awake, and installs the page as an app.

import { expect, test } from '../host.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

test('a phone vibrates on its turn, stays awake, and installs the page', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno']);
  const joinDetails = await hostPage.hostFor('Bruno');
  const bruno = await GuestPage.seated(browser, joinDetails, { seat: 'Bruno', name: 'Bruno', device: 'phone' });

  // as on a page from the home network: browsers give it no wake lock
  await bruno.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Object.assign(window, { shaken: 0 });
    navigator.vibrate = () => {
      Object.assign(window, { shaken: Reflect.get(window, 'shaken') + 1 });
      return true;
    };
  });
  await bruno.page.reload();
  const film = bruno.page.locator('video.waking-film');
  await expect(film).toHaveCount(1);
  await expect
    .poll(() => film.evaluate((shown: HTMLVideoElement) => !shown.paused && shown.currentTime > 0))
    .toBe(true);
  // both choose its market hand at once: it is its turn
  await expect.poll(() => bruno.page.evaluate(() => Reflect.get(window, 'shaken'))).toBe(1);
  await bruno.laptop.press(bruno.laptop.button(bruno.laptop.say('tools.menu')));
  await bruno.laptop.press(bruno.laptop.dialog.getByRole('button', { name: say('seats:menu.leave') }));
  await expect(film).toHaveCount(0);
  expect(bruno.broken).toEqual([]);

  const { origin } = new URL(bruno.page.url());
  const linked = (rel: string) => bruno.page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = await fetch(new URL((await linked('manifest')) ?? '', origin));
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  const { name, display, icons } = await manifest.json();
  expect([name, display]).toEqual(['High Street', 'standalone']);
  const signs = [await linked('apple-touch-icon'), ...icons.map(({ src }: { readonly src: string }) => src)];
  for (const sign of signs) {
    const answer = await fetch(new URL(sign ?? '', origin));
    expect([sign, answer.status, answer.headers.get('content-type')]).toEqual([sign, 200, 'image/png']);
  }
  await bruno.close();
});
