import path from 'node:path';
import { parseArgs } from 'node:util';
import { app, BrowserWindow, session } from 'electron';
import { joinPagesTo } from './electron/connections.ts';
import { denyPermissions, guardAllPages } from './electron/guards.ts';
import { setMenu } from './electron/menu.ts';
import { menuWords } from './electron/menu-words.ts';
import { declarePageScheme, servePage } from './electron/page-scheme.ts';
import { openWindow, showWindow } from './electron/window.ts';
import { Host } from './host/host.ts';

const isMac = process.platform === 'darwin';

/** The folder given with --data, if any. Chromium's own switches may stand beside it. */
function givenFolder(): string | undefined {
  const { values } = parseArgs({ args: process.argv.slice(1), options: { data: { type: 'string' } }, strict: false });
  return typeof values.data === 'string' ? path.resolve(values.data) : undefined;
}

// Everything here must happen before the app is ready.
const given = givenFolder();
if (given !== undefined) app.setPath('userData', path.join(given, 'window'));
app.enableSandbox();
declarePageScheme();
guardAllPages();

// Nothing needs saving on the way out: every move was on disk before anybody saw it.
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (!isMac) app.quit();
  });
  void app.whenReady().then(() => {
    denyPermissions(session.defaultSession);
    servePage(path.join(app.getAppPath(), 'dist/renderer'));
    const dataFolder = given ?? path.join(app.getPath('userData'), 'games');
    joinPagesTo(new Host({ dataFolder, appVersion: app.getVersion() }));
    setMenu(menuWords(app.getLocale()), isMac);
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
} else {
  app.quit();
}
