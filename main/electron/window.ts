import path from 'node:path';
import { app, BrowserWindow, nativeTheme } from 'electron';
import { pageAddress } from './page-scheme.ts';

/** The colour of the paper before the page is drawn, by day and by night. */
const paper = { light: '#fbf5e6', dark: '#292430' };

/** Opens a window on the page. */
export function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    title: 'High Street',
    width: 1280,
    height: 800,
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
  window.once('ready-to-show', () => window.show());
  void window.loadURL(pageAddress);
  return window;
}

/** Brings a window to the front: the one in use, else a new one. */
export function showWindow(): void {
  const window = BrowserWindow.getAllWindows()[0];
  if (!window) {
    openWindow();
    return;
  }
  if (window.isMinimized()) window.restore();
  window.focus();
}
