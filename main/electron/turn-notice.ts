import { BrowserWindow, ipcMain, Notification } from 'electron';
import { z } from 'zod';
import { channels } from '../../shared/protocol/bridge.ts';
import { isTrusted } from './connections.ts';
import { bringForward } from './window.ts';

/** One line of text for a notification of the turn. */
const turnWords = z.string().trim().min(1).max(200);

/**
 * Shows a system notification for a player's turn, unless the page's window is focused.
 * A click brings the window to the front. The notification closes when the window gets the focus or another one
 * replaces it.
 */
export function tellTurns(): void {
  const notices = new WeakMap<BrowserWindow, Notification>();
  ipcMain.on(channels.turn, (event, text: unknown) => {
    const words = turnWords.safeParse(text);
    const window = isTrusted(event) ? BrowserWindow.fromWebContents(event.sender) : null;
    if (!words.success || window === null || window.isFocused() || !Notification.isSupported()) return;
    const earlier = notices.get(window);
    if (earlier === undefined) window.on('focus', () => notices.get(window)?.close());
    earlier?.close();
    const notice = new Notification({ title: words.data });
    notice.on('click', () => {
      if (!window.isDestroyed()) bringForward(window);
    });
    notices.set(window, notice);
    notice.show();
  });
}
