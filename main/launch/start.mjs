// npm start [-- --no-open] [--browser] [--port N] [--adapter ADDRESS] [--lan-port N] [--data FOLDER]
// Installs and builds what is missing, then opens the app: in Electron's window, or served to the browser.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hasDisplay, openBrowser } from './browser.mjs';
import { endWithUs } from './child.mjs';
import { electronBinary, fetchElectron } from './electron-binary.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot, root } from './root.mjs';

const usage = 'npm start -- [--no-open] [--browser] [--port N] [--adapter ADDRESS] [--lan-port N] [--data FOLDER]';
/** A window that dies sooner than this never opened, in milliseconds. */
const openingTime = 10_000;

function readArguments() {
  try {
    return parseArgs({
      options: {
        'no-open': { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        port: { type: 'string' },
        adapter: { type: 'string' },
        'lan-port': { type: 'string' },
        data: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

/** Opens the window and waits until it is closed. False when it never opened. */
function openWindow(/** @type {string} */ electron, /** @type {string[]} */ args) {
  const began = performance.now();
  const child = spawn(electron, [root, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const asked = endWithUs(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0 || asked() || performance.now() - began > openingTime));
  });
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

const given = readArguments();
const args = [];
for (const option of /** @type {const} */ (['port', 'adapter', 'lan-port', 'data'])) {
  const value = given[option];
  if (value !== undefined) args.push(`--${option}`, value);
}

await ensureDependencies();
await ensureBuilt();

if (!given.browser) {
  const electron = electronBinary() ?? (hasDisplay() ? await fetchElectron() : null);
  if (electron && (await openWindow(electron, args))) process.exit(0);
  if (electron) console.log('Electron could not open its window here; the game opens in the browser instead.');
  else if (hasDisplay()) console.log('Electron could not be had; the game opens in the browser instead.');
  else console.log('No Electron here, nor a screen for its window; the game is served to a browser instead.');
}
process.exit(await serve(args, !given['no-open']));
