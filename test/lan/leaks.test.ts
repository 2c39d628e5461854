import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type HostMessage, hostMessage, protocolVersion, type TableMessage } from '../../shared/protocol/messages.ts';
import { dialledSocket } from '../harness/dialled-socket.ts';
import { nextLine, startChild } from '../host/child-process.ts';
import { freshFolder } from '../host/client.ts';
import { ask as askHttp } from './served.ts';

/** A client on a real socket that keeps every frame as it came. */
class Listener {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  readonly #messages: HostMessage[] = [];
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.frames.push(`${data}`);
      this.#messages.push(hostMessage.parse(JSON.parse(`${data}`)));
    });
    onTestFinished(() => socket.terminate());
  }

  static async at(port: number): Promise<Listener> {
    const socket = await dialledSocket(() => new WebSocket(`ws://127.0.0.1:${port}/table`));
    const listener = new Listener(socket);
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    return listener;
  }

  async ask(request: object): Promise<HostMessage> {
    this.#asked += 1;
    const name = `r${this.#asked}`;
    this.#socket.send(JSON.stringify({ ...request, request: name }));
    for (;;) {
      const answer = this.#messages.find((message) => 'request' in message && message.request === name);
      if (answer !== undefined) return answer;
      await once(this.#socket, 'message');
    }
  }

  get token(): string {
    const entered = this.#messages.find((message) => message.type === 'entered');
    return entered?.type === 'entered' ? entered.token : '';
  }

  get table(): TableMessage {
    const table = this.#messages.findLast((message) => message.type === 'table');
    if (table?.type !== 'table') throw new Error('no table');
    return table;
  }

  /** Disconnects; resolves at the host's close frame. */
  async hangUp(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}

const seed = 'seed-marker-4711';
const people = ['Zebedee', 'Quentin'] as const;

it('headless server, from its start to its end: lets no token, code, key, seed or name out to the wrong place', {
  timeout: 60_000,
}, async () => {
  const data = path.join(freshFolder(), 'data');
  const renderer = freshFolder();
  writeFileSync(path.join(renderer, 'index.html'), 'the page');
  const where = ['--data', data, '--renderer', renderer, '--headless', '--adapter', '127.0.0.1', '--port', '0'];
  const server = startChild('../../main/server.ts', ...where, '--seed', seed);
  const printed: string[] = [];
  const line = async () => {
    const words = (await nextLine(server)) ?? '';
    printed.push(words);
    return words;
  };
  const port = Number(/:(\d+)\/$/.exec(await line())?.[1]);
  const key = /: ([A-Za-z0-9_-]{22})$/.exec(await line())?.[1] ?? '';

  const hostPage = await Listener.at(port);
  await hostPage.ask({ type: 'present-key', key: 'A'.repeat(22) });
  await hostPage.ask({ type: 'present-key', key });
  const seats = people.map((name, seat) => ({ name, colour: seat === 0 ? 'navy' : 'teal' }));
  const made = await hostPage.ask({ type: 'create-table', game: 'brick-and-mortar', options: {}, seats });
  const table = made.type === 'done' ? made.table : null;
  await hostPage.ask({ type: 'host-table', table, name: 'Kitchen table', door: 'open' });
  await hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
  const code = hostPage.table.keeping?.code ?? '';
  const guest = await Listener.at(port);
  await guest.ask({ type: 'enter', code, name: 'Quentin' });
  await guest.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Quentin' }] });
  const onlooker = await Listener.at(port);
  await onlooker.ask({ type: 'enter', code, name: null });
  const stranger = await Listener.at(port);
  await stranger.ask({ type: 'enter', code: code === '22222' ? '33333' : '22222', name: null });
  for (let moves = 0; moves < 12; moves++) {
    const player = hostPage.table.legal.length > 0 ? hostPage : guest;
    const [move] = player.table.legal;
    if (move === undefined) break;
    const { version, inHand } = player.table;
    await player.ask({
      type: 'play',
      table,
      version,
      seat: inHand,
      ...(player === guest && { token: guest.token }),
      move,
    });
  }
  expect(hostPage.table.version).toBeGreaterThan(1);
  const pages = [
    await askHttp(port, '/'),
    await askHttp(port, `/?token=${guest.token}`),
    await askHttp(port, '/house.json'),
  ];
  pages.push(
    await askHttp(port, '/table'),
    await askHttp(port, '/../house.json'),
    await askHttp(port, '/data/house.json'),
  );
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await gone;

  const secrets = { key, code, guest: guest.token, onlooker: onlooker.token, seed };
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(4);
  const heardBy = (listener: Listener) => listener.frames.join('\n');
  const found = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
  expect(found(heardBy(hostPage))).toEqual(['code']);
  // spectators in the room may show how to join; the guest did until they had a seat
  const ofRoom = (frame: string) => frame.startsWith('{"type":"room"');
  for (const [listener, own] of [
    [guest, 'guest'],
    [onlooker, 'onlooker'],
  ] as const) {
    expect(found(listener.frames.filter((frame) => !ofRoom(frame)).join('\n'))).toEqual([own]);
    expect(found(listener.frames.filter(ofRoom).join('\n'))).toEqual(['code']);
  }
  expect(found(heardBy(stranger))).toEqual([]);
  expect(found(JSON.stringify(pages))).toEqual([]);
  for (const name of people) expect(`${heardBy(stranger)}${JSON.stringify(pages)}`).not.toContain(name);

  // its output: its address and the key, nothing else
  expect(printed).toHaveLength(2);
  expect(found(printed.join('\n'))).toEqual(['key']);
  expect(server.complaints.join('')).toBe('');

  // its data: the file of rooms has key and code, and tokens only as hashes; journals have the match
  const kept = new Map(filesIn(data).map((file) => [path.relative(data, file), file]));
  const journals = ['ndjson', 'spare.ndjson'].map((ending) => path.join('tables', `${table}.${ending}`));
  const index = 'house-index.sqlite';
  expect([...kept.keys()].sort()).toEqual([index, 'house.json', 'house.spare.json', ...journals]);
  for (const [name, file] of kept) {
    const isHouse = name.startsWith('house.');
    const known = name === index ? [] : isHouse ? ['code', 'key'] : ['seed'];
    expect(found(readFileSync(file, 'utf8')).sort(), name).toEqual(known);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077, name).toBe(0);
  }
});
