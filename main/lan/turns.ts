import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait behind the one a connection is being answered; browsers send none ahead. */
const mostAhead = 8;

/** Resolves when the answer has been taken, or nobody is there to take it any more. */
function taken(response: ServerResponse): Promise<void> {
  if (response.writableFinished || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('finish', resolve);
    response.once('close', resolve);
  });
}

/**
 * Answers what comes over one connection in turn: the next request when the reader has taken the answer before. Whoever
 * sends many ahead without reading would otherwise have all their answers wait in memory; they are cut off.
 */
export class Turns {
  readonly #ahead = new WeakMap<Socket, number>();
  readonly #last = new WeakMap<Socket, Promise<void>>();

  /** Answers when it is this request's turn; `answer` must not reject. */
  take(socket: Socket, response: ServerResponse, answer: () => Promise<void>): void {
    const ahead = (this.#ahead.get(socket) ?? 0) + 1;
    if (socket.destroyed || ahead > mostAhead) {
      socket.destroy();
      return;
    }
    this.#ahead.set(socket, ahead);
    const turn = (this.#last.get(socket) ?? Promise.resolve()).then(async () => {
      if (!socket.destroyed) {
        await answer();
        await taken(response);
      }
      this.#ahead.set(socket, (this.#ahead.get(socket) ?? 1) - 1);
    });
    this.#last.set(socket, turn);
  }
}
