import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait behind the current one of a connection; browsers do not pipeline. */
const mostAhead = 8;

/** Resolves when the response was sent or its connection is gone. */
function taken(response: ServerResponse): Promise<void> {
  if (response.writableFinished || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('finish', resolve);
    response.once('close', resolve);
  });
}

/**
 * Answers a connection's requests in turn, each after the previous answer was taken.
 * A client that pipelines many requests without reading would fill the memory, so it is disconnected.
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
