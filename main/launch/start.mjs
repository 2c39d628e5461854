// npm start: installs and builds what is missing, then opens the app in Electron's window or in the browser.
import { spawn } from 'node:child_process';
import { hasDisplay, openBrowser } from './browser.mjs';
import { endWithUs } from './child.mjs';
import { commandLine, wholeNumber } from './command-line.mjs';
import { electronBinary, fetchElectron } from './packaging/electron-binary.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot, root } from './root.mjs';
import { adapter, dataFolder, folderIn, lanPort, pagePort, portIn } from './serving-options.mjs';

/**
 * Opens the window and waits until it is closed. Resolves to false if none appears within `within` seconds.
 * A program that exits well before that has focused the window of an app that was already running.
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

/** Runs the server in plain Node until Ctrl-C. Opens the browser at the address it prints. */
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

const command = {
  name: 'npm start',
  summary:
    'Installs and builds what is missing, then opens the app in its own window, or in the browser without Electron.',
  options: /** @type {const} */ ({
    browser: { type: 'boolean', help: 'serve the game to the browser; do not try Electron' },
    'no-open': { type: 'boolean', help: 'print the address; do not open a browser' },
    'window-within': {
      type: 'string',
      value: 'SECONDS',
      help: 'how long to wait for the window before opening the browser (default: 60)',
    },
    port: pagePort,
    adapter,
    'lan-port': lanPort,
    data: dataFolder,
  }),
};
const { given, windowWithin, args } = commandLine(command, ({ values }) => {
  const { port, 'lan-port': guestPort, data, adapter: address } = values;
  const passedOn = { port: portIn('port', port), adapter: address, 'lan-port': portIn('lan-port', guestPort) };
  const forServer = Object.entries({ ...passedOn, data: folderIn(data) });
  return {
    given: values,
    windowWithin: wholeNumber('window-within', values['window-within'], 1, 3600) ?? 60,
    args: forServer.flatMap(([option, value]) => (value === undefined ? [] : [`--${option}`, `${value}`])),
  };
});

await ensureDependencies();
await ensureBuilt();

if (!given.browser) {
  const electron = electronBinary() ?? (hasDisplay() ? await fetchElectron() : null);
  if (electron && (await openWindow(electron, args, windowWithin))) process.exit(0);
  if (electron) console.log('Electron could not open its window here; the game opens in the browser instead.');
  else if (hasDisplay()) console.log('Electron is not available; the game opens in the browser instead.');
  else console.log('There is no screen for a window; open the game in a browser instead.');
}
process.exit(await serve(args, !given['no-open']));
