// A television in a room full of people: at any size, the public board, the marks of active players and the way to join
// fit.
// Without input it shows neither pointer nor buttons.
import { expect, test } from '@playwright/test';
import { languages } from '../../../shared/protocol/languages.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { type PlayedGameId, playedGames } from '../games/index.ts';
import { inPage, layoutFaultsOn } from '../layout-check/bundled-looking.ts';
import { atShutter } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

const screens = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

/** The public view on a room's big screen: all but the last player are on phones, and a guest may still join. */
function onBigScreen(message: TableMessage): TableMessage {
  return {
    ...message,
    own: [],
    next: null,
    holdings: message.seats.map((_, seat) => {
      const isFree = seat === message.seats.length - 1;
      const holder = isFree ? 'free' : `gphone00${seat}`;
      return { holder, owner: holder, present: !isFree };
    }),
    hosting: { room: 'abcdefgh12345678', name: 'Our table', door: 'open' },
    keeping: { code: 'K7M2P', guests: [] },
  };
}

/** Presence badges that extend beyond their text, by their widths in pixels. */
function drawnOut(signs: readonly Element[]): readonly string[] {
  return signs.flatMap((sign) => {
    const words = document.createRange();
    words.selectNodeContents(sign);
    const [own, needed] = [sign.getBoundingClientRect().width, words.getBoundingClientRect().width];
    return own > needed * 1.5 + 16 ? [`${sign.textContent}: ${Math.round(own)} for ${Math.round(needed)}`] : [];
  });
}

for (const id of Object.keys(playedGames).filter((each): each is PlayedGameId => each in playedGames)) {
  test(`the big screen of ${id} fits without controls`, async ({ page }) => {
    const host = await StandInHost.of(page);
    const listening = { adapter: 'all', port: 7777, addresses: ['192.168.100.200:7777'] } as const;
    host.server({
      library: [],
      network: {
        listening: { ...listening, addresses: [...listening.addresses] },
        adapters: [],
        failure: null,
        unlisted: false,
      },
    });
    const found: string[] = [];
    for (const [at, screen] of screens.entries()) {
      const language = languages[at] ?? 'en';
      await page.setViewportSize(screen);
      await host.open(onBigScreen(atShutter(id, 4)), { language });
      await inPage(page, 'dressed', language, '1');
      for (const fault of await layoutFaultsOn(page)) found.push(`${screen.width}, ${language}: ${fault}`);
      await expect(page.locator('.whose-turn > svg').first()).toBeVisible();
      await expect(page.locator('.join-qr')).toBeVisible();
      const signs = page.locator('main .seat-presence');
      expect(await signs.count()).toBeGreaterThan(0);
      expect(await signs.evaluateAll(drawnOut)).toEqual([]);
    }
    expect(found).toEqual([]);
    await expect(page.locator('main.unattended')).toBeVisible();
    await page.mouse.move(400, 400);
    await expect(page.locator('main.unattended')).toHaveCount(0);
  });
}
