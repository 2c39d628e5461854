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
import { defaultDataFolder } from './storage/data-folder.ts';

const isMac = process.platform === 'darwin';

/** The folder given with --data, if any. Chromium's own switches may stand beside it. */
function givenFolder(): string | undefined {
  const { values } = parseArgs({ args: process.argv.slice(1), options: { data: { type: 'string' } }, strict: false });
  return typeof values.data === 'string' ? path.resolve(values.data) : undefined;
}

// Everything here must happen before the app is ready.
const dataFolder = givenFolder() ?? defaultDataFolder();
// Chromium's own files stand beside the games; the folder is also what tells one instance from another.
app.setPath('userData', path.join(dataFolder, 'window'));
app.enableSandbox();
declarePageScheme();
guardAllPages();

// Nothing needs saving on the way out: every move is on disk before anybody sees it.
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (!isMac) app.quit();
  });
  void app.whenReady().then(() => {
    denyPermissions(session.defaultSession);
    servePage(path.join(app.getAppPath(), 'dist/renderer'));
    const host = new Host({ dataFolder, appVersion: app.getVersion() });
    joinPagesTo(host);
    app.on('will-quit', () => host.close());
    setMenu(menuWords(app.getLocale()), isMac);
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
} else {
  app.quit();
}
