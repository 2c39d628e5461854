import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { boundless, guestLimits } from '../../main/lan/limits.ts';
import { HomeNetwork } from '../../main/lan/network.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import { below, type RandomWords, randomFromSeed } from '../../shared/engine/index.ts';
import { closeCodes, hostMessage, protocolVersion } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { soon } from '../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { type Stranger, strangeFrame } from '../host/clients/strange-frames.ts';
import { bytesOf } from '../storage/journal-material.ts';
import { FakeDiscovery, smallPage } from './guests.ts';

/** FRAMES=100000 sends that many instead of the usual few. */
const frames = Number(process.env.FRAMES ?? campaign(600, 2000));
const batch = 50;

/** The expected close codes: the protocol's own, or the WebSocket's for broken frames. */
const typedCodes: ReadonlySet<number> = new Set([...Object.values(closeCodes), 1002, 1007]);
/**
 * If the host closes while frames are in flight, the system resets the connection, which may overtake the close frame.
 * Then the other side reads this error.
 */
const overtaken = 1006;

/** A host on a real local network, with a table in the middle of a match. */
async function server() {
  const folder = freshFolder();
  const network = new HomeNetwork({
    page: new Bundle(pageIn(smallPage())),
    discovery: new FakeDiscovery(),
    // the share of work has tests of its own; here it would refuse a guest who returns, on a busy machine
    limits: { ...guestLimits, burst: Number.POSITIVE_INFINITY, work: boundless },
    adapter: '127.0.0.1',
    port: 0,
  });
  const host = testHost(folder, { now: () => 1_000_000, newSeed: () => 'frames', network });
  onTestFinished(() => host.close());
  const hostPage = new TestClient(host);
  const table = hostPage.create('sealed-market', 3);
  hostPage.connection.receive(
    JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
  );
  await soon(() => expect(hostPage.table.keeping).not.toBeNull());
  for (const seat of [1, 2]) hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
  const port = network.standing.listening?.port ?? 0;
  const code = hostPage.table.keeping?.code ?? '';
  return { folder, hostPage, table, port, code };
}

/** A guest on a real socket who returns by their token after every disconnection. */
class SocketGuest {
  readonly #port: number;
  readonly #table: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, () => void>();
  token = '';
  guest = '';
  readonly closed: number[] = [];
  version = 0;
  answers = 0;

  constructor(port: number, table: string) {
    this.#port = port;
    this.#table = table;
    onTestFinished(() => this.#socket?.terminate());
  }

  /** Joins by code, or returns by token. */
  async comeIn(code: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/table`);
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(`${data}`));
    socket.on('error', () => {});
    socket.on('close', (closedWith) => {
      this.closed.push(closedWith);
      this.#socket = null;
      for (const go of this.#waiting.values()) go();
      this.#waiting.clear();
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    const back = { type: 'return', room: this.#table, token: this.token };
    await this.ask(this.token === '' ? { type: 'enter', code, name: 'Eve' } : back);
  }

  get isIn(): boolean {
    return this.#socket !== null;
  }

  /** Sends a request and waits for the answer, or for the end of the connection. */
  async ask(request: object): Promise<void> {
    const name = randomBytes(6).toString('hex');
    const answered = new Promise<void>((resolve) => this.#waiting.set(name, resolve));
    this.say(JSON.stringify({ ...request, request: name }));
    await answered;
  }

  say(text: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(text: string): void {
    const message = hostMessage.parse(JSON.parse(text));
    if (message.type === 'entered') {
      this.token = message.token;
      this.guest = message.guest;
    }
    if (message.type === 'table') this.version = message.version;
    if (!('request' in message) || message.request === null) {
      if (message.type === 'refused') this.answers += 1;
      return;
    }
    this.answers += 1;
    this.#waiting.get(message.request)?.();
    this.#waiting.delete(message.request);
  }
}

/** An invalid WebSocket frame: wrong bits, no mask, a false length, or bytes that are not text. */
function brokenFrame(random: RandomWords): Buffer {
  const mask = Buffer.from([1, 2, 3, 4]);
  const body = Buffer.from(Array.from({ length: below(random, 100) }, () => below(random, 256)));
  const masked = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  const framed = (first: number, bytes: Buffer) =>
    Buffer.concat([Buffer.from([first, 0x80 | bytes.length]), mask, masked(bytes)]);
  switch (below(random, 8)) {
    case 0:
      return framed(0x81, Buffer.from([0xff, 0xfe, ...body]).subarray(0, 100));
    case 1:
      return framed(0x82, body);
    case 2:
      return framed(0x83 + below(random, 5), body);
    case 3:
      return framed(0xc1, body);
    case 4:
      return Buffer.concat([Buffer.from([0x81, body.length]), body]);
    case 5:
      return Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]);
    case 6:
      return framed(0x80, body);
    default:
      return framed(0x09, Buffer.alloc(100));
  }
}

/** Sends bytes after a proper handshake and waits for the end; returns the close code, if there was one. */
function sendRaw(port: number, bytes: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = Buffer.alloc(0);
    const done = () => {
      const at = heard.indexOf('\r\n\r\n') + 4;
      const frame = heard.subarray(at);
      resolve(frame[0] === 0x88 && frame.length >= 4 ? frame.readUInt16BE(2) : null);
    };
    socket.on('error', () => {});
    socket.on('close', done);
    socket.on('data', (part) => {
      const wasOpen = heard.includes('\r\n\r\n');
      heard = Buffer.concat([heard, part]);
      if (!wasOpen && heard.includes('\r\n\r\n')) socket.write(bytes);
    });
    // a host may rightly wait for the rest of a frame: give up after a while
    setTimeout(() => socket.destroy(), 400).unref();
    const key = Buffer.alloc(16, 7).toString('base64');
    socket.write(
      `GET /table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}

function disk(folder: string, table: string): readonly string[] {
  return [bytesOf(folder, table).toString('utf8'), readFileSync(path.join(folder, 'house.json'), 'utf8')];
}

describe('frames on a real socket that no client would send', () => {
  it('change nothing, crash nothing, and are refused or end the connection with a typed code', {
    timeout: 600_000,
  }, async () => {
    const { folder, hostPage, table, port, code } = await server();
    const eve = new SocketGuest(port, table);
    const other = new SocketGuest(port, table);
    await eve.comeIn(code);
    await eve.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Eve' }] });
    await other.comeIn(code);
    await other.ask({ type: 'ask-seats', table, seats: [{ seat: 2, name: 'Mallory' }] });
    hostPage.play({ type: 'bid', coins: 3 });
    const who: Stranger = {
      table,
      otherTable: 'bbbbbbbbbbbbbbbb',
      seat: 1,
      token: eve.token,
      otherSeats: [0, 2],
      otherTokens: [other.token],
      guest: eve.guest,
      otherGuest: other.guest,
      version: 1,
      legal: [{ type: 'bid', coins: 2 }],
    };
    const before = disk(folder, table);
    const view = JSON.stringify(hostPage.table.view);
    const random = randomFromSeed('socket frames');
    const answersBefore = eve.answers;
    for (let sent = 0; sent < frames; sent += batch) {
      for (let count = 0; count < batch; count++) {
        const { text } = strangeFrame(random, who);
        eve.say(below(random, 200) === 0 ? Buffer.from(text) : text);
      }
      if (eve.isIn) await eve.ask({ type: 'look-back', table, position: 0, viewer: 'spectator' });
      if (!eve.isIn) await eve.comeIn(code);
    }
    const untyped = eve.closed.filter((closedWith) => !typedCodes.has(closedWith));
    expect(untyped.filter((closedWith) => closedWith !== overtaken)).toEqual([]);
    expect(untyped.length).toBeLessThanOrEqual(1 + eve.closed.length / 100);
    expect(eve.answers - answersBefore).toBeGreaterThan(frames / 4);
    expect(disk(folder, table)).toEqual(before);
    expect(JSON.stringify(hostPage.table.view)).toBe(view);
    expect(other.closed).toEqual([]);
    tellFigure(`${counted(frames)} frames, ${counted(eve.answers - answersBefore)} answers, 0 changes`);

    await eve.ask({ type: 'play', table, version: 1, seat: 1, token: eve.token, move: { type: 'bid', coins: 2 } });
    expect(hostPage.table.version).toBe(2);
  });

  it('end only their own connection if broken', { timeout: 60_000 }, async () => {
    const { folder, hostPage, table, port, code } = await server();
    const guest = new SocketGuest(port, table);
    await guest.comeIn(code);
    const before = disk(folder, table);
    const random = randomFromSeed('broken frames');
    const codes = await Promise.all(Array.from({ length: 12 }, () => sendRaw(port, brokenFrame(random))));
    for (let round = 0; round < 8; round++) {
      codes.push(...(await Promise.all(Array.from({ length: 12 }, () => sendRaw(port, brokenFrame(random))))));
    }
    expect(codes.filter((ended) => ended !== null && !typedCodes.has(ended))).toEqual([]);
    expect(codes.filter((ended) => ended !== null).length).toBeGreaterThan(50);
    expect(guest.closed).toEqual([]);
    await guest.ask({ type: 'open-table', table });
    expect(disk(folder, table)).toEqual(before);
    expect(hostPage.closedWith).toBeNull();
  });
});
