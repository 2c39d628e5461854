import { Menu, type MenuItemConstructorOptions } from 'electron';
import { openLicences } from './licences.ts';
import { knownPages, openOutside } from './outside.ts';
import type { Updates } from './updates.ts';
import { openWindow } from './window.ts';
import type { Words } from './words.ts';

/** Menu entries for updates: check now, and check at each start. */
function updateEntries(words: Words, { look, isLookedForAtStart, lookAtStart }: Updates): MenuItemConstructorOptions[] {
  return [
    { type: 'separator' },
    { id: 'look-for-version', label: words.lookForVersion, click: look },
    {
      id: 'look-at-start',
      label: words.lookAtStart,
      type: 'checkbox',
      checked: isLookedForAtStart,
      click: ({ checked }) => lookAtStart(checked),
    },
  ];
}

/**
 * Sets the app's menu, without reload and developer tools.
 * @param updates the update entries; null if this build cannot update
 */
export function setMenu(words: Words, isMac: boolean, updates: Updates | null): void {
  const about: MenuItemConstructorOptions = { id: 'about', label: words.about, role: 'about' };
  const quit: MenuItemConstructorOptions = { id: 'quit', label: words.quit, role: 'quit' };
  const macMenu: MenuItemConstructorOptions = {
    label: 'High Street',
    submenu: [about, { type: 'separator' }, { role: 'hide' }, { role: 'hideOthers' }, { type: 'separator' }, quit],
  };
  const file: MenuItemConstructorOptions = {
    label: words.file,
    submenu: [
      { id: 'new-window', label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: () => void openWindow() },
      { id: 'close-window', label: words.closeWindow, role: 'close' },
      ...(isMac ? [] : [quit]),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: words.edit,
    submenu: [
      { label: words.undoTyping, role: 'undo' },
      { label: words.redoTyping, role: 'redo' },
      { type: 'separator' },
      { label: words.cut, role: 'cut' },
      { label: words.copy, role: 'copy' },
      { label: words.paste, role: 'paste' },
      { label: words.selectAll, role: 'selectAll' },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: words.view,
    submenu: [
      { label: words.actualSize, role: 'resetZoom' },
      { label: words.zoomIn, role: 'zoomIn' },
      { label: words.zoomOut, role: 'zoomOut' },
      { type: 'separator' },
      { id: 'full-screen', label: words.fullScreen, role: 'togglefullscreen' },
    ],
  };
  // where a Mac lists open windows
  const windows: MenuItemConstructorOptions = { role: 'windowMenu', label: words.window };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    label: words.help,
    submenu: [
      { id: 'licences', label: words.licences, click: () => openLicences(words.licences) },
      { id: 'font-licence', label: words.fontLicence, click: () => openOutside(knownPages.fontLicence) },
      ...(updates === null ? [] : updateEntries(words, updates)),
      ...(isMac ? [] : [about]),
    ],
  };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([...(isMac ? [macMenu] : []), file, edit, view, ...(isMac ? [windows] : []), help]),
  );
}
