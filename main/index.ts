import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { app, BrowserWindow, dialog, session } from 'electron';
import { joinPagesTo } from './electron/connections.ts';
import { denyPermissions, guardAllPages } from './electron/guards.ts';
import { setMenu } from './electron/menu.ts';
import { declarePageScheme, servePage } from './electron/page-scheme.ts';
import { openWindow, showWindow } from './electron/window.ts';
import { wordsIn } from './electron/words.ts';
import { Host } from './host/host.ts';
import { defaultDataFolder } from './storage/data-folder.ts';

const isMac = process.platform === 'darwin';

/** The folder given with --data, if any. Chromium's own switches may stand beside it. */
function givenFolder(): string | undefined {
  const { values } = parseArgs({ args: process.argv.slice(1), options: { data: { type: 'string' } }, strict: false });
  return typeof values.data === 'string' ? path.resolve(values.data) : undefined;
}

/**
 * Chromium's own files stand in a folder beside the games, which also tells one instance from another. Electron wants
 * it to be there. False where it cannot be made.
 */
function settleFolders(dataFolder: string): boolean {
  const windowFolder = path.join(dataFolder, 'window');
  try {
    mkdirSync(windowFolder, { recursive: true });
  } catch {
    return false;
  }
  app.setPath('userData', windowFolder);
  return true;
}

function open(dataFolder: string): void {
  denyPermissions(session.defaultSession);
  servePage(path.join(app.getAppPath(), 'dist/renderer'));
  const host = new Host({ dataFolder, appVersion: app.getVersion() });
  joinPagesTo(host);
  app.on('will-quit', () => host.close());
  setMenu(wordsIn(app.getLocale()), isMac);
  if (BrowserWindow.getAllWindows().length === 0) openWindow();
}

// Everything here must happen before the app is ready.
const dataFolder = givenFolder() ?? defaultDataFolder();
app.enableSandbox();
declarePageScheme();
guardAllPages();

// Nothing needs saving on the way out: every move is on disk before anybody sees it.
if (!settleFolders(dataFolder)) {
  void app.whenReady().then(() => {
    dialog.showErrorBox('High Street', `${dataFolder}\n\n${wordsIn(app.getLocale()).cannotKeepGames}`);
    app.exit(1);
  });
} else if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (!isMac) app.quit();
  });
  void app.whenReady().then(() => open(dataFolder));
} else {
  app.quit();
}
