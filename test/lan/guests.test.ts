import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeCodes } from '../../shared/protocol/close-codes.ts';
import { soon } from '../harness/soon.ts';
import { closing, dial, dialled, dialledFrom, homeNetwork, statusOf } from './guests.ts';
import { ask } from './served.ts';

describe('guest of the network', () => {
  it('is known to the host by its address, sends requests, and is answered', async () => {
    const { clients, open } = homeNetwork();
    const { port } = await open();
    const socket = await dialled(port);
    socket.send('hello');
    expect(`${(await once(socket, 'message'))[0]}`).toBe('heard 1');
    expect(clients.map(({ link }) => link.remote)).toEqual(['127.0.0.1']);
    const [client] = clients;
    socket.terminate();
    await soon(() => expect(client?.isClosed).toBe(true));
  });

  it('is accepted only from our page or a program, and at the address it called', async () => {
    const { open } = homeNetwork();
    const { port } = await open();
    const here = `127.0.0.1:${port}`;
    expect(await statusOf(dial(port))).toBe(101);
    expect(await statusOf(dial(port, { origin: `http://${here}` }))).toBe(101);
    const localhost = `localhost:${port}`;
    expect(await statusOf(dial(port, { host: localhost, origin: `http://${localhost}` }))).toBe(101);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${port + 1}` },
      { origin: `https://${here}` },
      { host: localhost, origin: `http://${here}` },
      { host: `evil.example:${port}` },
      { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
      { host: `192.168.1.20:${port}` },
      { host: '127.0.0.1' },
    ]) {
      expect(await statusOf(dial(port, headers)), JSON.stringify(headers)).toBe(403);
    }
    for (const host of ['evil.example', `192.168.1.20:${port}`, '127.0.0.1']) {
      expect((await ask(port, '/', { headers: { host } })).status, host).toBe(403);
    }
  });

  it('gets the page, and nothing else of the computer', async () => {
    const { open } = homeNetwork();
    const { port } = await open();
    const page = await ask(port, '/');
    expect(page).toMatchObject({ status: 200, body: '<!doctype html><title>High Street</title>' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const target of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/table']) {
      const answer = await ask(port, target);
      expect([400, 403, 404], target).toContain(answer.status);
      expect(answer.body).not.toContain('nobody may read this');
    }
    expect(await ask(port, '/', { method: 'POST' })).toMatchObject({ status: 405 });
  });

  it('is closed with the right code when it sends binary data or too much, without affecting others', async () => {
    const { clients, open } = homeNetwork();
    const { port } = await open();
    const fine = await dialled(port);
    const bytes = await dialled(port);
    bytes.send(Buffer.from('hello'));
    expect(await closing(bytes)).toBe(closeCodes.notText);
    const much = await dialled(port);
    much.send('x'.repeat(65_537));
    expect(await closing(much)).toBe(closeCodes.tooLong);
    const allowed = 'x'.repeat(65_536);
    fine.send(allowed);
    await once(fine, 'message');
    expect(clients.map(({ heard, isClosed }) => [heard.length, isClosed])).toEqual([
      [1, false],
      [0, true],
      [0, true],
    ]);
  });

  it('is closed when it floods messages or pings, and the rest is ignored', async () => {
    const { clients, open } = homeNetwork({ few: { burst: 20, messagesPerSecond: 1 } });
    const { port } = await open();
    const flood = await dialled(port);
    for (let sent = 0; sent < 1000; sent += 1) flood.send('hello');
    expect(await closing(flood)).toBe(closeCodes.tooFast);
    expect(clients[0]?.heard.length).toBe(20);
    const pings = await dialled(port);
    for (let sent = 0; sent < 1000; sent += 1) pings.ping();
    expect(await closing(pings)).toBe(closeCodes.tooFast);
  });

  it('must say hello in time', async () => {
    const { clients, open } = homeNetwork({ few: { helloWithin: 2000 } });
    const { port } = await open();
    const polite = await dialled(port);
    polite.send('hello');
    const silent = await dialled(port);
    const rude = await dialled(port);
    rude.send('let me in');
    expect(await Promise.all([closing(silent), closing(rude)])).toEqual([closeCodes.noHello, closeCodes.noHello]);
    expect(polite.readyState).toBe(polite.OPEN);
    expect(clients.map(({ isClosed }) => isClosed)).toEqual([false, true, true]);
  });

  it('is dropped without a sign of life', async () => {
    const { clients, open } = homeNetwork({ few: { heartbeat: 500 } });
    const { port } = await open();
    const alive = await dialled(port);
    const dead = await dialled(port);
    // nothing is read any more, so no ping is answered
    dead.pause();
    await soon(() => expect(clients.map(({ isClosed }) => isClosed)).toEqual([false, true]));
    dead.resume();
    expect(await closing(dead)).toBe(closeCodes.silent);
    expect(alive.readyState).toBe(alive.OPEN);
  });

  it('counts towards a limit per address and a total limit', async () => {
    const { clients, open } = homeNetwork({ few: { socketsPerAddress: 2, sockets: 3 } });
    const { port } = await open('all');
    const first = await dialled(port);
    await dialled(port);
    expect(await closing(dial(port))).toBe(closeCodes.tooMany);
    first.terminate();
    await soon(() => expect(clients[0]?.isClosed).toBe(true));
    const again = await dialled(port);
    expect(again.readyState).toBe(again.OPEN);
    expect(clients.length).toBe(3);
  });

  it('is admitted if a few addresses have taken all places, and seated guests keep theirs', async () => {
    const { clients, open } = homeNetwork({ few: { socketsPerAddress: 3, sockets: 6 } });
    const { port } = await open('all');
    const honest = await dialledFrom(port, '127.0.0.2');
    honest.send('hello');
    honest.send('the code');
    await soon(() => expect(clients[0]?.isKnown).toBe(true));
    const crowd: Awaited<ReturnType<typeof dialledFrom>>[] = [];
    for (const address of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.0.4', '127.0.0.4']) {
      crowd.push(await dialledFrom(port, address));
    }
    const left = crowd.map(closing);
    const newcomer = await dialledFrom(port, '127.0.0.5');
    newcomer.send('hello');
    await soon(() => expect(clients.at(-1)?.isGreeted).toBe(true));
    expect(await left[0]).toBe(closeCodes.tooMany);
    // with as many of their own as anyone, they are turned away
    const second = await dialledFrom(port, '127.0.0.5');
    expect(await Promise.race([...left.slice(1), closing(second)])).toBe(closeCodes.tooMany);
    expect([honest.readyState, newcomer.readyState]).toEqual([honest.OPEN, newcomer.OPEN]);
  });

  it('is handled later, in order, when it keeps the host busy, and delays nobody', async () => {
    const { clients, order, open } = homeNetwork({
      few: { work: { atOnce: 30, perSecond: 40, freeAtOnce: 10, freePerSecond: 4 } },
    });
    const { port } = await open('all');
    const busy = await dialledFrom(port, '127.0.0.3');
    const other = await dialledFrom(port, '127.0.0.4');
    for (const socket of [busy, other]) {
      socket.send('hello');
      socket.send('the code');
    }
    await soon(() => expect(clients.map(({ isKnown }) => isKnown)).toEqual([true, true]));
    for (let piece = 0; piece < 4; piece++) busy.send('work');
    busy.send('the last');
    other.send('a move');
    await soon(() => expect(order).toEqual(expect.arrayContaining(['a move', 'the last'])));
    expect(order.indexOf('a move')).toBeLessThan(order.indexOf('the last'));
    expect(clients[0]?.heard).toHaveLength(7);
    expect(busy.readyState).toBe(busy.OPEN);
  });

  it('reaches the page if a few addresses hold all connections', async () => {
    const { open } = homeNetwork({ few: { connectionsPerAddress: 3, connections: 5 } });
    const { port } = await open('all');
    for (const localAddress of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.0.4', '127.0.0.4']) {
      const held = connect({ port, host: '127.0.0.1', localAddress });
      held.on('error', () => {});
      onTestFinished(() => void held.destroy());
      await once(held, 'connect');
    }
    expect(await ask(port, '/')).toMatchObject({ status: 200 });
  });

  it('may not hold more connections than its share', async () => {
    const { open } = homeNetwork({ few: { connectionsPerAddress: 3 } });
    const { port } = await open();
    const held = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    for (const socket of held) onTestFinished(() => void socket.destroy());
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    await expect(ask(port, '/')).rejects.toThrow();
    held[0]?.destroy();
    await soon(async () => expect(await ask(port, '/')).toMatchObject({ status: 200 }));
  });

  it('must send its request in time', async () => {
    const { open } = homeNetwork({ few: { requestWithin: 1000 } });
    const { port } = await open();
    const slow = [
      '',
      'GET / HTTP/1.1\r\nHost: ',
      `GET /table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n`,
    ];
    await Promise.all(
      slow.map(async (words) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(words));
        onTestFinished(() => void socket.destroy());
        socket.resume();
        await once(socket, 'close');
      }),
    );
    expect(await ask(port, '/')).toMatchObject({ status: 200 });
  });

  it('is turned away while the network is closing', async () => {
    const { network, clients, open } = homeNetwork();
    const { port } = await open();
    // a client that does not answer the close frame keeps the server open for half a second
    const deaf = await dialled(port);
    deaf.pause();
    const late = connect(port, '127.0.0.1');
    onTestFinished(() => void late.destroy());
    late.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`);
    await once(late, 'connect');
    const closed = network.close();
    late.write(
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    expect(`${(await once(late, 'data'))[0]}`).toMatch(/^HTTP\/1\.1 503/);
    await closed;
    expect(clients.length).toBe(1);
  });

  it('is spared outdated messages when it reads slowly, and gets the current state afterwards', async () => {
    const { clients, open } = homeNetwork({ few: { behind: 64 * 1024 } });
    const { port } = await open();
    const socket = await dialled(port);
    await soon(() => expect(clients.length).toBe(1));
    const [client] = clients;
    if (client === undefined) throw new Error('nobody joined');
    const texts: string[] = [];
    socket.on('message', (data) => texts.push(`${data}`));
    let version = 0;
    /** As a host does: sends changes to clients that keep up, and the whole table to one that has caught up. */
    const send = () => {
      version += 1;
      if (client.link.isBehind?.()) return false;
      client.link.send(JSON.stringify({ version, view: 'x'.repeat(50_000) }));
      return true;
    };
    client.onCaughtUp = () => client.link.send(JSON.stringify({ version }));
    expect(send()).toBe(true);
    socket.pause();
    while (send() && version < 1000);
    for (let more = 0; more < 50; more += 1) expect(send()).toBe(false);
    const last = version;
    expect(texts.length).toBeLessThan(version);
    socket.resume();
    await soon(() => expect(JSON.parse(texts.at(-1) ?? '{}')).toEqual({ version: last }));
    const heard = texts.map((text) => Number(JSON.parse(text).version));
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
    expect(heard).not.toContain(last - 1);
    expect(client.link.isBehind?.()).toBe(false);
    expect(send()).toBe(true);
    await soon(() => expect(texts.at(-1)).toContain(`{"version":${last + 1}`));
  });

  it('is dropped before it costs much when it reads nothing', async () => {
    const { clients, open } = homeNetwork({ few: { backlog: 256 * 1024 } });
    const { port } = await open();
    const socket = await dialled(port);
    await soon(() => expect(clients.length).toBe(1));
    socket.pause();
    const [client] = clients;
    let sent = 0;
    while (client?.isClosed === false && sent < 1000) {
      client.link.send('x'.repeat(60_000));
      sent += 1;
    }
    expect(client?.isClosed).toBe(true);
    socket.resume();
    await closing(socket);
  });
});
