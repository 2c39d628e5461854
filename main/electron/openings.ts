import { app, ipcMain, type WebContents } from 'electron';
import { channels } from '../../shared/protocol/bridge.ts';
import { isTrusted } from './connections.ts';
import { gameFileIn, textOfGameFile } from './game-file.ts';
import { invitationIn, linkScheme } from './invitation.ts';
import { showWindow } from './window.ts';

/** Something that the system asks the app to open: the text for a page, and its channel. */
interface Opening {
  readonly channel: typeof channels.invitation | typeof channels.gameFile;
  readonly text: string;
}

function invitationOf(link: string): Opening | null {
  const text = invitationIn(link);
  return text === null ? null : { channel: channels.invitation, text };
}

function gameFileOf(arg: string, folder: string): Opening | null {
  const file = gameFileIn(arg, folder);
  return file === null ? null : { channel: channels.gameFile, text: textOfGameFile(file) };
}

/** The first link or game file among the command line arguments, or null. */
function openingAmong(args: readonly string[], folder: string): Opening | null {
  for (const arg of args) {
    const opening = invitationOf(arg) ?? gameFileOf(arg, folder);
    if (opening !== null) return opening;
  }
  return null;
}

/**
 * Receives links to rooms and game files from the system, and sends each to a page.
 * The page asks before it opens them. Call before the app is ready.
 * @param startedWith the arguments of this start
 */
export function takeOpenings(startedWith: readonly string[]): void {
  let waiting = openingAmong(startedWith, process.cwd());
  const listening = new WeakSet<WebContents>();

  const take = (opening: Opening | null): void => {
    if (opening === null) return;
    waiting = opening;
    if (!app.isReady()) return;
    const { webContents } = showWindow();
    if (listening.has(webContents)) hand(webContents);
  };
  const hand = (contents: WebContents): void => {
    if (waiting !== null) contents.send(waiting.channel, waiting.text);
    waiting = null;
  };
  ipcMain.on(channels.awaitsOpenings, (event) => {
    if (!isTrusted(event)) return;
    const { sender } = event;
    if (!listening.has(sender)) sender.on('did-navigate', () => listening.delete(sender));
    listening.add(sender);
    hand(sender);
  });
  // macOS sends events; other systems start the app a second time
  app.on('open-url', (event, url) => {
    event.preventDefault();
    take(invitationOf(url));
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    take(gameFileOf(file, process.cwd()));
  });
  app.on('second-instance', (_event, args, folder) => take(openingAmong(args, folder)));
  // an unpackaged app would register the path of Electron itself
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
}
