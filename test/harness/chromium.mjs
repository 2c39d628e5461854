import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../main/launch/child.mjs';

/** Time limit for installing a Chromium, in milliseconds. */
const installLimit = 300_000;

/** Paths of Chromium on various systems; the headless one first, since it is faster. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of the headless shell that Playwright wants; null if it is not installed. */
function playwrightShell() {
  const [, cache, revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const folder = path.join(cache ?? '', `chromium_headless_shell-${revision}`);
  if (!cache || !existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(path.basename(file)));
  return shell ? path.join(folder, shell) : null;
}

/** A local Chromium, or null: the one CHROMIUM names, else the system's, else Playwright's own. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const system = usualPlaces.find((place) => existsSync(place));
  if (system) return system;
  const full = chromium.executablePath();
  return playwrightShell() ?? (existsSync(full) ? full : null);
}

/** Installs a Chromium: Debian's package for root, else Playwright's own. Returns the failures, one entry per try. */
async function installChromium() {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { stdio: ['ignore', 'pipe', 'pipe'], timeout: installLimit };
  /** @type {string[]} */
  const failures = [];
  const attempt = async (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { code, output } = await run(command, args, options);
    if (code !== 0) failures.push(output.trim().split('\n').slice(-3).join('\n'));
  };
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await attempt('apt-get', 'update', '-q');
    await attempt('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
  }
  if (findChromium() === null) {
    await attempt(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium');
  }
  return failures;
}

/** The Chromium to test with; installs one if there is none. Prints a reason and ends the process if that fails. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  const named = process.env.CHROMIUM;
  let reason = `CHROMIUM is set to ${named}, which does not exist.`;
  if (!named) {
    console.log('No Chromium found; installing one …');
    const failures = await installChromium();
    const installed = findChromium();
    if (installed !== null) return installed;
    reason = `${failures.join('\n')}\nInstall a Chromium, or name its program in CHROMIUM, and try again.`;
  }
  console.error(reason);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** What Playwright needs to start the Chromium to test with. */
export function chromiumToLaunch() {
  const executablePath = findChromium();
  return executablePath === null ? {} : { executablePath };
}
