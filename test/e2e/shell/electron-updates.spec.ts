// Updates: electron-updater's own code, as in a package, with a test server that publishes one.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { expect, test } from '../../harness/desktop.ts';
import type { DesktopApp } from '../../harness/desktop-app.ts';
import { launch } from '../../harness/launch.ts';
import { readyMade } from '../games/new-table.ts';
import { Laptop } from '../laptop.ts';

const onStandIn = electronBinary() === null || process.env.STAND_IN === '1';
test.skip(!onStandIn, 'real Electron is no package here: docs/first-machine.md has a person try it');
test.skip(process.platform !== 'linux', 'the package in the test is an AppImage');

/** The installed program: an AppImage that ends at once, as ours does right after an update. */
const program = (version: string): string => `#!/bin/sh\n# version ${version}\n`;

interface Releases {
  readonly folder: string;
  readonly asked: string[];
  /** The app as a package that knows the server; `pressed` is the button pressed in each of its dialogs. */
  packaged(browser: Browser, pressed: number): Promise<DesktopApp>;
  installed(): Promise<string>;
  close(): Promise<void>;
}

/** @param isDamaged the download differs from the release */
async function published(version: string, isDamaged = false): Promise<Releases> {
  const folder = await emptyFolder();
  const asked: string[] = [];
  const file = `high-street-${version}-linux-x86_64.AppImage`;
  const body = program(version);
  const sha512 = createHash('sha512').update(body).digest('base64');
  const feed = JSON.stringify({ version, files: [{ url: file, sha512, size: body.length }], path: file, sha512 });
  const server = createServer((request, response) => {
    const place = new URL(request.url ?? '', 'http://any').pathname;
    asked.push(place);
    if (/^\/latest-linux(-arm64)?\.yml$/.test(place)) response.end(feed);
    else if (place === `/${file}`) response.end(isDamaged ? `${body.slice(0, -2)}x\n` : body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const resources = path.join(folder, 'resources');
  await mkdir(resources);
  const place = { provider: 'generic', url: `http://127.0.0.1:${port}/`, updaterCacheDirName: 'high-street-updater' };
  await writeFile(path.join(resources, 'app-update.yml'), JSON.stringify(place));
  const appImage = path.join(folder, 'high-street.AppImage');
  await writeFile(appImage, program('the one that runs'), { mode: 0o755 });
  return {
    folder,
    asked,
    packaged: (browser, pressed) =>
      launch(browser, {
        dataFolder: path.join(folder, 'data'),
        environment: {
          STAND_IN_PACKAGED: '1',
          STAND_IN_RESOURCES: resources,
          STAND_IN_PRESSES: `${pressed}`,
          APPIMAGE: appImage,
          XDG_CACHE_HOME: path.join(folder, 'cache'),
        },
      }),
    installed: () => readFile(appImage, 'utf8'),
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const press = (app: DesktopApp, entry: string) =>
  app.evaluate(({ Menu }, id) => {
    Menu.getApplicationMenu()?.getMenuItemById(`${id}`)?.click();
    return null;
  }, entry);
const hasEntry = (app: DesktopApp) =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('look-for-version') !== null);

test('an app without a release server offers no updates', async ({ app }) => {
  await app.firstWindow();
  expect(await hasEntry(app)).toBe(false);
});

test('checks for an update on request, downloads it after consent, and installs it on quit', async ({ browser }) => {
  const releases = await published('9.9.9');
  const app = await releases.packaged(browser, 0);
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(releases.asked).toEqual([]);
  await press(app, 'look-for-version');
  await expect.poll(() => app.errorBoxes).toHaveLength(2);
  expect(app.errorBoxes[0]).toMatch(/^Version 9\.9\.9 is available; you have \d+\.\d+\.\d+\. Download it\?$/);
  expect(app.errorBoxes[1]).toBe('Version 9.9.9 is downloaded. It will be installed when you quit.');
  expect(await releases.installed()).toBe(program('the one that runs'));
  await app.close();
  expect(await app.exited).toBe(0);
  expect(await releases.installed()).toBe(program('9.9.9'));
  await releases.close();
});

test('downloads no declined update, installs no damaged one, and reports the newest version', async ({ browser }) => {
  const refused = await published('9.9.9');
  const first = await refused.packaged(browser, 1);
  await first.firstWindow();
  await press(first, 'look-for-version');
  await expect.poll(() => first.errorBoxes).toHaveLength(1);
  await first.close();
  expect(refused.asked.filter((place) => place.endsWith('.AppImage'))).toEqual([]);
  expect(await refused.installed()).toBe(program('the one that runs'));
  await refused.close();

  const damaged = await published('9.9.9', true);
  const second = await damaged.packaged(browser, 0);
  await second.firstWindow();
  await press(second, 'look-for-version');
  await expect.poll(() => second.errorBoxes).toHaveLength(2);
  expect(second.errorBoxes[1]).toMatch(/^The update could not be downloaded/);
  await second.close();
  expect(await damaged.installed()).toBe(program('the one that runs'));
  await damaged.close();

  const older = await published('0.0.1');
  const third = await older.packaged(browser, 0);
  await third.firstWindow();
  await press(third, 'look-for-version');
  await expect.poll(() => third.errorBoxes).toEqual([expect.stringMatching(/^You have the latest version, \d/)]);
  await third.close();
  await older.close();
});

test('does not check while a match is played', async ({ browser }) => {
  const releases = await published('9.9.9');
  const app = await releases.packaged(browser, 0);
  const laptop = await Laptop.inWindow(await app.firstWindow());
  await laptop.startGame(['Ada', 'Ben'], readyMade);
  await press(app, 'look-for-version');
  await expect.poll(() => app.errorBoxes).toEqual(['A game is in progress. Check again once it is over.']);
  expect(releases.asked).toEqual([]);
  await app.close();
  await releases.close();
});

test('checks at each start if that is switched on, and reports only newer versions', async ({ browser }) => {
  const releases = await published('9.9.9');
  const first = await releases.packaged(browser, 1);
  await first.firstWindow();
  await press(first, 'look-at-start');
  await first.close();
  expect(releases.asked).toEqual([]);
  const second = await releases.packaged(browser, 1);
  await second.firstWindow();
  await expect.poll(() => second.errorBoxes).toEqual([expect.stringMatching(/^Version 9\.9\.9 is available/)]);
  await second.close();
  await releases.close();
});

test('an app just installed ends at once, since the older one waits for it', async ({ browser, dataFolder }) => {
  const app = await launch(browser, { dataFolder, environment: { APPIMAGE_EXIT_AFTER_INSTALL: 'true' } });
  expect(await app.exited).toBe(0);
  expect(app.windows()).toEqual([]);
});
