// What people expect of a desktop program, apart from the game.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { expect, test } from '../../harness/desktop.ts';
import type { DesktopApp } from '../../harness/desktop-app.ts';
import { launch } from '../../harness/launch.ts';
import { hostedElsewhere } from '../network/hosted-elsewhere.ts';

const onStandIn = electronBinary() === null || process.env.STAND_IN === '1';

/** The bounds of the first window. */
function standing(app: DesktopApp): Promise<unknown> {
  return app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0];
    return window && { ...window.getNormalBounds(), full: window.isFullScreen(), maximized: window.isMaximized() };
  });
}

const closeWindow = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => {});

test('restores the window where it was, and leaves another one to the system', async ({ browser, dataFolder }) => {
  const app = await launch(browser, { dataFolder });
  await app.firstWindow();
  const left = { x: 40, y: 60, width: 900, height: 700 };
  await app.evaluate(({ BrowserWindow }, bounds) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(Object(bounds));
  }, left);
  await closeWindow(app);
  if (process.platform === 'darwin') await app.close();
  expect(await app.exited).toBe(0);
  const again = await launch(browser, { dataFolder });
  await again.firstWindow();
  expect(await standing(again)).toEqual({ ...left, full: false, maximized: false });
  await again.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('new-window')?.click());
  await expect.poll(() => again.windows().length).toBe(2);
  const sizes = await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.getSize()));
  expect(sizes).toContainEqual([1280, 800]);
  await again.close();
});

test('restores a maximized window, and moves one from a missing screen into view', async ({ browser, dataFolder }) => {
  const app = await launch(browser, { dataFolder });
  await app.firstWindow();
  const file = path.join(dataFolder, 'window/place.json');
  await app.close();
  const place = { x: 60, y: 80, width: 1000, height: 720, isMaximized: true, isFullScreen: false };
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toEqual(expect.arrayContaining(Object.keys(place)));
  await writeFile(file, JSON.stringify(place));
  const wide = await launch(browser, { dataFolder });
  await wide.firstWindow();
  expect(await standing(wide)).toMatchObject({ maximized: true, full: false });
  await wide.close();
  for (const useless of [JSON.stringify({ ...place, x: 90_000, isMaximized: false }), '{"x": 1', '']) {
    await writeFile(file, useless);
    const lost = await launch(browser, { dataFolder });
    await lost.firstWindow();
    expect(await standing(lost)).toMatchObject({ width: 1280, height: 800, maximized: false });
    await lost.close();
  }
});

test('About names the versions; licences open in a window without the bridge', async ({ app }) => {
  await app.firstWindow();
  if (onStandIn) {
    const { version } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../../package.json'), 'utf8'));
    const aboutPanel = await app.evaluate((electron) => Reflect.get(electron, 'standIn').aboutPanel);
    expect(aboutPanel).toMatchObject({ applicationName: 'High Street', applicationVersion: version });
    expect(Reflect.get(Object(aboutPanel), 'copyright')).toMatch(/MIT.*\n.*Node /s);
  }
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('licences')?.click());
  await expect.poll(() => app.windows().length).toBe(2);
  const page = app.windows()[1];
  if (page === undefined) throw new Error('no second window');
  const text = await page.locator('body').innerText();
  for (const name of ['react', 'zod', 'ws', 'multicast-dns', 'i18next']) expect(text).toContain(`## ${name} - `);
  for (const part of ['high-street', 'fraunces', 'main', 'renderer']) expect(text).toContain(`==== ${part} ====`);
  expect(await page.evaluate(() => 'highStreet' in window)).toBe(false);
  // a second time it brings the same one to the front
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('licences')?.click());
  expect(app.windows()).toHaveLength(2);
});

const breakDown = (app: DesktopApp) =>
  app
    .evaluate(() => {
      setImmediate(() => {
        throw new Error('a beam has come down');
      });
      return null;
    })
    .catch(() => {});

test('an uncaught error is logged, reported in one sentence, and ends the app', async ({ browser, dataFolder }) => {
  test.skip(!onStandIn, 'a real box waits for a person to press a button');
  const app = await launch(browser, { dataFolder });
  await app.firstWindow();
  await breakDown(app);
  expect(await app.exited).toBe(1);
  expect(app.errorBoxes).toEqual([expect.stringContaining('Every move is saved')]);
  const folder = path.join(dataFolder, 'window/crashes');
  const [report = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  const text = await readFile(path.join(folder, report), 'utf8');
  expect(text).toMatch(/^High Street \d+\.\d+\.\d+ \(.+\)\n.+: main process\n\nError: a beam has come down\n/);
});

test('an unhandled rejection is logged, and the game continues', async ({ app, dataFolder }) => {
  const page = await app.firstWindow();
  await app.evaluate(() => {
    void Promise.reject(new Error('nobody was listening'));
    return null;
  });
  const folder = path.join(dataFolder, 'window/crashes');
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
  const [report = ''] = await readdir(folder);
  expect(await readFile(path.join(folder, report), 'utf8')).toContain('nobody was listening');
  expect(app.errorBoxes).toEqual([]);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('keeps only the ten newest reports', async ({ browser, dataFolder }) => {
  test.skip(!onStandIn, 'a real box waits for a person to press a button');
  const app = await launch(browser, { dataFolder });
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }) => {
    for (let crash = 0; crash < 12; crash++) {
      BrowserWindow.getAllWindows()[0]?.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: crash });
    }
  });
  const folder = path.join(dataFolder, 'window/crashes');
  const reports = (await readdir(folder)).toSorted();
  expect(reports.length).toBeLessThanOrEqual(10);
  expect(await readFile(path.join(folder, reports.at(-1) ?? ''), 'utf8')).toContain('exit code 11');
  await app.close();
});

/** The dialog that asks whether to follow a link. */
const invitation = (page: Page) => page.getByRole('dialog', { name: 'A link to a table' });

test('asks about a link that starts the app; notifies a guest of their turn', async ({ browser, dataFolder }) => {
  test.skip(!onStandIn, 'the stand-in alone lists the notices of the system');
  const { host, person, address, link } = await hostedElsewhere();
  const ours = `highstreet://join/${address}/${link.slice(-5)}`;
  const app = await launch(browser, { dataFolder, link: ours });
  const page = await app.firstWindow();
  await expect(invitation(page)).toContainText(address);
  await invitation(page).getByRole('button', { name: 'Go there' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  const notices = () =>
    app.evaluate((electron) => Reflect.get(electron, 'standIn').notices.map(({ title }: { title: string }) => title));
  const blur = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur());
  // no notification in the foreground
  await page.getByRole('button', { name: 'Come in as Ben', exact: true }).click();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page).toHaveTitle(/^Your turn: Brick & Mortar/);
  expect(await notices()).toEqual([]);
  await blur();
  await page.reload();
  await expect.poll(notices).toEqual(['Your turn: Brick & Mortar – High Street']);
  await app.evaluate((electron) => Reflect.get(electron, 'standIn').notices[0].emit('click'));
  const isInFront = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFocused());
  expect(await isInFront()).toBe(true);
  expect(await notices()).toEqual([]);
  // pages may send any text; it is reduced to one line of ordinary length
  await blur();
  await page.evaluate((long) => {
    window.highStreet?.desk.tellTurn('  ');
    window.highStreet?.desk.tellTurn(long);
    window.highStreet?.desk.tellTurn('Your turn');
  }, 'x'.repeat(300));
  await expect.poll(notices).toEqual(['Your turn']);
  person.hangUp();
  await app.close();
  await host.kill();
  await rm(host.dataFolder, { recursive: true, force: true });
});

test('a link to the running app raises its window and asks; others do nothing', async ({
  app,
  browser,
  dataFolder,
}) => {
  test.skip(!onStandIn, 'a second start of real Electron is tested with the lock');
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  const second = await launch(browser, { dataFolder, link: 'highstreet://join/192.168.1.20:7777' });
  expect(await second.exited).toBe(0);
  await expect(invitation(page)).toContainText('192.168.1.20:7777');
  await invitation(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(invitation(page)).toHaveCount(0);
  // as macOS sends it
  const open = (url: string) =>
    app.evaluate(({ app: running }, link) => {
      running.emit('open-url', { preventDefault() {} }, String(link));
      return null;
    }, url);
  for (const url of [
    'highstreet://join/8.8.8.8:80',
    'highstreet://join/',
    'https://192.168.1.20:7777/',
    'file:///etc',
  ]) {
    await open(url);
  }
  await open('highstreet://join/10.0.0.7:7777/K7P2Q');
  await expect(invitation(page)).toContainText('10.0.0.7:7777');
  // a double click on a file does the same, and an unreadable file says so
  const file = path.join(dataFolder, 'letter.highstreet');
  await writeFile(file, 'a letter');
  await launch(browser, { dataFolder, link: file });
  await expect(page.getByRole('dialog', { name: 'Load from file' })).toContainText('part of it is missing');
  expect(app.foreign).toEqual([]);
});

test('an installed app registers its links; one run from source does not', async ({ app, browser }) => {
  test.skip(!onStandIn, 'the stand-in alone can tell');
  const asked = (running: DesktopApp) =>
    running.evaluate((electron) =>
      Reflect.get(electron, 'standIn').beforeReady.filter((one: string) => /Protocol/.test(one)),
    );
  await app.firstWindow();
  expect(await asked(app)).toEqual([]);
  const folder = await emptyFolder();
  const installed = await launch(browser, { dataFolder: folder, environment: { STAND_IN_PACKAGED: '1' } });
  await installed.firstWindow();
  expect(await asked(installed)).toEqual(['app.setAsDefaultProtocolClient highstreet']);
  await installed.close();
  await rm(folder, { recursive: true, force: true });
});
