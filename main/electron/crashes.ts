import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import path from 'node:path';
import { app, clipboard, dialog } from 'electron';
import { homeFolder } from '../storage/data-folder.ts';
import { reportOf } from './report.ts';
import { wordsIn } from './words.ts';

/** Maximum number of reports kept; the oldest are deleted first. */
const mostReports = 10;

/** Writes a crash report to the user's data and returns it; sends nothing. Ignores file errors. */
export function keepReport(what: string, error: unknown): string {
  const at = Date.now();
  const report = reportOf({
    what,
    error,
    versions: process.versions,
    appVersion: app.getVersion(),
    system: `${process.platform} ${release()} ${process.arch}`,
    at,
    home: homeFolder(),
  });
  try {
    const folder = path.join(app.getPath('userData'), 'crashes');
    mkdirSync(folder, { recursive: true });
    const older = readdirSync(folder)
      .toSorted()
      .slice(0, -(mostReports - 1));
    for (const name of older) rmSync(path.join(folder, name), { force: true });
    writeFileSync(path.join(folder, `${new Date(at).toISOString().replaceAll(':', '-')}.txt`), report, { mode: 0o600 });
  } catch {}
  return report;
}

/**
 * Reports uncaught errors of the main process in one sentence and exits.
 * The state is unknown then, but every move is already on disk.
 */
export function tellOfCrashes(): void {
  let isReported = false;
  const tell = (error: unknown): void => {
    const report = keepReport('main process', error);
    if (isReported) return;
    isReported = true;
    const { hasCrashed, copyReport, quit } = wordsIn(app.getLocale());
    const buttons = [copyReport, quit];
    const pressed = dialog.showMessageBoxSync({
      type: 'error',
      message: hasCrashed,
      buttons,
      defaultId: 1,
      cancelId: 1,
    });
    if (pressed === 0) clipboard.writeText(report);
    app.exit(1);
  };
  process.on('uncaughtException', tell);
  // an unhandled rejection stops nothing: log it and continue
  process.on('unhandledRejection', (error) => void keepReport('main process: unheard', error));
}
