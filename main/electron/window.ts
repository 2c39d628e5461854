import path from 'node:path';
import { app, BrowserWindow, nativeTheme } from 'electron';
import { reloadWhenCrashed } from './crashed-page.ts';
import { pageAddress } from './page-scheme.ts';
import { rememberedPlace, rememberPlaceOf } from './window-place.ts';

/** Background colour before the page is drawn, for the light and dark theme. */
const paper = { light: '#fbf5e6', dark: '#292430' };

/** Milliseconds after which a window is shown in any case. */
const latestShow = 2000;

/**
 * Shows a window as soon as its page is drawn.
 * Wayland does not report that for hidden windows, so a loaded page or the timeout suffices.
 */
function showWhenDrawn(window: BrowserWindow): void {
  let isShown = false;
  const show = () => {
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    clearTimeout(latest);
    window.show();
    // npm start waits for this message, and opens the browser if no window appears
    process.send?.('window-shown');
  };
  const latest = setTimeout(show, latestShow);
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', show);
}

/** The windows with the page, oldest first; the licences window is separate. */
const gameWindows = new Set<BrowserWindow>();

/** Opens a window with the page. The first gets the saved bounds, others those of the system. */
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
      // The spell checker would download its dictionaries.
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

/** The window for message boxes: the focused one, otherwise the oldest. Null if there is none. */
export function frontWindow(): BrowserWindow | null {
  const windows = [...gameWindows];
  return windows.find((window) => window.isFocused()) ?? windows[0] ?? null;
}

/** Brings the oldest window to the front, or opens one. */
export function showWindow(): BrowserWindow {
  const [window] = gameWindows;
  if (!window) return openWindow();
  bringForward(window);
  return window;
}

/** Restores, shows and focuses a window. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
