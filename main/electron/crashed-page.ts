import { app, type BrowserWindow, dialog } from 'electron';
import { wordsIn } from './words.ts';

/** A page that has crashed is loaded again so many times within this long, in milliseconds; then a person is asked. */
const mostReloads = 3;
const reloadSpan = 60_000;

/**
 * Loads the window's page again when its process crashes, which would leave the window blank. A page that keeps crashing
 * is left alone after a few times, and whoever sits before it is told so.
 */
export function reloadWhenCrashed(window: BrowserWindow): void {
  let crashes: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = performance.now();
    crashes = [...crashes.filter((earlier) => now - earlier < reloadSpan), now];
    if (crashes.length <= mostReloads) window.webContents.reload();
    else void askAboutCrashes(window);
  });
}

async function askAboutCrashes(window: BrowserWindow): Promise<void> {
  const { pageKeepsCrashing, loadAgain, closeWindow } = wordsIn(app.getLocale());
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: pageKeepsCrashing,
    buttons: [loadAgain, closeWindow],
    cancelId: 1,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.close();
}
