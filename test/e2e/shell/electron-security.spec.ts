// Electron's security checklist, item by item; the numbers in the titles are the checklist's own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { electronBinary } from '../../../main/launch/packaging/electron-binary.mjs';
import { contentSecurityPolicy } from '../../../main/page/bundle.ts';
import { channels } from '../../../shared/protocol/bridge.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';

const root = path.join(import.meta.dirname, '../../..');
const hello = JSON.stringify({ type: 'hello', protocol: protocolVersion });

/** The text of every source file that runs in Electron's own processes. */
function thinShell(): string {
  const folders = ['main/electron', 'preload'];
  const files = folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`));
  return ['main/index.ts', ...files].map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}

/** The result of a fetch by the page: its status, or "refused". */
function fetchStatus(page: Page, address: string, method = 'GET'): Promise<number | string> {
  return page.evaluate(
    ([asked, how]) =>
      fetch(asked ?? '', { method: how ?? '' }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    [address, method],
  );
}

test('1: the page requests only its own files', { tag: '@everyday' }, async ({ app }) => {
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(app.foreign).toEqual([]);
  expect(await fetchStatus(page, 'https://example.com/')).toBe('refused');
  expect(await fetchStatus(page, 'http://127.0.0.1:9/')).toBe('refused');
  expect(app.foreign).toEqual([]);
});

test('2, 3, 20: the page has no Node, and of Electron only the fixed members of the bridge', {
  tag: '@everyday',
}, async ({ app }) => {
  const page = await app.firstWindow();
  // one of our addresses without a page: the window has only what the preload added
  await page.evaluate(() => location.assign('./nothing-here.txt'));
  await page.waitForURL('**/nothing-here.txt');
  const seen = await page.evaluate(() => {
    const bridge = window.highStreet;
    const node = ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', 'global'];
    const frame = document.body.appendChild(document.createElement('iframe'));
    const plain = new Set(Object.keys(frame.contentWindow ?? {}));
    frame.remove();
    return {
      node: node.filter((name) => name in window),
      ours: Object.keys(window).filter((name) => !plain.has(name)),
      members: Object.entries(bridge ?? {}).map(([name, member]) => `${name}: ${typeof member}`),
      frozen: Object.isFrozen(bridge),
    };
  });
  expect(seen).toEqual({
    node: [],
    ours: ['highStreet'],
    members: ['send: function', 'onMessage: function', 'away: object', 'desk: object', 'platform: string'],
    frozen: true,
  });
});

test('20: a listener of the page gets only the text, never the event, until it stops listening', async ({ app }) => {
  const page = await app.firstWindow();
  const heard = await page.evaluate(async (greeting) => {
    const calls: string[][] = [];
    const listen: (...given: unknown[]) => void = (...given) => calls.push(given.map((one) => typeof one));
    const stop = window.highStreet?.onMessage(listen);
    const answered = () =>
      new Promise<void>((resolve) => {
        const done = window.highStreet?.onMessage(() => {
          done?.();
          resolve();
        });
        window.highStreet?.send(greeting);
      });
    await answered();
    const whileListening = calls.length;
    stop?.();
    await answered();
    return { calls, after: calls.length - whileListening };
  }, hello);
  expect(heard.calls.length).toBeGreaterThan(0);
  for (const call of heard.calls) expect(call).toEqual(['string']);
  expect(heard.after).toBe(0);
});

test('2, 3, 4, 6, 8, 9, 10: the window keeps every safe default', { tag: '@everyday' }, async ({ app }) => {
  await app.firstWindow();
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Electron has this method but does not document it.
    return contents ? Reflect.apply(Reflect.get(contents, 'getLastWebPreferences'), contents, []) : null;
  });
  expect(preferences).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false });
  const loosening = {
    webSecurity: false,
    allowRunningInsecureContent: true,
    experimentalFeatures: true,
    nodeIntegrationInWorker: true,
    nodeIntegrationInSubFrames: true,
    webviewTag: true,
  };
  for (const [name, unsafe] of Object.entries(loosening)) {
    expect(Reflect.get(Object(preferences), name), name).not.toBe(unsafe);
  }
  expect(thinShell()).not.toMatch(
    /webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|webviewTag|nodeIntegrationIn|@electron\/remote/,
  );
});

test('4: every page is sandboxed, and the preload needs only electron', async ({ app }) => {
  await app.firstWindow();
  if (app.kind === 'stand-in') {
    const early = await app.evaluate((electron) => Reflect.get(electron, 'standIn').beforeReady);
    expect(early).toEqual(expect.arrayContaining(['app.enableSandbox', 'protocol.registerSchemesAsPrivileged']));
  }
  const preload = readFileSync(path.join(root, 'dist/preload/preload.cjs'), 'utf8');
  const required = [...preload.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name);
  expect(required).toEqual(['electron']);
});

test('4: the sandbox is not requested if the command line switches it off', async ({ browser, dataFolder }) => {
  test.skip(electronBinary() !== null && process.env.STAND_IN !== '1', 'the stand-in alone can tell');
  const app = await launch(browser, { dataFolder, switches: ['no-sandbox'] });
  await app.firstWindow();
  const early = await app.evaluate((electron) => Reflect.get(electron, 'standIn').beforeReady);
  expect(early).not.toContain('app.enableSandbox');
  await app.close();
});

test('5: every permission is denied but copying, full screen and wake lock for our main frame', async ({ app }) => {
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  const copied = () => page.evaluate(() => navigator.clipboard.writeText('a link').then(() => 'copied', String));
  await page.bringToFront();
  expect(await copied()).toBe('copied');
  const asked = ['geolocation', 'notifications', 'media', 'midi', 'clipboard-read', 'openExternal', 'hid', 'usb'];
  if (app.kind === 'stand-in') {
    const granted = ['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock'];
    const ours = 'app://bundle/index.html';
    const frames = [
      ...asked.map((permission) => ({ permission, url: ours, isMainFrame: true })),
      ...granted.flatMap((permission) => [
        { permission, url: ours, isMainFrame: true },
        { permission, url: ours, isMainFrame: false },
        { permission, url: 'https://example.com/', isMainFrame: true },
        { permission, url: 'app://elsewhere/', isMainFrame: true },
      ]),
    ];
    const answers = await app.evaluate(({ session }, given) => {
      const ask = Reflect.get(session.defaultSession, 'grants');
      const askers: { permission: string }[] = Array.isArray(given) ? given : [];
      return Promise.all(askers.map((one) => Reflect.apply(ask, session.defaultSession, [one.permission, one])));
    }, frames);
    expect(frames.filter((_, at) => Object(answers)[at])).toEqual(
      granted.map((permission) => ({ permission, url: ours, isMainFrame: true })),
    );
    return;
  }
  const states = await page.evaluate(() =>
    Promise.all(
      (['geolocation', 'notifications', 'midi'] as const).map((name) => navigator.permissions.query({ name })),
    ),
  );
  expect(states.map(({ state }) => state)).toEqual(['denied', 'denied', 'denied']);
});

test('7: the page has the content security policy, and it applies', { tag: '@everyday' }, async ({ app }) => {
  const page = await app.firstWindow();
  const policy = await page.evaluate(() =>
    fetch('./index.html').then((page) => page.headers.get('content-security-policy')),
  );
  expect(policy).toBe(contentSecurityPolicy);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/);
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.inlineRan = true';
    document.body.append(inline);
    // later and by the page itself: the policy exempts what a debugger runs
    const evaluated = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(Reflect.apply(Reflect.get(window, 'eval'), window, ['1']) === 1);
        } catch {
          resolve(false);
        }
      });
    });
    return { inline: 'inlineRan' in window, evaluated };
  });
  expect(ran).toEqual({ inline: false, evaluated: false });
});

test('11, 12: a webview cannot be attached', async ({ app }) => {
  await app.firstWindow();
  const prevented = await app.evaluate(({ BrowserWindow }) => {
    let stopped = false;
    const event = {
      preventDefault() {
        stopped = true;
      },
    };
    BrowserWindow.getAllWindows()[0]?.webContents.emit('will-attach-webview', event, {}, {});
    return stopped;
  });
  expect(prevented).toBe(true);
});

test('13: the page cannot be navigated away', async ({ app }) => {
  const page = await app.firstWindow();
  await expect(page.locator('#root')).not.toBeEmpty();
  const before = page.url();
  for (const address of ['https://example.com/', 'http://127.0.0.1:9/', 'file:///etc/passwd', 'data:text/html,hello']) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    // the navigation of the press is decided before a later request is answered
    await page.evaluate(async () => (await fetch('./index.html')).status);
    expect(page.url(), address).toBe(before);
  }
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(app.foreign).toEqual([]);
});

test('13: redirects and frames follow the same rule', async ({ app }) => {
  await app.firstWindow();
  const decisions = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const decide = (name: 'will-redirect' | 'will-frame-navigate' | 'will-navigate', url: string) => {
      let prevented = false;
      const event = {
        url,
        preventDefault() {
          prevented = true;
        },
      };
      contents?.emit(name, event, url);
      return prevented;
    };
    const names = ['will-redirect', 'will-frame-navigate', 'will-navigate'] as const;
    const foreign = [
      'https://bundle/index.html',
      'app://elsewhere/',
      'app://bundle.example.com/',
      'file:///',
      'no address',
    ];
    return names.map((name) => ({
      prevented: foreign.every((url) => decide(name, url)),
      ours: decide(name, 'app://bundle/index.html'),
    }));
  });
  expect(decisions).toEqual(Array(3).fill({ prevented: true, ours: false }));
});

test('14, 15: opens no windows, and only known addresses reach the browser', async ({ app }) => {
  const page = await app.firstWindow();
  await app.evaluate(({ shell }) => {
    const asked: string[] = [];
    Reflect.set(globalThis, 'asked', asked);
    shell.openExternal = async (address) => {
      asked.push(address);
    };
  });
  const known = 'https://openfontlicense.org/';
  const unknown = [
    'https://example.com/',
    `${known}@example.com/`,
    'http://openfontlicense.org/',
    'file:///etc/passwd',
  ];
  for (const address of [...unknown, known]) {
    await page.evaluate((to) => void window.open(to), address).catch(() => {});
  }
  const asked = () => app.evaluate(() => Reflect.get(globalThis, 'asked'));
  await expect.poll(asked).toEqual([known]);
  await expect.poll(() => app.windows().length).toBe(1);
  expect(app.foreign).toEqual([]);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('font-licence')?.click());
  await expect.poll(asked).toEqual([known, known]);
});

test('16: Electron is pinned to one exact version in the manifest, the lock and the package', {
  tag: '@everyday',
}, () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const pinned = read('package.json').devDependencies.electron;
  expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Number(pinned.split('.')[0])).toBeGreaterThanOrEqual(45);
  expect(read('package-lock.json').packages['node_modules/electron'].version).toBe(pinned);
  expect(readFileSync(path.join(root, 'electron-builder.yml'), 'utf8')).toContain(`electronVersion: ${pinned}\n`);
});

test('17: the bridge accepts messages only from the main frame of our own page', async ({ app }) => {
  await app.firstWindow();
  const answers = await app.evaluate(
    ({ ipcMain }, given) => {
      const [channel, greeting] = Array.isArray(given) ? given : [];
      const heardBy = (frame: object | null, payload: unknown) => {
        const heard: unknown[] = [];
        const answered = new Promise((resolve) => {
          const send = (_channel: string, text: unknown) => resolve(heard.push(text));
          const sender = { isDestroyed: () => false, send, on: () => {}, once: () => {} };
          ipcMain.emit(channel, { sender, senderFrame: frame }, payload);
        });
        return { heard, answered };
      };
      const frame = (url: string, parent: object | null = null, gone = false) => ({
        url,
        parent,
        isDestroyed: () => gone,
      });
      const ours = 'app://bundle/index.html';
      const untrusted = [
        heardBy(null, greeting),
        heardBy(frame('https://bundle/index.html'), greeting),
        heardBy(frame('app://elsewhere/index.html'), greeting),
        heardBy(frame('file:///index.html'), greeting),
        heardBy(frame('about:blank'), greeting),
        heardBy(frame(''), greeting),
        heardBy(frame(ours, frame(ours)), greeting),
        heardBy(frame(ours, null, true), greeting),
        heardBy(frame(ours), { type: 'hello' }),
        heardBy(frame(ours), undefined),
      ];
      // a trusted sender comes last: once it is answered, the others would have been
      const trusted = heardBy(frame(ours), greeting);
      return trusted.answered.then(() => [trusted, ...untrusted].map(({ heard }) => heard.length > 0));
    },
    [channels.toHost, hello],
  );
  // the first proves that a trusted sender is answered; all others must get no answer
  expect(answers).toEqual([true, ...Array(10).fill(false)]);
});

test('18: the page has its own scheme, which serves nothing else', async ({ app }) => {
  const page = await app.firstWindow();
  expect(await fetchStatus(page, './index.html')).toBe(200);
  expect(await fetchStatus(page, './index.html', 'POST')).toBe(405);
  expect(await fetchStatus(page, '/missing.html')).toBe(404);
  const escapes = [
    '/..%2f..%2fpackage.json',
    '/..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e%2fmain/main.cjs',
    '/assets/..%2f..%2fmain/main.cjs',
    '/..%5c..%5cpackage.json',
    '/assets%5c..%5c..%5cmain%5cmain.cjs',
    '/C:%5cWindows%5cwin.ini',
    '/C:/Windows/win.ini',
    '/index.html::$DATA',
    '/%5c%5cserver%5cshare',
  ];
  for (const address of escapes) expect(await fetchStatus(page, address), address).toBe(403);
  expect(await fetchStatus(page, '/index.html%00.png')).toBe(400);
  expect(await fetchStatus(page, '/%E0%A4%A')).toBe(400);
  // nothing decodes twice, so this is only a file with an odd name
  expect(await fetchStatus(page, '/%252e%252e%252fpackage.json')).toBe(404);
  const elsewhere = await app.evaluate(({ net }) =>
    net.fetch('app://elsewhere/index.html').then(({ status }) => status),
  );
  expect(elsewhere).toBe(403);
  expect(thinShell()).not.toMatch(/loadFile|file:\/\/(?! )/);
});
