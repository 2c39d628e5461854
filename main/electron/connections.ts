import { type IpcMainEvent, ipcMain, type WebContents } from 'electron';
import { channels } from '../../shared/protocol/bridge.ts';
import type { Connection } from '../host/clients/connection.ts';
import type { Host } from '../host/host.ts';
import { isOurs } from './page-scheme.ts';

/** True for the main frame of our own page. A frame that is already gone has no sender. */
export function isTrusted(event: IpcMainEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && !frame.isDestroyed() && frame.parent === null && isOurs(frame.url);
}

/** Calls back for every message of a trusted sender. The only place that receives messages from pages. */
function onPageMessage(hear: (contents: WebContents, text: string) => void): void {
  ipcMain.on(channels.toHost, (event, text: unknown) => {
    if (isTrusted(event) && typeof text === 'string') hear(event.sender, text);
  });
}

/**
 * Connects pages to the server over IPC, one connection per page.
 * The first message opens it; a reload, a crash or closing the page ends it. The server validates the messages.
 */
export function joinPagesTo(host: Host): void {
  const connections = new Map<WebContents, Connection>();
  const followed = new WeakSet<WebContents>();

  function part(contents: WebContents): void {
    const connection = connections.get(contents);
    connections.delete(contents);
    connection?.closed();
  }

  function open(contents: WebContents): Connection {
    const connection = host.connect({
      send(text) {
        if (!contents.isDestroyed()) contents.send(channels.toPage, text);
      },
      // A page in the window cannot be disconnected; its next message opens a new connection.
      close() {
        connections.delete(contents);
      },
    });
    connections.set(contents, connection);
    return connection;
  }

  onPageMessage((contents, text) => {
    if (!followed.has(contents)) {
      followed.add(contents);
      contents.on('did-navigate', () => part(contents));
      contents.on('render-process-gone', () => part(contents));
      contents.once('destroyed', () => part(contents));
    }
    (connections.get(contents) ?? open(contents)).receive(text);
  });
}
