// npm start: installs and builds what is missing, then opens the app: in Electron's window, or served to the browser.
import { spawn } from 'node:child_process';
import { hasDisplay, openBrowser } from './browser.mjs';
import { endWithUs } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { electronBinary, fetchElectron } from './packaging/electron-binary.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot, root } from './root.mjs';
import { adapter, dataFolder, lanPort, pagePort } from './serving-options.mjs';

/**
 * Opens the window and waits until it is closed. False when none has come within so many seconds; a program that ends
 * well before that has shown the window of the app that runs already.
 */
function openWindow(/** @type {string} */ electron, /** @type {string[]} */ args, /** @type {number} */ within) {
  const child = spawn(electron, [root, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const asked = endWithUs(child);
  let isShown = false;
  const limit = setTimeout(() => child.kill('SIGKILL'), within * 1000);
  child.on('message', (message) => {
    if (message !== 'window-shown') return;
    isShown = true;
    clearTimeout(limit);
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0 || isShown || asked()));
  }).finally(() => clearTimeout(limit));
}

/** Serves the game as plain Node until Ctrl-C; opens the browser at the address the server prints. */
function serve(/** @type {string[]} */ args, /** @type {boolean} */ open) {
  const child = spawn(process.execPath, [inRoot('dist/main/server.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const asked = endWithUs(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (!open) return;
    printed += chunk;
    const address = /https?:\/\/\S+/.exec(printed)?.[0];
    if (!address || !printed.includes('\n')) return;
    open = false;
    openBrowser(address);
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(asked() ? 0 : (code ?? 1))));
}

const { values: given } = commandLine({
  start: 'npm start',
  says: 'Installs and builds what is missing, then opens the app: in its own window, or in the browser where Electron cannot be had.',
  options: {
    browser: { kind: 'switch', says: 'do not try Electron: serve the game to the browser' },
    'no-open': { kind: 'switch', says: 'print the address, and open no browser at it' },
    'window-within': {
      kind: 'whole-number',
      value: 'SECONDS',
      usual: 60,
      says: 'how long the window may take to come; then the browser is opened instead',
    },
    port: pagePort,
    adapter,
    'lan-port': lanPort,
    data: dataFolder,
  },
});
const args = [];
for (const option of /** @type {const} */ (['port', 'adapter', 'lan-port', 'data'])) {
  const value = given[option];
  if (value !== undefined) args.push(`--${option}`, String(value));
}

await ensureDependencies();
await ensureBuilt();

if (!given.browser) {
  const electron = electronBinary() ?? (hasDisplay() ? await fetchElectron() : null);
  if (electron && (await openWindow(electron, args, given['window-within']))) process.exit(0);
  if (electron) console.log('Electron could not open its window here; the game opens in the browser instead.');
  else if (hasDisplay()) console.log('Electron could not be had; the game opens in the browser instead.');
  else console.log('No Electron here, nor a screen for its window; the game is served to a browser instead.');
}
process.exit(await serve(args, !given['no-open']));
