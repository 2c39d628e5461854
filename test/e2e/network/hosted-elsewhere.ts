import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import { type HostMessage, hostMessage, protocolVersion } from '../../../shared/protocol/messages.ts';
import { startHost } from '../host.ts';

type Table = Extract<HostMessage, { type: 'table' }>;

/** The host person of another house: a socket to a host on this machine. */
export async function hostPerson(address: string) {
  const told: HostMessage[] = [];
  const { host, origin, search } = new URL(address);
  const socket = new WebSocket(`ws://${host}/table${search}`, { origin });
  socket.on('message', (data) => told.push(hostMessage.parse(JSON.parse(String(data)))));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  let asked = 0;
  const ask = async (message: { readonly type: string; readonly [fact: string]: unknown }) => {
    asked += 1;
    const request = `person-${asked}`;
    socket.send(JSON.stringify({ ...message, request }));
    await expect.poll(() => told.some((each) => each.type === 'done' && each.request === request)).toBe(true);
  };
  const latest = () => told.findLast((message): message is Table => message.type === 'table');
  return { told, ask, latest, hangUp: () => socket.terminate() };
}

/** A table of another host with a free seat, and the link its screen shows. */
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
  const network = person.told.findLast((message) => message.type === 'network')?.network;
  const address = network?.listening?.addresses[0] ?? 'nowhere';
  const link = `http://${address}/#join=${person.latest()?.keeping?.code}`;
  return { host, person, address, link };
}
