import { app, type BrowserWindow, clipboard, dialog } from 'electron';
import { keepReport } from './crashes.ts';
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
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    const now = performance.now();
    crashes = [...crashes.filter((earlier) => now - earlier < reloadSpan), now];
    const report = keepReport(`page: ${reason}`, `exit code ${exitCode}`);
    if (crashes.length <= mostReloads) window.webContents.reload();
    else void askAboutCrashes(window, report);
  });
}

async function askAboutCrashes(window: BrowserWindow, report: string): Promise<void> {
  const { pageKeepsCrashing, loadAgain, copyReport, closeWindow } = wordsIn(app.getLocale());
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: pageKeepsCrashing,
    buttons: [loadAgain, copyReport, closeWindow],
    cancelId: 2,
  });
  if (response === 1) clipboard.writeText(report);
  if (window.isDestroyed()) return;
  if (response === 2) window.close();
  else window.webContents.reload();
}
