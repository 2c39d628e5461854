import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Sends a request over the bridge and returns the first answer of this type. */
function answerTo(page: Page, message: object, type: string): Promise<unknown> {
  const exchange = ([text, awaited]: string[]) =>
    new Promise((resolve) => {
      const stop = window.highStreet?.onMessage((heard) => {
        const answer = JSON.parse(heard);
        if (answer.type !== awaited) return;
        stop?.();
        resolve(answer);
      });
      window.highStreet?.send(text ?? '');
    });
  return page.evaluate(exchange, [JSON.stringify(message), type]);
}

const hello = { type: 'hello', protocol: protocolVersion };

test('the window opens on the page, in its size and with its title', async ({ app }) => {
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  const facts = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      size: window.getSize(),
      smallest: window.getMinimumSize(),
      visible: window.isVisible(),
    })),
  );
  expect(facts).toEqual([{ size: [1280, 800], smallest: [360, 560], visible: true }]);
  await expect(page).toHaveTitle(/High Street/);
});

test('a reloaded page starts a new connection with no active seat', async ({ app }) => {
  const page = await app.firstWindow();
  await answerTo(page, hello, 'welcome');
  const seats = [
    { name: 'Maria', colour: 'navy' },
    { name: 'Jayden', colour: 'teal' },
  ];
  const create = { type: 'create-table', request: 'create', game: 'brick-and-mortar', options: {}, seats };
  const done = await answerTo(page, create, 'done');
  const table: unknown = Reflect.get(Object(done), 'table');
  const take = { type: 'take-in-hand', request: 'take', table, seat: 0 };
  expect(await answerTo(page, take, 'table')).toMatchObject({ inHand: 0 });
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  await answerTo(page, hello, 'welcome');
  const reopened = await answerTo(page, { type: 'open-table', request: 'open', table }, 'table');
  expect(reopened).toMatchObject({ table, inHand: null });
});

test('the menu opens a second window, and each window has its own connection', async ({ app }) => {
  await app.firstWindow();
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('new-window')?.click();
  });
  await expect.poll(() => app.windows().length).toBe(2);
  for (const page of app.windows())
    expect(await answerTo(page, hello, 'welcome')).toMatchObject({ protocol: protocolVersion });
});

test('the menu names every entry and offers neither reload nor developer tools', async ({ app }) => {
  await app.firstWindow();
  const entries = await app.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.items.map((menu) => ({
      label: menu.label,
      roles: menu.submenu?.items.map((item) => item.role ?? item.id ?? item.type),
    })),
  );
  expect(entries).toEqual([
    ...(process.platform === 'darwin' ? [expect.objectContaining({ label: 'High Street' })] : []),
    { label: 'File', roles: expect.arrayContaining(['new-window']) },
    { label: 'Edit', roles: expect.arrayContaining(['undo', 'redo', 'cut', 'copy', 'paste']) },
    { label: 'View', roles: expect.arrayContaining(['togglefullscreen']) },
    ...(process.platform === 'darwin' ? [expect.objectContaining({ label: 'Window' })] : []),
    { label: 'Help', roles: expect.arrayContaining(['font-licence']) },
  ]);
  expect(JSON.stringify(entries).toLowerCase()).not.toMatch(/reload|devtools/);
});

test('the menu uses the language of the system', async ({ browser, dataFolder }) => {
  const app = await launch(browser, { dataFolder, locale: 'fr-FR' });
  await app.firstWindow();
  const labels = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map((menu) => menu.label));
  await app.close();
  expect(labels).toEqual(expect.arrayContaining(['Fichier', 'Édition', 'Affichage', 'Aide']));
});

test('a second instance exits and brings the first to the front', async ({ app, browser, dataFolder }) => {
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const binary = electronBinary();
  if (app.kind === 'electron' && binary !== null) {
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const second = spawn(binary, [root, '--data', dataFolder, ...asRoot], { stdio: 'ignore' });
    expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0);
  } else {
    const second = await launch(browser, { dataFolder });
    expect(await second.exited).toBe(0);
    expect(second.windows()).toHaveLength(0);
  }
  const state = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized()));
  await expect.poll(state).toEqual([false]);
});

test('closing the last window ends the app, and it opens again on the same data', async ({ browser, dataFolder }) => {
  const app = await launch(browser, { dataFolder });
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => {});
  if (process.platform === 'darwin') await app.close();
  expect(await app.exited).toBe(0);
  const again = await launch(browser, { dataFolder });
  expect(await answerTo(await again.firstWindow(), hello, 'welcome')).toMatchObject({ protocol: protocolVersion });
  await again.close();
});

test('an unusable data folder is reported in a dialog, and no window opens', async ({ browser, dataFolder }) => {
  test.skip(electronBinary() !== null && process.env.STAND_IN !== '1', 'a real box waits for a person to close it');
  const file = path.join(dataFolder, 'a-file');
  await writeFile(file, '');
  const app = await launch(browser, { dataFolder: path.join(file, 'below') });
  expect(await app.exited).toBe(1);
  expect(app.windows()).toEqual([]);
  expect(app.errorBoxes).toEqual([expect.stringContaining(path.join(file, 'below'))]);
});

const onStandIn = electronBinary() === null || process.env.STAND_IN === '1';

test('a window is shown even if its page never reports its first frame', async ({ browser, dataFolder }) => {
  test.skip(!onStandIn, 'the stand-in alone can keep it to itself');
  const app = await launch(browser, { dataFolder, environment: { STAND_IN_DRAWS: 'never' } });
  await app.firstWindow();
  const visible = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
  await expect.poll(visible).toEqual([true]);
  await app.close();
});

test('a crashed page is reloaded, and one that keeps crashing says so', async ({ app }) => {
  test.skip(!onStandIn, 'a real box waits for a person to close it');
  const page = await app.firstWindow();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  /** How often the window has reloaded its page after this crash. */
  const crash = (reason: string) =>
    app.evaluate(({ BrowserWindow }, why) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (contents === undefined) throw new Error('no window is open');
      const { reload } = contents;
      let reloads = Number(Reflect.get(globalThis, 'reloads') ?? 0);
      contents.reload = () => {
        reloads += 1;
        reload.call(contents);
      };
      contents.emit('render-process-gone', {}, { reason: why });
      contents.reload = reload;
      Reflect.set(globalThis, 'reloads', reloads);
      return reloads;
    }, reason);
  for (let crashes = 1; crashes <= 3; crashes++) {
    expect(await crash('crashed')).toBe(crashes);
    await expect.poll(() => loads).toBe(crashes);
  }
  expect(app.errorBoxes).toEqual([]);
  await crash('crashed');
  await expect.poll(() => app.errorBoxes).toEqual([expect.stringContaining('crashed several times')]);
  expect(await crash('clean-exit')).toBe(3);
  expect(loads).toBe(3);
  expect(app.errorBoxes).toHaveLength(1);
});

test('Windows knows the app by the name of its package', async ({ app }) => {
  test.skip(!onStandIn, 'the stand-in alone can tell');
  await app.firstWindow();
  const settings = await readFile(path.join(root, 'electron-builder.yml'), 'utf8');
  const id = /^appId: (\S+)$/m.exec(settings)?.[1];
  const early = await app.evaluate((electron) => Reflect.get(electron, 'standIn').beforeReady);
  expect(early).toContain(`app.setAppUserModelId ${id}`);
});
