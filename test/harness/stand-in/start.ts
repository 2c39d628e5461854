import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Request, Route } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { DesktopApp } from '../desktop-app.ts';
import { appArguments, type LaunchOptions } from '../launch-options.ts';
import { runPreload } from './preload-runtime.ts';
import { type FromMain, type Question, served, type ToMain } from './wire.ts';

const root = path.join(import.meta.dirname, '../../..');
const script = path.join(root, 'test-results/stand-in', `main-process-${process.pid}.cjs`);
let bundled = false;

/** The main-process half as one file that plain Node loads before the app. */
function mainProcessScript(): string {
  if (!bundled) {
    const entryPoints = [path.join(import.meta.dirname, 'main-process.ts')];
    buildSync({ entryPoints, bundle: true, platform: 'node', format: 'cjs', target: 'node20', outfile: script });
  }
  bundled = true;
  return script;
}

/** Chromium opens no unknown scheme, so the app's pages get an https address. */
const toWeb = (url: string) => url.replace(/^app:\/\/([^/]+)/, 'https://$1.app.test');
const toApp = (url: string) => url.replace(/^https:\/\/([^/]+)\.app\.test/, 'app://$1');
const isApp = (url: string) => /^https:\/\/[^/]+\.app\.test\//.test(url);

/** Distributes over the kinds of question, so that each keeps its own fields. */
type Unnumbered<T> = T extends Question ? Omit<T, 'request'> : never;

/** Questions to the main process, each answered once; all of them fail when the process ends. */
function correspondence(child: ChildProcess) {
  const waiting = new Map<number, (answer: Extract<FromMain, { type: 'answer' }>) => void>();
  let last = 0;
  const gone = (request: number) => ({ type: 'answer', request, error: 'Error: the main process is gone' }) as const;
  child.once('exit', () => {
    for (const [request, resolve] of waiting) resolve(gone(request));
  });
  const send = (message: ToMain) => {
    // the callback swallows write errors of an ending process
    if (child.connected) child.send(message, () => {});
  };
  return {
    send,
    async ask(question: Unnumbered<Question>): Promise<unknown> {
      last += 1;
      const request = last;
      const answer = await new Promise<Extract<FromMain, { type: 'answer' }>>((resolve) => {
        waiting.set(request, resolve);
        if (child.connected) send({ ...question, request });
        else resolve(gone(request));
      });
      waiting.delete(request);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.result;
    },
    answered(answer: Extract<FromMain, { type: 'answer' }>) {
      waiting.get(answer.request)?.(answer);
    },
  };
}

type Mail = ReturnType<typeof correspondence>;

interface StandInWindow {
  readonly page: Page;
  deliver(channel: string, text: string): void;
  reload(): void;
}

/** True for the first request of a window the page tried to open, which has no frame of this page. */
function isForAnotherWindow(request: Request, page: Page): boolean {
  try {
    return request.isNavigationRequest() && request.frame().page() !== page;
  } catch {
    return true;
  }
}

async function openWindow(
  browser: Browser,
  mail: Mail,
  foreign: string[],
  { id, width, height, preload }: Extract<FromMain, { type: 'create' }>,
): Promise<StandInWindow> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const mark = randomBytes(8).toString('hex');
  const names = { deliver: `deliver-${mark}`, post: `post-${mark}`, mayUse: `may-use-${mark}` };
  await page.exposeBinding(names.post, ({ frame }, channel: string, text: string) => {
    if (frame === page.mainFrame()) mail.send({ type: 'ipc', id, url: toApp(frame.url()), channel, text });
  });
  // in Electron the app's own handlers decide what a page may do, not Chromium
  await context.grantPermissions(['clipboard-write']);
  await page.exposeBinding(names.mayUse, ({ frame }, permission: string) =>
    mail.ask({ type: 'may-use', permission, url: toApp(frame.url()), isMainFrame: frame === page.mainFrame() }),
  );
  await page.addInitScript((mayUse) => {
    const ask: unknown = Reflect.get(window, mayUse);
    Reflect.deleteProperty(window, mayUse);
    const write = navigator.clipboard?.writeText.bind(navigator.clipboard);
    if (typeof ask !== 'function' || write === undefined) return;
    navigator.clipboard.writeText = async (text) => {
      if ((await ask('clipboard-sanitized-write')) !== true) throw new DOMException('no leave', 'NotAllowedError');
      await write(text);
    };
  }, names.mayUse);
  if (preload !== null) {
    const source = readFileSync(preload, 'utf8');
    const given = [names, source, process.platform].map((argument) => JSON.stringify(argument)).join(', ');
    // the compiler leaves calls in its text that name each function within
    const naming = 'const __name = (named) => named;';
    await page.addInitScript({ content: `{ ${naming} (${runPreload.toString()})(${given}); }` });
  }

  let opening = true;
  /** A new document is loading; a change of the fragment alone is no navigation. */
  let arriving = false;
  const handle = async (route: Route, request: Request) => {
    const url = request.url();
    if (isForAnotherWindow(request, page)) {
      if (await mail.ask({ type: 'may-open', id, url: toApp(url) })) foreign.push(url);
      return route.abort('aborted');
    }
    const navigates = request.isNavigationRequest() && request.frame() === page.mainFrame();
    // loads by the main process itself are not checked, as in Electron
    if (navigates && !opening && !(await mail.ask({ type: 'may-navigate', id, url: toApp(url) }))) {
      return route.abort('aborted');
    }
    if (navigates) {
      opening = false;
      arriving = true;
    }
    if (!isApp(url)) {
      foreign.push(url);
      return route.abort();
    }
    const answer = await mail.ask({ type: 'fetch', url: toApp(url), method: request.method() });
    const { status, headers, body } = served.parse(answer);
    return route.fulfill({ status, headers, body: Buffer.from(body, 'base64') });
  };
  await context.route('**/*', (route, request) => handle(route, request).catch(() => route.abort().catch(() => {})));
  // windows opened by the page never stay
  context.on('page', (other) => {
    if (other !== page) setTimeout(() => void other.close().catch(() => {}), 50);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !arriving) return;
    arriving = false;
    mail.send({ type: 'navigated', id, url: toApp(frame.url()) });
  });
  page.on('load', () => mail.send({ type: 'loaded', id, url: toApp(page.url()) }));
  page.on('close', () => mail.send({ type: 'closed', id, url: '' }));
  return {
    page,
    deliver(channel, text) {
      const work = ([name, ...given]: string[]) => Reflect.get(window, name ?? '')?.(...given);
      page.evaluate(work, [names.deliver, channel, text]).catch(() => {});
    },
    reload() {
      page.reload().catch(() => {});
    },
  };
}

/** Running apps by data folder, to distinguish the first from a second. */
const running = new Map<string, Mail>();

/** Starts the built app in plain Node with the stand-in for Electron, its pages in a Chromium. */
export async function startStandIn(browser: Browser, options: LaunchOptions): Promise<DesktopApp> {
  const { dataFolder, locale } = options;
  const child = fork(path.join(root, 'dist/main/main.cjs'), appArguments(options), {
    cwd: root,
    execArgv: ['--require', mainProcessScript()],
    serialization: 'advanced',
    env: { ...process.env, STAND_IN_APP: root, STAND_IN_LOCALE: locale ?? 'en-GB', ...options.environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const mail = correspondence(child);
  const userData = path.join(path.resolve(dataFolder), 'window');
  if (!running.has(userData)) running.set(userData, mail);
  void exited.then(() => {
    if (running.get(userData) === mail) running.delete(userData);
  });

  const foreign: string[] = [];
  const errorBoxes: string[] = [];
  const windows = new Map<number, Promise<StandInWindow>>();
  const shown: Page[] = [];
  const waiting: ((page: Page) => void)[] = [];
  const ended = exited.then((code) => {
    throw new Error(`the main process ended (${code}) before its first window`);
  });
  ended.catch(() => {});

  /** The browser may close before the app has ended; messages after that do not matter. */
  const gone = () => {};

  async function load(id: number, url: string): Promise<void> {
    const opened = await windows.get(id);
    if (!opened) return;
    await opened.page.goto(toWeb(url)).catch(() => {});
    shown.push(opened.page);
    for (const resolve of waiting.splice(0)) resolve(opened.page);
  }

  child.on('message', (message: FromMain) => {
    switch (message.type) {
      case 'create':
        windows.set(message.id, openWindow(browser, mail, foreign, message));
        return;
      case 'load':
        load(message.id, message.url).catch(gone);
        return;
      case 'send':
        windows.get(message.id)?.then((opened) => opened.deliver(message.channel, message.text), gone);
        return;
      case 'reload':
        windows.get(message.id)?.then((opened) => opened.reload(), gone);
        return;
      case 'close':
        windows
          .get(message.id)
          ?.then((opened) => opened.page.context().close())
          .catch(gone);
        windows.delete(message.id);
        return;
      case 'second-instance':
        running.get(message.userData)?.send({ type: 'second-instance', args: message.args });
        return;
      case 'error-box':
        errorBoxes.push(message.text);
        return;
      case 'answer':
        mail.answered(message);
    }
  });

  return {
    kind: 'stand-in',
    foreign,
    errorBoxes,
    exited,
    windows: () => shown.filter((page) => !page.isClosed()),
    firstWindow: () => {
      const [first] = shown;
      if (first) return Promise.resolve(first);
      return Promise.race([new Promise<Page>((resolve) => waiting.push(resolve)), ended]);
    },
    evaluate: (work, argument) => mail.ask({ type: 'evaluate', source: work.toString(), argument }),
    async close() {
      const limit = setTimeout(() => child.kill('SIGKILL'), 5000);
      await mail
        .ask({ type: 'evaluate', source: '({ app }) => { setImmediate(() => app.quit()); }', argument: null })
        .catch(() => {});
      await exited;
      clearTimeout(limit);
      for (const opened of windows.values())
        await (await opened).page
          .context()
          .close()
          .catch(() => {});
    },
    kill: () => child.kill('SIGKILL'),
  };
}
