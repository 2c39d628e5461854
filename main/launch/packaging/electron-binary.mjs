import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';

const electronFolder = inRoot('node_modules/electron');
const executables = /** @type {Record<string, string>} */ ({
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
});

/** Timeout for the download's address, in milliseconds. */
const answerLimit = 5000;
/**
 * Time limit in milliseconds for the installer if the address did not answer.
 * Enough to unpack a cached copy.
 */
const unreachedLimit = 8000;

/**
 * The path of Electron's program, or null if it is missing or incomplete.
 * Only checks files: asking the package would start a download.
 * @param {string} [folder] where Electron's package is; tests use another one
 */
export function electronBinary(folder = electronFolder) {
  const note = path.join(folder, 'path.txt');
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  // The installer writes this file last, so without it the program is incomplete.
  if (!named && !existsSync(note)) return null;
  const name = existsSync(note) ? readFileSync(note, 'utf8').trim() : (executables[process.platform] ?? 'electron');
  const program = path.join(named || path.join(folder, 'dist'), name);
  return existsSync(program) ? program : null;
}

/** Where Electron's installer downloads from: the configured mirror, otherwise its releases. */
export function downloadAddress() {
  const { version } = JSON.parse(readFileSync(path.join(electronFolder, 'package.json'), 'utf8'));
  const mirror =
    process.env.npm_config_electron_mirror ||
    process.env.NPM_CONFIG_ELECTRON_MIRROR ||
    process.env.npm_package_config_electron_mirror ||
    process.env.ELECTRON_MIRROR ||
    'https://github.com/electron/electron/releases/download/';
  return `${mirror}v${version}/electron-v${version}-${process.platform}-${process.arch}.zip`;
}

/** True if the download's address answers in time. */
async function answers() {
  try {
    await fetch(downloadAddress(), { method: 'HEAD', signal: AbortSignal.timeout(answerLimit) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs Electron's own installer, which downloads the program or unpacks a cached copy.
 * A running download may take as long as it needs; if the address does not answer, it stops within seconds.
 * @returns {Promise<string | null>} the program's path, or null if unavailable
 */
export async function fetchElectron() {
  const installer = path.join(electronFolder, 'install.js');
  // A custom folder that lacks the program is the user's to fill.
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || !existsSync(installer)) return null;
  const child = spawn(process.execPath, [installer], { stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const giveUp = setTimeout(end, unreachedLimit);
  void answers().then((answered) => {
    if (!answered || child.exitCode !== null) return;
    clearTimeout(giveUp);
    console.log('Fetching Electron, once (about 120 MB) …');
  });
  await ended;
  clearTimeout(giveUp);
  process.off('exit', end);
  return electronBinary();
}
