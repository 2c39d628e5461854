import type { SeatMove } from './market.ts';
import type { Memory } from './orders.ts';

/** A server in its own process, and how its clients play. */
export interface MeasuredServer {
  /** Opens a match; the first clients take the seats, further ones watch. One client alone takes all seats. */
  begin(clients: number, seats: number): Promise<MeasuredMatch>;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

export interface MeasuredMatch {
  play(move: SeatMove): Promise<PlayedMove>;
  /** Disconnects the clients and closes the match. */
  end(): Promise<void>;
}

export interface PlayedMove {
  /** From sending the move until the last client has received and parsed the new state. */
  readonly milliseconds: number;
  /** What each client received for it: bytes of its TCP connection. */
  readonly bytes: readonly number[];
}

export interface Client {
  /** Bytes that the TCP connection has received so far. */
  readonly bytes: number;
  /** Called with each new state of the match, after parsing. */
  onState: () => void;
}

/**
 * Sends a move and waits until every client has a new state.
 * @param send may return a promise of the server's answer, whose bytes count, too
 */
export async function timeToAll(clients: readonly Client[], send: () => unknown): Promise<PlayedMove> {
  const before = clients.map((client) => client.bytes);
  let answer: unknown;
  const milliseconds = await new Promise<number>((resolve) => {
    let missing = clients.length;
    for (const client of clients) {
      client.onState = () => {
        client.onState = () => {};
        missing -= 1;
        if (missing === 0) resolve(performance.now() - began);
      };
    }
    const began = performance.now();
    answer = send();
  });
  await answer;
  return { milliseconds, bytes: clients.map((client, index) => client.bytes - (before[index] ?? 0)) };
}
