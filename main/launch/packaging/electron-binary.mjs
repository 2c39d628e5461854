import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';

const electronFolder = inRoot('node_modules/electron');
const executables = /** @type {Record<string, string>} */ ({
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
});

/** How long the download's address may take to answer, in milliseconds. */
const answerLimit = 5000;
/** How long the installer may go on once the address did not answer: enough to unpack a copy kept from before. */
const unreachedLimit = 8000;

/**
 * Electron's program, or null where it is not on this disk, whole. Only looks: asking the package itself would start a
 * download.
 * @param {string} [folder] where Electron's package lies; another one for tests
 */
export function electronBinary(folder = electronFolder) {
  const note = path.join(folder, 'path.txt');
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  // The installer writes its note last: without one, what is there was only half unpacked.
  if (!named && !existsSync(note)) return null;
  const name = existsSync(note) ? readFileSync(note, 'utf8').trim() : (executables[process.platform] ?? 'electron');
  const program = path.join(named || path.join(folder, 'dist'), name);
  return existsSync(program) ? program : null;
}

/** Where Electron's installer would fetch from: the mirror its own settings name, else its releases. */
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

/** Does the download's address answer at all within a few seconds? */
async function answers() {
  try {
    await fetch(downloadAddress(), { method: 'HEAD', signal: AbortSignal.timeout(answerLimit) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Has Electron's own installer fetch the program, or unpack the copy it kept. A download under way may take as long
 * as it needs; one whose address does not answer is given up within seconds.
 * @returns {Promise<string | null>} the program, or null when it could not be had
 */
export async function fetchElectron() {
  const installer = path.join(electronFolder, 'install.js');
  // A folder of the user's own that lacks the program is for the user to fill.
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
