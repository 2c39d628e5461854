import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { app, BrowserWindow, dialog, powerMonitor, session } from 'electron';
import { adapterAddress } from '../shared/protocol/messages.ts';
import { BotWorkers } from './bot-workers/bot-workers.ts';
import { threadsOf } from './bot-workers/thread.ts';
import { realTimers } from './bot-workers/timers.ts';
import { keepAwakeWhileServing } from './electron/awake.ts';
import { relayPages } from './electron/away.ts';
import { joinPagesTo } from './electron/connections.ts';
import { tellOfCrashes } from './electron/crashes.ts';
import { sayGoodbyeOnQuit } from './electron/goodbye.ts';
import { denyPermissions, guardAllPages, keepChromiumOffTheNetwork } from './electron/guards.ts';
import { setAbout } from './electron/licences.ts';
import { setMenu } from './electron/menu.ts';
import { takeOpenings } from './electron/openings.ts';
import { declarePageScheme, servePage } from './electron/page-scheme.ts';
import { tellTurns } from './electron/turn-notice.ts';
import { offerUpdates } from './electron/updates.ts';
import { openWindow, showWindow } from './electron/window.ts';
import { wordsIn } from './electron/words.ts';
import { Host } from './host/host.ts';
import { homeNetwork } from './lan/home.ts';
import type { NetworkSettings } from './lan/network.ts';
import { Bundle } from './page/bundle.ts';
import { pageIn } from './page/files.ts';
import { defaultDataFolder, mustBeWritable } from './storage/data-folder.ts';

const isMac = process.platform === 'darwin';

const text = { type: 'string' } as const;
/** Our options on the command line; Chromium's own switches may be among them. */
const { values } = parseArgs({
  args: process.argv.slice(1),
  options: { data: text, adapter: text, 'lan-port': text },
  strict: false,
});

/** The value of one of our options, or undefined. */
function given(option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/** The address for guests from the command line; ignores invalid values. */
function orders(): Pick<NetworkSettings, 'adapter' | 'port'> {
  const adapter = adapterAddress.safeParse(given('adapter'));
  const port = Number(given('lan-port') ?? Number.NaN);
  return { ...(adapter.success && { adapter: adapter.data }), ...(Number.isInteger(port) && { port }) };
}

/**
 * Creates the folder for Chromium's files, inside the data folder. Returns false if that fails.
 * Electron requires it, and it distinguishes instances with different data folders.
 */
function settleFolders(dataFolder: string): boolean {
  const windowFolder = path.join(dataFolder, 'window');
  try {
    mustBeWritable(dataFolder);
    mkdirSync(windowFolder, { recursive: true });
  } catch {
    return false;
  }
  app.setPath('userData', windowFolder);
  return true;
}

function open(dataFolder: string): void {
  denyPermissions(session.defaultSession);
  const page = new Bundle(pageIn(path.join(app.getAppPath(), 'dist/renderer')));
  servePage(page);
  const network = homeNetwork({ page, ...orders() });
  keepAwakeWhileServing(network);
  const thinking = new BotWorkers({
    start: threadsOf(path.join(app.getAppPath(), 'dist/main/bot-worker.cjs')),
    timers: realTimers,
  });
  const isOnBattery = (): boolean => powerMonitor.isOnBatteryPower();
  const host = new Host({
    dataFolder,
    appVersion: app.getVersion(),
    network,
    thinking,
    isOnBattery,
    flushesTogether: true,
  });
  joinPagesTo(host);
  relayPages();
  tellTurns();
  void host.resume();
  sayGoodbyeOnQuit(host);
  const words = wordsIn(app.getLocale());
  setAbout(words);
  setMenu(words, isMac, offerUpdates({ words, isMatchRunning: () => host.isMatchRunning }));
  if (BrowserWindow.getAllWindows().length === 0) openWindow();
}

// Everything here must happen before the app is ready.
const folder = given('data');
const dataFolder = folder ? path.resolve(folder) : defaultDataFolder();
// Some systems cannot sandbox. If the command line disables the sandbox, enabling it here leaves windows white.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
// Windows groups windows and shows notifications by this id; it matches the package's settings.
app.setAppUserModelId('street.high.app');
tellOfCrashes();
keepChromiumOffTheNetwork();
declarePageScheme();
guardAllPages();

// Nothing needs saving on exit: every move is on disk before anyone sees it.
if (process.env.APPIMAGE_EXIT_AFTER_INSTALL === 'true') {
  // An older version has installed this one while quitting, and waits for it to end.
  app.exit(0);
} else if (dataFolder === null || !settleFolders(dataFolder)) {
  void app.whenReady().then(() => {
    const { cannotKeepGames, noHomeFolder } = wordsIn(app.getLocale());
    dialog.showErrorBox('High Street', dataFolder === null ? noHomeFolder : `${dataFolder}\n\n${cannotKeepGames}`);
    app.exit(1);
  });
} else if (app.requestSingleInstanceLock()) {
  takeOpenings(process.argv);
  app.on('second-instance', () => void showWindow());
  app.on('activate', () => void showWindow());
  app.on('window-all-closed', () => {
    if (!isMac) app.quit();
  });
  void app.whenReady().then(() => open(dataFolder));
} else {
  app.quit();
}
