import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { readCommandLine } from '../../main/launch/command-line.mjs';
import { checkedArguments, serverOptions } from '../../main/server-arguments.ts';
import { closeCodes, type HostMessage, hostMessage, protocolVersion } from '../../shared/protocol/messages.ts';
import { dialledSocket } from '../harness/dialled-socket.ts';
import { adaAndBen } from '../harness/people.ts';
import { soon } from '../harness/soon.ts';
import { type Child, nextLine, startChild } from '../host/child-process.ts';
import { freshFolder } from '../host/client.ts';
import { closing } from './guests.ts';
import { answers, listeningPlaces, outwardAddresses } from './listening.ts';
import { ask } from './served.ts';
import { serverProgram } from './server-program.ts';

const program = serverProgram();

function folders() {
  const data = path.join(freshFolder(), 'data');
  const renderer = freshFolder();
  writeFileSync(path.join(renderer, 'index.html'), 'the page');
  return { data, renderer };
}

/** A server on its own folders or the given ones; all its networking is on loopback. */
function start({ data, renderer } = folders(), ...args: string[]): Child {
  return startChild(program.href, '--data', data, '--renderer', renderer, '--adapter', '127.0.0.1', ...args);
}

async function addressOf(server: Child): Promise<URL> {
  const line = await nextLine(server);
  expect(line).toMatch(/^High Street is open at http:\/\/127\.0\.0\.1:\d+\/(\?pass=[\w-]{22})?$/);
  return new URL(/http\S+/.exec(line ?? '')?.[0] ?? '');
}

async function openedAt(server: Child): Promise<number> {
  return Number((await addressOf(server)).port);
}

/** Its error output until it has ended, and its exit status. */
async function complaint(server: Child) {
  const [code] = await once(server.process, 'close');
  return { words: server.complaints.join('').trim(), code };
}

/** A page or program connected to the host, after the welcome. */
async function greeted(port: number, origin?: string, search = '') {
  const socket = await dialledSocket(
    () => new WebSocket(`ws://127.0.0.1:${port}/table${search}`, { headers: origin === undefined ? {} : { origin } }),
  );
  onTestFinished(() => socket.terminate());
  const heard: HostMessage[] = [];
  socket.on('message', (data) => heard.push(hostMessage.parse(JSON.parse(`${data}`))));
  const say = (message: object) => socket.send(JSON.stringify(message));
  /** The first message of this type, or answer to this request. */
  const hear = (what: { type: string } | { request: string }) =>
    soon(() => {
      const found = heard.find((message) =>
        'type' in what ? message.type === what.type : 'request' in message && message.request === what.request,
      );
      if (found === undefined) throw new Error(`not heard: ${JSON.stringify(what)}`);
      return found;
    });
  say({ type: 'hello', protocol: protocolVersion });
  await hear({ type: 'welcome' });
  return { socket, say, hear, heard };
}

const create = { type: 'create-table', request: 'create', game: 'brick-and-mortar', options: {}, seats: adaAndBen };

describe('command line of the server', () => {
  const readArguments = (args: readonly string[]) =>
    checkedArguments(readCommandLine({ options: serverOptions }, args));

  it('sets where its own pages and guests are served', () => {
    const given = readArguments(['--port', '8080', '--adapter', 'all', '--lan-port', '7000', '--data', 'somewhere']);
    expect(given).toMatchObject({ isHeadless: false, port: 8080, adapter: 'all', lanPort: 7000 });
    expect(path.isAbsolute(given.data)).toBe(true);
    expect(readArguments([])).toMatchObject({ port: 0, adapter: undefined, lanPort: undefined, name: undefined });
    const headless = readArguments(['--headless', '--port', '7777', '--name', ' Our house ']);
    expect(headless).toMatchObject({ isHeadless: true, lanPort: 7777, name: 'Our house' });
  });

  it.each([
    [['--port', 'many'], '--port takes a whole number from 0 to 65535, not “many”'],
    [['--port', ''], '--port takes a whole number'],
    [['--lan-port', '70000'], '--lan-port takes a whole number from 0 to 65535'],
    [['--adapter', 'wifi'], '--adapter takes an address such as 192.168.1.20, or “all”, not “wifi”'],
    [['--adapter', '300.1.1.1'], 'or “all”, not “300.1.1.1”'],
    [['--name', ' '], '--name takes 1 to 40 visible characters'],
    [['--headless', '--lan-port', '7777'], 'set the port with --port, not --lan-port'],
    [['--data', ''], '--data takes the name of a folder'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %o', (args, words) => {
    expect(() => readArguments(args)).toThrow(words);
  });
});

describe('server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address, serves pages, and exits on %s', async (signal) => {
    const given = folders();
    const server = start(given);
    expect(await ask(await openedAt(server), '/')).toMatchObject({ status: 200, body: 'the page' });
    expect(readdirSync(given.data)).toEqual(expect.arrayContaining(['house.json', 'tables']));
    const gone = once(server.process, 'exit');
    server.process.kill(signal);
    expect((await gone)[0]).toBe(0);
    expect(await nextLine(server)).toBeUndefined();
  });

  it('listens only locally before hosting starts, and again after it ends', async () => {
    const server = start(folders(), '--lan-port', '0');
    const { port: opened, search } = await addressOf(server);
    const port = Number(opened);
    const pid = server.process.pid ?? -1;
    const alone = [`tcp 127.0.0.1:${port}`];
    if (process.platform === 'linux') expect(listeningPlaces(pid)).toEqual(alone);
    for (const address of outwardAddresses()) expect(await answers(port, address), address).toBe(false);

    const { say, hear, heard } = await greeted(port, `http://127.0.0.1:${port}`, search);
    say(create);
    const done = await hear({ request: 'create' });
    const table = done.type === 'done' ? done.table : null;
    say({ type: 'host-table', request: 'host', table, name: 'Supper', door: 'open' });
    expect(await hear({ request: 'host' })).toMatchObject({ type: 'done' });
    const sent = heard.findLast((message) => message.type === 'network');
    const listening = sent?.type === 'network' ? sent.network.listening : null;
    expect(listening).toMatchObject({ adapter: '127.0.0.1', addresses: [`127.0.0.1:${listening?.port}`] });
    const lanPort = listening?.port ?? -1;
    expect(lanPort).not.toBe(port);
    expect(await ask(lanPort, '/')).toMatchObject({ status: 200, body: 'the page' });
    for (const address of outwardAddresses()) expect(await answers(lanPort, address), address).toBe(false);

    const guest = await greeted(lanPort);
    expect(guest.heard[0]).toMatchObject({ type: 'welcome', role: 'guest', library: [], network: null });
    const away = closing(guest.socket);
    say({ type: 'close-room', request: 'stop', room: table });
    await hear({ request: 'stop' });
    expect(await away).toBe(closeCodes.goingAway);
    await soon(async () => expect(await answers(lanPort)).toBe(false));
    if (process.platform === 'linux') await soon(() => expect(listeningPlaces(pid)).toEqual(alone));
  });

  it('restarts on the same port if killed while hosting', async () => {
    const given = folders();
    const first = start(given, '--lan-port', '0');
    const { port: opened, search } = await addressOf(first);
    const port = Number(opened);
    const { say, hear, heard } = await greeted(port, `http://127.0.0.1:${port}`, search);
    say(create);
    const done = await hear({ request: 'create' });
    const table = done.type === 'done' ? done.table : null;
    say({ type: 'host-table', request: 'host', table, name: 'Supper', door: 'open' });
    await hear({ request: 'host' });
    const sent = heard.findLast((message) => message.type === 'network');
    const lanPort = sent?.type === 'network' ? (sent.network.listening?.port ?? -1) : -1;
    await first.kill();
    const second = start(given);
    // the pass is the same: open pages reconnect by themselves
    expect((await addressOf(second)).search).toBe(search);
    const guest = await greeted(lanPort);
    expect(guest.heard[0]).toMatchObject({ rooms: [{ room: table, name: 'Supper', game: 'brick-and-mortar' }] });
  });

  it('reports a taken port and exits', async () => {
    const given = folders();
    const port = await openedAt(start(given));
    expect(await complaint(start(given, '--port', `${port}`))).toEqual({
      code: 1,
      words: `Another program is using port ${port}; choose another with --port, or omit it to use a free one.`,
    });
  });

  it('reports an unusable folder', async () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'file'), '');
    const data = path.join(folder, 'file', 'data');
    const words = `High Street cannot write to the folder ${data}; make it writable, or choose another with --data.`;
    expect(await complaint(startChild(program.href, '--data', data))).toEqual({ words, code: 1 });
  });
});

describe('server without its own pages', () => {
  it('is open to the network at once, prints its key, and obeys anyone who has it', async () => {
    const given = folders();
    const server = start(given, '--headless', '--port', '0', '--name', 'Our house');
    const port = await openedAt(server);
    const key = /^Key for “Manage this server”: ([A-Za-z0-9_-]{22})$/.exec((await nextLine(server)) ?? '')?.[1];
    expect(key).toBeDefined();
    if (process.platform === 'linux') {
      const tcp = listeningPlaces(server.process.pid ?? -1)?.filter((place) => place.startsWith('tcp'));
      expect(tcp).toEqual([`tcp 127.0.0.1:${port}`]);
    }
    expect(await ask(port, '/')).toMatchObject({ status: 200, body: 'the page' });

    // a page on this computer is a guest like any other
    const hostPage = await greeted(port, `http://127.0.0.1:${port}`);
    expect(hostPage.heard[0]).toMatchObject({ role: 'guest', server: 'Our house', settings: null });
    hostPage.say(create);
    expect(await hostPage.hear({ request: 'create' })).toMatchObject({ type: 'refused', code: 'not-host' });
    hostPage.say({ type: 'present-key', request: 'wrong', key: 'x'.repeat(22) });
    expect(await hostPage.hear({ request: 'wrong' })).toMatchObject({ code: 'wrong-key' });
    hostPage.say({ type: 'present-key', request: 'key', key });
    await hostPage.hear({ request: 'key' });
    for (const request of ['one', 'two']) {
      hostPage.say({ ...create, request });
      const done = await hostPage.hear({ request });
      const table = done.type === 'done' ? done.table : null;
      hostPage.say({ type: 'host-table', request: `host ${request}`, table, name: request, door: 'open' });
      expect(await hostPage.hear({ request: `host ${request}` })).toMatchObject({ type: 'done' });
    }
    const guest = await greeted(port);
    expect(guest.heard[0]).toMatchObject({ role: 'guest', rooms: [{ name: 'one' }, { name: 'two' }] });

    const away = closing(guest.socket);
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await away).toBe(closeCodes.goingAway);
    expect((await gone)[0]).toBe(0);
    expect(await nextLine(server)).toBeUndefined();

    // the same server, the same key, the same tables
    const again = start(given, '--headless', '--port', `${port}`);
    expect(await openedAt(again)).toBe(port);
    expect(await nextLine(again)).toContain(key);
    expect((await greeted(port)).heard[0]).toMatchObject({ rooms: [{ name: 'one' }, { name: 'two' }] });
    expect(readFileSync(path.join(given.data, 'house.json'), 'utf8')).toContain('one');
  });

  it('reports a taken port and exits', async () => {
    const port = await openedAt(start(folders(), '--headless', '--port', '0'));
    expect(await complaint(start(folders(), '--headless', '--port', `${port}`))).toEqual({
      code: 1,
      words: 'High Street could not start: Another program is using the port; choose another with --port.',
    });
  });

  it('leaves the folder to the program that already has it', async () => {
    const given = folders();
    await openedAt(start(given, '--headless', '--port', '0'));
    const second = await complaint(start(given, '--headless', '--port', '0'));
    expect(second).toMatchObject({ code: 1 });
    expect(second.words).toContain('another program is using this data folder');
  });

  it('waits while this computer is in no network, and says so', async () => {
    const { data, renderer } = folders();
    const args = ['--headless', '--data', data, '--renderer', renderer, '--adapter', '203.0.113.77'];
    const server = startChild(program.href, ...args);
    expect(await nextLine(server)).toBe('This machine is not on a network. Connect it; High Street is waiting.');
    expect(await nextLine(server)).toContain('Key for');
    // it does wait, although nothing listens and no client is connected
    const ended = once(server.process, 'exit').then(() => 'ended');
    expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1500, 'waiting'))])).toBe('waiting');
  });
});
