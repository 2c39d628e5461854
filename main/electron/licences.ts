import { app, BrowserWindow } from 'electron';
import { pageOf } from './page-scheme.ts';
import type { Words } from './words.ts';

/** The open licences window, or null. */
let shown: BrowserWindow | null = null;

/** Opens or focuses the window with the licences of all software in the app. */
export function openLicences(title: string): void {
  if (shown !== null && !shown.isDestroyed()) {
    shown.focus();
    return;
  }
  // plain text, without the bridge
  shown = new BrowserWindow({
    title,
    width: 720,
    height: 800,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  void shown.loadURL(pageOf('licences.txt'));
}

/** Sets the text of the system's about panel, with all versions. */
export function setAbout({ aboutSays }: Words): void {
  const { electron = '', chrome = '', node = '' } = process.versions;
  app.setAboutPanelOptions({
    applicationName: 'High Street',
    applicationVersion: app.getVersion(),
    // macOS shows it in brackets after the version
    version: `Electron ${electron}`,
    copyright: `${aboutSays}\nElectron ${electron}, Chromium ${chrome}, Node ${node}`,
  });
}
