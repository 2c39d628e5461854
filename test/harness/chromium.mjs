import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Places where systems put a Chromium; the headless one first, it is quicker. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own headless shell, of the version it wants; null where it has not been installed. */
function playwrightShell() {
  const [, cache, revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const folder = path.join(cache ?? '', `chromium_headless_shell-${revision}`);
  if (!cache || !existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(path.basename(file)));
  return shell ? path.join(folder, shell) : null;
}

/** A Chromium on this machine, or null: the one CHROMIUM names, else the system's, else Playwright's own. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const system = usualPlaces.find((place) => existsSync(place));
  if (system) return system;
  const full = chromium.executablePath();
  return playwrightShell() ?? (existsSync(full) ? full : null);
}
