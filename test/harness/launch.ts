import path from 'node:path';
import { _electron, type Browser } from '@playwright/test';
import { electronBinary } from '../../main/launch/packaging/electron-binary.mjs';
import type { DesktopApp } from './desktop-app.ts';
import { appArguments, type LaunchOptions } from './launch-options.ts';
import { startStandIn } from './stand-in/start.ts';

const root = path.join(import.meta.dirname, '../..');

async function startElectron(options: LaunchOptions): Promise<DesktopApp> {
  const language = options.locale === undefined ? [] : [`--lang=${options.locale}`];
  // Chromium cannot start its sandbox as root, which some build machines use.
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

/** Starts the built app. STAND_IN=1 in the environment selects the stand-in even if Electron is installed. */
export function launch(browser: Browser, options: LaunchOptions): Promise<DesktopApp> {
  const real = electronBinary() !== null && process.env.STAND_IN !== '1';
  return real ? startElectron(options) : startStandIn(browser, options);
}
