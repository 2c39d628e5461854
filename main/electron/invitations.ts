import { app, ipcMain, type WebContents } from 'electron';
import { channels } from '../../shared/protocol/bridge.ts';
import { isTrusted } from './connections.ts';
import { invitationIn, linkScheme } from './invitation.ts';
import { showWindow } from './window.ts';

/** The first invitation among the command line arguments, or null. */
function invitationAmong(args: readonly string[]): string | null {
  for (const arg of args) {
    const invitation = invitationIn(arg);
    if (invitation !== null) return invitation;
  }
  return null;
}

/**
 * Receives links to rooms from the system and sends each to a page.
 * The page asks before it goes there. Call before the app is ready.
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
  // macOS sends an event; other systems start the app a second time
  app.on('open-url', (event, url) => {
    event.preventDefault();
    take(invitationIn(url));
  });
  app.on('second-instance', (_event, args) => take(invitationAmong(args)));
  // an unpackaged app would register the path of Electron itself
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
}
