import { spawn } from 'node:child_process';

const openers = /** @type {Record<string, [string, string[]]>} */ ({
  darwin: ['open', []],
  win32: ['rundll32', ['url.dll,FileProtocolHandler']],
});

/** Is there a screen to open a window on? */
export function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Opens an address in the default browser. Where there is none, nothing happens: the address has been printed. */
export function openBrowser(/** @type {string} */ address) {
  if (!hasDisplay()) return;
  const [program, args] = openers[process.platform] ?? ['xdg-open', []];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
