import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

const openers = /** @type {Record<string, [string, string[]]>} */ ({
  darwin: ['open', []],
  win32: ['rundll32', ['url.dll,FileProtocolHandler']],
});

/** True if there is a screen to open a window on. */
export function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Creates a page, readable by this user only, that redirects to an address. */
function pageLeadingTo(/** @type {string} */ address) {
  // inside the clone, because some browsers may not read hidden or system temporary folders
  const file = path.join(mkdtempSync(inRoot('dist/open-')), 'index.html');
  const target = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = `<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${target}">`;
  writeFileSync(file, page, { mode: 0o600 });
  process.once('exit', () => rmSync(path.dirname(file), { recursive: true, force: true }));
  return pathToFileURL(file).href;
}

/**
 * Opens an address in the default browser, if there is one.
 * It opens a redirecting page instead, because all local users can see a program's arguments, and the address contains
 * the pass.
 */
export function openBrowser(/** @type {string} */ address) {
  if (!hasDisplay()) return;
  const [program, args] = openers[process.platform] ?? ['xdg-open', []];
  const child = spawn(program, [...args, pageLeadingTo(address)], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
