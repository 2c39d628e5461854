import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { advertiser } from '../../../main/lan/mdns/index.ts';
import { below, randomFromSeed } from '../../../shared/engine/random.ts';
import { soon } from '../../harness/soon.ts';
import { answeringPort, look, loopback, quietPort, stranger } from './loopback.ts';

const mdnsGroup = '224.0.0.251';
const oaks = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 4 };

/** A bare socket for raw packets. */
async function rawVoice(port: number) {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  const heard: Buffer[] = [];
  socket.on('message', (packet) => heard.push(packet));
  socket.bind(port, '0.0.0.0');
  await once(socket, 'listening');
  socket.addMembership(mdnsGroup, loopback.address);
  socket.setMulticastInterface(loopback.address);
  onTestFinished(() => void socket.close());
  const send = (packet: Buffer): Promise<void> =>
    new Promise((resolve) => socket.send(packet, port, mdnsGroup, () => resolve()));
  /** True if a packet has mentioned this service. */
  const heardOf = (name: string): boolean => heard.some((packet) => packet.includes(name));
  return { heard, heardOf, send };
}

describe('hostile network', () => {
  it('gets no corrupt record into the list', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const txt = { id: 'elmselms', name: 'The Elms', game: 'brick-and-mortar', free: '2', v: '2' };
    const spoilt = [
      { ...txt, id: 'x' },
      { ...txt, name: 'The\u202e Elms' },
      { ...txt, name: 'x'.repeat(200) },
      { ...txt, free: '99' },
      { ...txt, v: 'two' },
      { id: txt.id },
      {},
      { __proto__: null, 'id=': 'elmselms', '': 'x' },
    ];
    const { lists, latest } = look(port);
    const { heardOf } = await rawVoice(port);
    const names = spoilt.map((_, index) => `spoilt-${index}`);
    for (const [index, record] of spoilt.entries()) {
      stranger(port).publish({ name: names[index] ?? '', type: 'highstreet', port: at, txt: record, probe: false });
    }
    await soon(() => expect(names.filter((name) => !heardOf(name))).toEqual([]));
    stranger(port).publish({ name: 'good', type: 'highstreet', port: at, txt, probe: false });
    await soon(() => expect(latest()).toHaveLength(1));
    expect(lists.flat().every(({ name }) => name === 'The Elms')).toBe(true);
  });

  it('neither fills our memory nor makes us connect without end', async () => {
    const port = quietPort();
    const knocks = new Set<number>();
    const { latest } = look(port, {
      answers: async (_ip, to) => {
        knocks.add(to);
        return true;
      },
    });
    const flood = stranger(port);
    const { heardOf } = await rawVoice(port);
    const tables = Array.from({ length: 150 }, (_, number) => `flood${String(number).padStart(6, '0')}`);
    for (const [number, table] of tables.entries()) {
      const txt = { id: table, name: table, game: 'brick-and-mortar', free: '2', v: '2' };
      flood.publish({ name: table, type: 'highstreet', port: 10_000 + number, txt, probe: false });
    }
    await soon(() => expect(tables.filter((table) => !heardOf(table))).toEqual([]));
    await soon(() => expect(latest()).toHaveLength(24));
    expect(knocks.size).toBe(24);
  });

  it('may send any packets: nothing crashes, and the table is still found', { timeout: 60_000 }, async () => {
    const port = quietPort();
    const at = await answeringPort();
    const raw = await rawVoice(port);
    const ads = advertiser({ port, onFailure: (error) => expect.fail(error.message) });
    onTestFinished(() => ads.stop());
    ads.announce([oaks], { port: at, addresses: [loopback.address] });
    const first = look(port);
    await soon(() => expect(first.latest()).toMatchObject([oaks]));
    // real packets are corrupted in a few places each
    const models = [...raw.heard];
    expect(models.length).toBeGreaterThan(2);
    const random = randomFromSeed('any packets');
    const upTo = (limit: number): number => (limit > 0 ? below(random, limit) : 0);
    for (let number = 0; number < 3_000; number += 1) {
      const model = models[upTo(models.length)] ?? Buffer.alloc(0);
      const packet = Buffer.from(upTo(4) === 0 ? model.subarray(0, upTo(model.length)) : model);
      for (let spot = upTo(6); spot >= 0 && packet.length > 0; spot -= 1) {
        packet.writeUInt8(upTo(256), upTo(packet.length));
      }
      await raw.send(packet);
    }
    const second = look(port);
    await soon(() => expect(second.latest().filter(({ room }) => room === oaks.room)).toMatchObject([oaks]));
  });
});
