import { app, type BrowserWindow, clipboard, dialog } from 'electron';
import { keepReport } from './crashes.ts';
import { wordsIn } from './words.ts';

/** Number of automatic reloads within this many milliseconds; after that the user decides. */
const mostReloads = 3;
const reloadSpan = 60_000;

/**
 * Reloads a window's page when its process crashes, which would leave the window blank.
 * After repeated crashes it asks the user instead.
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
