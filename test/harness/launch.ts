import path from 'node:path';
import { _electron, type Browser, type Page } from '@playwright/test';
import { electronBinary } from '../../main/launch/electron-binary.mjs';
import { appArguments, type LaunchOptions } from './launch-options.ts';
import { startStandIn } from './stand-in/start.ts';

const root = path.join(import.meta.dirname, '../..');

/** Work for the main process. It travels as its source text, so it uses nothing from outside itself. */
type MainProcessWork = (electron: typeof Electron.CrossProcessExports, argument: unknown) => unknown;

/** The running app: in Electron where its program is on this disk, else in the stand-in for it. */
export interface DesktopApp {
  readonly kind: 'electron' | 'stand-in';
  /** Addresses outside the app that its pages got to ask for, or a window to open on; the stand-in alone can tell. */
  readonly foreign: readonly string[];
  /** Errors the app told in a box of the system's own; the stand-in alone can tell, a real box waits for a person. */
  readonly errorBoxes: readonly string[];
  /** The exit status of the main process, once it has ended. */
  readonly exited: Promise<number | null>;
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs work in the main process; its result, which must be plain JSON, comes back. */
  evaluate(work: MainProcessWork, argument?: unknown): Promise<unknown>;
  /** Quits the app politely. */
  close(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): void;
}

async function startElectron(options: LaunchOptions): Promise<DesktopApp> {
  const language = options.locale === undefined ? [] : [`--lang=${options.locale}`];
  // Chromium will not start its sandbox for root, as whom some build machines run everything.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [root, ...appArguments(options), ...language, ...asRoot];
  const app = await _electron.launch({ args, cwd: root, chromiumSandbox: asRoot.length === 0 });
  const child = app.process();
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    kind: 'electron',
    foreign: [],
    errorBoxes: [],
    exited,
    firstWindow: () => app.firstWindow(),
    windows: () => app.windows(),
    evaluate: (work, argument) => app.evaluate(work, argument),
    close: () => app.close(),
    kill: () => child.kill('SIGKILL'),
  };
}

/** Starts the built app. STAND_IN=1 in the environment asks for the stand-in even where Electron is there. */
export function launch(browser: Browser, options: LaunchOptions): Promise<DesktopApp> {
  const real = electronBinary() !== null && process.env.STAND_IN !== '1';
  return real ? startElectron(options) : startStandIn(browser, options);
}
