import path from 'node:path';
import { app, BrowserWindow, nativeTheme } from 'electron';
import { reloadWhenCrashed } from './crashed-page.ts';
import { pageAddress } from './page-scheme.ts';
import { rememberedPlace, rememberPlaceOf } from './window-place.ts';

/** The colour of the paper before the page is drawn, by day and by night. */
const paper = { light: '#fbf5e6', dark: '#292430' };

/** However the page fares, its window is there after so long, in milliseconds. */
const latestShow = 2000;

/**
 * Shows a window as soon as its page is drawn. Not every system says when that is (Wayland does not, while a window is
 * hidden), so a page that has loaded will do, and a window never waits for long.
 */
function showWhenDrawn(window: BrowserWindow): void {
  let isShown = false;
  const show = () => {
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    clearTimeout(latest);
    window.show();
    // npm start waits for this, and opens the browser where no window comes
    process.send?.('window-shown');
  };
  const latest = setTimeout(show, latestShow);
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', show);
}

/** The windows on the page, the oldest first; another one shows the licences. */
const gameWindows = new Set<BrowserWindow>();

/** Opens a window on the page: the first where the last one was, any other where the system puts it. */
export function openWindow(): BrowserWindow {
  const place = gameWindows.size === 0 ? rememberedPlace() : null;
  const window = new BrowserWindow({
    title: 'High Street',
    width: place?.width ?? 1280,
    height: place?.height ?? 800,
    ...(place && { x: place.x, y: place.y }),
    minWidth: 360,
    minHeight: 560,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? paper.dark : paper.light,
    icon: path.join(app.getAppPath(), 'dist/main/icon.png'),
    webPreferences: {
      preload: path.join(app.getAppPath(), 'dist/preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      // The dictionaries of the spelling checker would be fetched from a network.
      spellcheck: false,
    },
  });
  if (place?.isMaximized) window.maximize();
  if (place?.isFullScreen) window.setFullScreen(true);
  gameWindows.add(window);
  window.once('closed', () => gameWindows.delete(window));
  rememberPlaceOf(window);
  showWhenDrawn(window);
  reloadWhenCrashed(window);
  void window.loadURL(pageAddress);
  return window;
}

/** The window before which a box belongs: the one that has the keyboard, else the oldest; null where there is none. */
export function frontWindow(): BrowserWindow | null {
  const windows = [...gameWindows];
  return windows.find((window) => window.isFocused()) ?? windows[0] ?? null;
}

/** Brings a window to the front: the one in use, else a new one. */
export function showWindow(): BrowserWindow {
  const [window] = gameWindows;
  if (!window) return openWindow();
  bringForward(window);
  return window;
}

/** Brings this window to the front, wherever it is. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
