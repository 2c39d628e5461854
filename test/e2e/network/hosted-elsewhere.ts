import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type TableMessage,
} from '../../../shared/protocol/messages.ts';
import { startHost } from '../host.ts';
import { likelyMove } from '../laid-table.ts';
import { nextFrame } from '../layout-check/looking/hands.ts';

/** The host of a server on this computer, over a socket. */
export async function hostPerson(address: string) {
  const received: HostMessage[] = [];
  const answers = new Map<string, (answer: HostMessage) => void>();
  const { host, origin, search } = new URL(address);
  const socket = new WebSocket(`ws://${host}/table${search}`, { origin });
  socket.on('message', (data) => {
    const message = hostMessage.parse(JSON.parse(String(data)));
    received.push(message);
    if ('request' in message && message.request !== null) answers.get(message.request)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  /** Sends a request and waits for the answer; throws if it is refused. */
  const ask = async (message: { readonly type: string; readonly [fact: string]: unknown }): Promise<void> => {
    const request = `person-${answers.size}`;
    const answer = await new Promise<HostMessage>((resolve) => {
      answers.set(request, resolve);
      socket.send(JSON.stringify({ ...message, request }));
    });
    if (answer.type === 'refused') throw new Error(`${message.type} was refused: ${answer.code}`);
  };
  const latest = () => received.findLast((message): message is TableMessage => message.type === 'table');
  return { received, ask, latest, hangUp: () => socket.terminate() };
}

/** Moves between two waits for the screens. */
const movesAhead = 8;

/** Plays the match of a room's table to its end, as a substitute for everyone, and lets these screens keep up. */
export async function playOut(
  address: string,
  table: string,
  seed: string,
  screens: readonly Page[] = [],
): Promise<void> {
  const person = await hostPerson(address);
  const random = randomFromSeed(seed);
  await person.ask({ type: 'open-table', table });
  const now = (): TableMessage => {
    const latest = person.latest();
    if (latest === undefined) throw new Error('The host has sent no table.');
    return latest;
  };
  for (const seat of now().seats.keys())
    await person.ask({ type: 'hand-seat', table, seat, to: 'house', standIn: true });
  for (let moves = 0; now().outcome === null; moves++) {
    if (moves % movesAhead === 0) await Promise.all(screens.map((page) => page.evaluate(nextFrame)));
    const { inHand, next } = now();
    if (inHand === null && next !== null) await person.ask({ type: 'take-in-hand', table, seat: next });
    const { version, inHand: seat, legal } = now();
    await person.ask({ type: 'play', table, version, seat, move: likelyMove(legal, random) });
  }
  person.hangUp();
}

/** A table of another host with a free seat, and the link on its screen. */
export async function hostedElsewhere() {
  const host = await startHost();
  const person = await hostPerson(host.address);
  const seats = [
    { name: 'Ana', colour: 'teal' },
    { name: 'Ben', colour: 'navy' },
  ];
  await person.ask({ type: 'create-table', game: 'brick-and-mortar', options: { 'first-game': 'yes' }, seats });
  const table = person.latest()?.table;
  await person.ask({ type: 'choose-network', adapter: '127.0.0.1', port: null });
  await person.ask({ type: 'host-table', table, name: 'Kitchen', door: 'open' });
  await person.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
  const network = person.received.findLast((message) => message.type === 'network')?.network;
  const address = network?.listening?.addresses[0] ?? 'nowhere';
  const link = `http://${address}/#join=${person.latest()?.keeping?.code}`;
  return { host, person, address, link };
}
