import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';

const again = 100;

/** Opens a socket. Like the page, it retries while a busy server answers 503. Rejects if there is no server. */
export async function dialledSocket(dial: () => WebSocket): Promise<WebSocket> {
  for (;;) {
    const socket = dial();
    const isOpen = await new Promise<boolean>((resolve, reject) => {
      socket.once('open', () => resolve(true));
      socket.on('error', reject);
      socket.once('unexpected-response', (request, response) => {
        request.destroy();
        if (response.statusCode === 503) resolve(false);
        else reject(new Error(`the server answered ${response.statusCode}`));
      });
    });
    if (isOpen) return socket;
    await pause(again);
  }
}
