import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

const openers = /** @type {Record<string, [string, string[]]>} */ ({
  darwin: ['open', []],
  win32: ['rundll32', ['url.dll,FileProtocolHandler']],
});

/** Is there a screen to open a window on? */
export function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** A page that only this user can read, and that leads to an address. */
function pageLeadingTo(/** @type {string} */ address) {
  // in the clone, where browsers may look that are kept out of hidden folders and of the system's temporary one
  const file = path.join(mkdtempSync(inRoot('dist/open-')), 'index.html');
  const target = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = `<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${target}">`;
  writeFileSync(file, page, { mode: 0o600 });
  process.once('exit', () => rmSync(path.dirname(file), { recursive: true, force: true }));
  return pathToFileURL(file).href;
}

/**
 * Opens an address in the default browser, by way of a page of its own: everybody at the machine can see with what a program is
 * started, and whoever has the address runs the house. Where there is no browser, nothing happens: the address has been printed.
 */
export function openBrowser(/** @type {string} */ address) {
  if (!hasDisplay()) return;
  const [program, args] = openers[process.platform] ?? ['xdg-open', []];
  const child = spawn(program, [...args, pageLeadingTo(address)], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
