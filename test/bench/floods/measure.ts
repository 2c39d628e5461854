import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { protocolVersion } from '../../../shared/protocol/messages.ts';

/**
 * `measure MOVES`: an honest player's moves while strangers flood the host, a fresh host for each flood; prints JSON.
 */

const moves = Number(process.argv[2] ?? '40');
/** An unanswered move counts as this after this long, in milliseconds. */
const longestMove = 20_000;
/** Messages per second of a flooding socket; more than 60 would disconnect it. */
const everyMilliseconds = 20;
const honestAddress = '127.0.0.200';

const opened = z.object({ port: z.number(), code: z.string(), table: z.string() });
type Opened = z.infer<typeof opened>;
type Frame = (number: number, where: Opened) => string;

const ask = (facts: object): Frame => {
  return (number) => JSON.stringify({ ...facts, request: `f${number}` });
};
const enter: Frame = (number, { code }) =>
  ask({ type: 'enter', code, name: null })(number, { port: 0, code, table: '' });

interface Flood {
  readonly sockets: number;
  readonly addresses: number;
  /** True if the flooders join first. */
  readonly enters: boolean;
  readonly frame: Frame;
}

const floods: Readonly<Record<string, Flood>> = {
  none: { sockets: 0, addresses: 1, enters: false, frame: enter },
  'enter, 64 sockets': { sockets: 64, addresses: 4, enters: false, frame: enter },
  'enter, 190 sockets': { sockets: 190, addresses: 12, enters: false, frame: enter },
  'propose-game': {
    ...{ sockets: 64, addresses: 4, enters: true },
    frame: (number, { table }) =>
      JSON.stringify({
        type: 'propose-game',
        request: `f${number}`,
        room: table,
        game: number % 2 ? 'harbour' : 'emporium',
      }),
  },
  'open-table': {
    ...{ sockets: 64, addresses: 4, enters: true },
    frame: (number, { table }) => JSON.stringify({ type: 'open-table', request: `f${number}`, table }),
  },
  'explain-move': {
    ...{ sockets: 64, addresses: 4, enters: true },
    frame: (number, { table }) => JSON.stringify({ type: 'explain-move', request: `f${number}`, table, position: 1 }),
  },
  'nested JSON': {
    ...{ sockets: 64, addresses: 4, enters: false },
    frame: (number) => `{"type":"ping","request":"f${number}","more":${'['.repeat(32_000)}${']'.repeat(32_000)}}`,
  },
};

/** Processor time and memory of a process, in milliseconds and MB. */
function costs(pid: number): { readonly processor: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return { processor: (Number(fields[11]) + Number(fields[12])) * 10, memory };
}

async function dial(port: number, localAddress: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, { localAddress, perMessageDeflate: false });
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.once('open', () => resolve());
    socket.once('close', () => resolve());
  });
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  return socket;
}

/** Floods with one socket, and with another as soon as it is closed, until the returned function is called. */
function floodFrom(address: string, { enters, frame }: Flood, where: Opened): () => void {
  let isOver = false;
  let current: WebSocket | null = null;
  const run = async (): Promise<void> => {
    for (let number = 0; !isOver; ) {
      const socket = await dial(where.port, address);
      current = socket;
      if (enters && socket.readyState === WebSocket.OPEN) socket.send(enter(number++, where));
      while (!isOver && socket.readyState === WebSocket.OPEN) {
        if (socket.bufferedAmount < 1_000_000) socket.send(frame(number++, where));
        await pause(everyMilliseconds);
      }
      await pause(100);
    }
  };
  void run();
  return () => {
    isOver = true;
    current?.terminate();
  };
}

const table = z.looseObject({
  type: z.literal('table'),
  version: z.number(),
  toAct: z.array(z.number()),
  legal: z.array(z.unknown()),
  inHand: z.number().nullable(),
});

/** Plays alone on both seats, one move after another. */
async function honestMoves(where: Opened, pid: number) {
  const socket = await dial(where.port, honestAddress);
  const answers = new Map<string, (message: { readonly type: string }) => void>();
  let latest: z.infer<typeof table> | null = null;
  let token = '';
  socket.on('message', (data) => {
    const message = JSON.parse(`${data}`);
    if (message.type === 'table') latest = table.parse(message);
    if (message.type === 'entered') token = message.token;
    answers.get(message.request)?.(message);
  });
  let asked = 0;
  const request = (facts: object): Promise<{ readonly type: string }> =>
    new Promise((resolve) => {
      const name = `h${asked++}`;
      answers.set(name, resolve);
      socket.send(JSON.stringify({ ...facts, request: name }));
      setTimeout(() => resolve({ type: 'none' }), longestMove).unref();
    });
  await request({ type: 'enter', code: where.code, name: 'Honest' });
  await request({
    type: 'ask-seats',
    table: where.table,
    seats: [
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'Ben' },
    ],
  });
  return {
    close: () => socket.terminate(),
    async move() {
      const now = latest;
      const seat = now?.toAct[0] ?? 0;
      if (now !== null && now.inHand !== seat) await request({ type: 'take-in-hand', table: where.table, seat });
      const before = costs(pid);
      const began = performance.now();
      const [move] = latest?.legal ?? [];
      const answer = await request({
        type: 'play',
        table: where.table,
        version: latest?.version ?? 0,
        seat,
        move,
        token,
      });
      return { processor: costs(pid).processor - before.processor, wall: performance.now() - began, type: answer.type };
    },
  };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

async function measure(flood: Flood) {
  const server = fork(fileURLToPath(new URL('./server.mjs', import.meta.url)));
  const [first] = await once(server, 'message');
  const where = opened.parse(first);
  const pid = server.pid ?? 0;
  const player = await honestMoves(where, pid);
  const ends = Array.from({ length: flood.sockets }, (_, index) =>
    floodFrom(`127.0.0.${2 + (index % flood.addresses)}`, flood, where),
  );
  await pause(2000);
  const taken: Awaited<ReturnType<typeof player.move>>[] = [];
  const until = performance.now() + 40_000;
  while (taken.length < moves && performance.now() < until) {
    taken.push(await player.move());
    await pause(100);
  }
  for (const end of ends) end();
  player.close();
  const { memory } = costs(pid);
  server.kill('SIGKILL');
  const figures = (of: 'processor' | 'wall') => {
    const values = taken.map((each) => each[of]);
    return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
  };
  const answered = taken.filter(({ type }) => type === 'done').length;
  return { moves: taken.length, answered, processor: figures('processor'), wall: figures('wall'), memory };
}

const only = process.argv[3];
const measured: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const [name, flood] of Object.entries(floods)) {
  if (only !== undefined && !name.includes(only)) continue;
  measured[name] = await measure(flood);
  process.stderr.write(`${name}: ${JSON.stringify(measured[name])}\n`);
}
process.stdout.write(JSON.stringify(measured));
