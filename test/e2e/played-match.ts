import WebSocket from 'ws';
import { below, type RandomWords, randomFromSeed } from '../../shared/engine/index.ts';
import {
  type ClientMessage,
  type HostMessage,
  hostMessage,
  playerColours,
  protocolVersion,
  type TableMessage,
} from '../../shared/protocol/messages.ts';
import { type NewTable, readyMade } from './games/new-table.ts';

type Named = Exclude<ClientMessage, { type: 'hello' }>;
type Ask = Named extends infer Message ? (Message extends Named ? Omit<Message, 'request'> : never) : never;

/** A program at the host's socket: it asks, waits for the answer, and keeps the table it was last told of. */
class Caller {
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: HostMessage) => void>();
  #asked = 0;
  #table: TableMessage | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(hostMessage.parse(JSON.parse(String(data)))));
  }

  static async call(address: string): Promise<Caller> {
    const { origin, host, search } = new URL(address);
    const socket = new WebSocket(`ws://${host}/table${search}`, { origin });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const caller = new Caller(socket);
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    return caller;
  }

  #hear(message: HostMessage): void {
    if (message.type === 'table') this.#table = message;
    if (!('request' in message) || message.request === null) return;
    this.#answers.get(message.request)?.(message);
    this.#answers.delete(message.request);
  }

  get table(): TableMessage {
    if (this.#table === null) throw new Error('The host has told of no table.');
    return this.#table;
  }

  /** Asks; throws when it is refused. */
  async ask(request: Ask): Promise<void> {
    this.#asked += 1;
    const name = `c${this.#asked}`;
    const answer = await new Promise<HostMessage>((resolve) => {
      this.#answers.set(name, resolve);
      this.#socket.send(JSON.stringify({ ...request, request: name }));
    });
    if (answer.type === 'refused') throw new Error(`${request.type} was refused: ${answer.code}`);
  }

  hangUp(): void {
    this.#socket.close();
  }
}

/** One of the moves on offer; closing stores, giving up points and shopping on debt do not make a long match shorter. */
function choose(legal: TableMessage['legal'], random: RandomWords): TableMessage['legal'][number] {
  const buying = legal.filter(({ type }) => ['buy-points', 'buy', 'ship'].includes(type));
  const usual = legal.filter(({ type }) => !['close-store', 'sell-points', 'take-back'].includes(type));
  const likely = buying.length > 0 ? buying : usual.length > 0 ? usual : legal;
  const move = likely[below(random, likely.length)];
  if (move === undefined) throw new Error('There is no move to choose.');
  return move;
}

/** Plays on with random legal moves, to the end of the match or for so many; all seats must be the house's. */
async function playOn(caller: Caller, random: RandomWords, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { table } = caller.table;
  for (let played = 0; played < moves && caller.table.outcome === null; played++) {
    const { inHand, next } = caller.table;
    if (inHand === null && next !== null) await caller.ask({ type: 'take-in-hand', table, seat: next });
    const { version, inHand: seat, legal } = caller.table;
    if (seat === null) throw new Error('Nobody is before the screen.');
    await caller.ask({ type: 'play', table, version, seat, move: choose(legal, random) });
  }
}

/** Plays the match of a room's table to its end, standing in for everybody who plays there. */
export async function playOut(address: string, table: string, seed: string): Promise<void> {
  const caller = await Caller.call(address);
  await caller.ask({ type: 'open-table', table });
  for (const seat of caller.table.seats.keys())
    await caller.ask({ type: 'hand-seat', table, seat, to: 'house', standIn: true });
  await playOn(caller, randomFromSeed(seed));
  caller.hangUp();
}

/** Plays a match with random legal moves through the host, to its end or for so many moves; returns the table's name. */
export async function playMatch(
  address: string,
  names: readonly string[],
  {
    seed,
    moves = Number.POSITIVE_INFINITY,
    laid = readyMade,
  }: { readonly seed: string; readonly moves?: number; readonly laid?: NewTable },
): Promise<string> {
  const random = randomFromSeed(seed);
  const caller = await Caller.call(address);
  const seats = names.map((name, index) => ({ name, colour: playerColours[index] ?? 'navy' }));
  await caller.ask({ type: 'create-table', game: laid.game, options: { ...laid.options }, seats });
  const { table } = caller.table;
  await playOn(caller, random, moves);
  await caller.ask({ type: 'leave-table', table });
  caller.hangUp();
  return table;
}
