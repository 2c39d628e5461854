import { app, ipcMain, type WebContents } from 'electron';
import { channels } from '../../shared/protocol/bridge.ts';
import { isTrusted } from './connections.ts';
import { invitationIn, linkScheme } from './invitation.ts';
import { showWindow } from './window.ts';

/** The first invitation among the arguments of a start. */
function invitationAmong(args: readonly string[]): string | null {
  for (const arg of args) {
    const invitation = invitationIn(arg);
    if (invitation !== null) return invitation;
  }
  return null;
}

/**
 * Takes links to tables that the system hands to the app, at its start or while it runs, and hands each to a page, which
 * asks before it goes anywhere. To be called before the app is ready.
 * @param startedWith the arguments of this start
 */
export function takeInvitations(startedWith: readonly string[]): void {
  let waiting = invitationAmong(startedWith);
  const listening = new WeakSet<WebContents>();

  const take = (invitation: string | null): void => {
    if (invitation === null) return;
    waiting = invitation;
    if (!app.isReady()) return;
    const { webContents } = showWindow();
    if (listening.has(webContents)) hand(webContents);
  };
  const hand = (contents: WebContents): void => {
    if (waiting !== null) contents.send(channels.invitation, waiting);
    waiting = null;
  };
  ipcMain.on(channels.awaitsInvitation, (event) => {
    if (!isTrusted(event)) return;
    const { sender } = event;
    if (!listening.has(sender)) sender.on('did-navigate', () => listening.delete(sender));
    listening.add(sender);
    hand(sender);
  });
  // macOS has an event for it; the others start the app a second time
  app.on('open-url', (event, url) => {
    event.preventDefault();
    take(invitationIn(url));
  });
  app.on('second-instance', (_event, args) => take(invitationAmong(args)));
  // run from its sources the app would give the system the path of Electron alone
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
}
