import { BrowserWindow, ipcMain, Notification } from 'electron';
import { z } from 'zod';
import { channels } from '../../shared/protocol/bridge.ts';
import { isTrusted } from './connections.ts';
import { bringForward } from './window.ts';

/** What a page says of the turn: one line. */
const turnWords = z.string().trim().min(1).max(200);

/**
 * Has the system say that it is somebody's turn, while the window that waits for them is not in front. A click on the notice
 * brings it there; the notice goes once the window has come, or another one takes its place.
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
