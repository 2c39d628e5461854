import { app, BrowserWindow } from 'electron';
import { pageOf } from './page-scheme.ts';
import type { Words } from './words.ts';

/** The one window with the licences, while it is open. */
let shown: BrowserWindow | null = null;

/** Opens a window on the licences of all that the app is made of; one that is open comes to the front. */
export function openLicences(title: string): void {
  if (shown !== null && !shown.isDestroyed()) {
    shown.focus();
    return;
  }
  // a plain text, without the bridge
  shown = new BrowserWindow({
    title,
    width: 720,
    height: 800,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  void shown.loadURL(pageOf('licences.txt'));
}

/** Says in the system's own box what this is, and which versions it is made of. */
export function setAbout({ aboutSays }: Words): void {
  const { electron = '', chrome = '', node = '' } = process.versions;
  app.setAboutPanelOptions({
    applicationName: 'High Street',
    applicationVersion: app.getVersion(),
    // macOS sets it in brackets behind the version
    version: `Electron ${electron}`,
    copyright: `${aboutSays}\nElectron ${electron}, Chromium ${chrome}, Node ${node}`,
  });
}
