import { ipcMain, type WebContents } from 'electron';
import { type AwayRequest, awayRequest } from '../../shared/protocol/away.ts';
import { channels } from '../../shared/protocol/bridge.ts';
import { parseJson } from '../storage/bounded-json.ts';
import { AwayLine } from './away-line.ts';
import { isTrusted } from './connections.ts';

function parsed(text: unknown): AwayRequest | null {
  try {
    return awayRequest.parse(parseJson(String(text)));
  } catch {
    return null;
  }
}

/**
 * Relays pages to other servers, one connection per page.
 * A connection closes when the page reloads, crashes or closes.
 */
export function relayPages(): void {
  const lines = new WeakMap<WebContents, AwayLine>();

  function lineOf(contents: WebContents): AwayLine {
    const known = lines.get(contents);
    if (known) return known;
    const line = new AwayLine((event) => {
      if (!contents.isDestroyed()) contents.send(channels.fromAway, JSON.stringify(event));
    });
    contents.on('did-navigate', () => line.close());
    contents.on('render-process-gone', () => line.close());
    contents.once('destroyed', () => line.close());
    lines.set(contents, line);
    return line;
  }

  ipcMain.on(channels.toAway, (event, text: unknown) => {
    const request = isTrusted(event) ? parsed(text) : null;
    if (request !== null) lineOf(event.sender).ask(request);
  });
}
