import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { closeCodes, hostMessage, protocolVersion } from '../../shared/protocol/messages.ts';
import { statusOf } from './guests.ts';
import { served } from './served.ts';

/** Connects like a page opened at this address. */
function dial(address: string, headers: Readonly<Record<string, string>> = {}, path?: string): WebSocket {
  const { port, search } = new URL(address);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path ?? `/table${search}`}`, {
    headers: { origin: `http://127.0.0.1:${port}`, ...headers },
  });
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  return socket;
}

async function opened(address: string): Promise<WebSocket> {
  const socket = dial(address);
  await once(socket, 'open');
  return socket;
}

/** Sends a request and waits for the first message. */
async function say(socket: WebSocket, message: object) {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify(message));
  return hostMessage.parse(JSON.parse(`${(await answered)[0]}`));
}

describe('page over a WebSocket', () => {
  it('is not the host by claiming our origin: it must bring the pass from the opened address', async () => {
    const { port, address } = await served();
    const forged = new WebSocket(`ws://127.0.0.1:${port}/table`, { origin: `http://127.0.0.1:${port}` });
    onTestFinished(() => forged.terminate());
    const heard: unknown[] = [];
    forged.on('message', (data) => heard.push(JSON.parse(`${data}`)));
    forged.on('open', () => forged.send(JSON.stringify({ type: 'hello', protocol: protocolVersion })));
    const closed = await Promise.race([once(forged, 'close'), once(forged, 'message')]);
    expect(closed[0]).toBe(closeCodes.noPass);
    expect(heard).toEqual([]);
    const pass = new URL(address).searchParams.get('pass') ?? '';
    expect(pass).toMatch(/^[\w-]{22}$/);
    for (const wrong of ['', `${pass}x`, pass.toUpperCase(), 'x'.repeat(22)]) {
      expect((await once(dial(address, {}, `/table?pass=${wrong}`), 'close'))[0]).toBe(closeCodes.noPass);
    }
    const ours = dial(address, {}, `/table?pass=${pass}`);
    await once(ours, 'open');
    expect(await say(ours, { type: 'hello', protocol: protocolVersion })).toMatchObject({ role: 'host' });
  });

  it('is refused from another origin or under another name', async () => {
    const { address, port } = await served();
    const here = `127.0.0.1:${port}`;
    expect(await statusOf(dial(address))).toBe(101);
    expect(await statusOf(dial(address, { host: `localhost:${port}`, origin: `http://localhost:${port}` }))).toBe(101);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${port + 1}` },
      { origin: `https://${here}` },
      { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
      { host: `localhost:${port}`, origin: `http://${here}` },
    ]) {
      expect(await statusOf(dial(address, headers)), JSON.stringify(headers)).toBe(403);
    }
    const nameless = new WebSocket(`ws://${here}/table`);
    expect(await statusOf(nameless)).toBe(403);
    expect(await statusOf(dial(address, {}, '/elsewhere'))).toBe(404);
  });

  it('is closed with the right code when it sends binary data or too much', async () => {
    const { address } = await served();
    const bytes = await opened(address);
    bytes.send(Buffer.from('{}'));
    expect((await once(bytes, 'close'))[0]).toBe(closeCodes.notText);
    const much = await opened(address);
    much.send('x'.repeat(70_000));
    expect((await once(much, 'close'))[0]).toBe(1009);
    const unmasked = await opened(address);
    unmasked.send('{}', { mask: false });
    expect((await once(unmasked, 'close'))[0]).toBe(closeCodes.brokenFrame);
    const garbled = await opened(address);
    garbled.send(Buffer.from([0x7b, 0xff, 0x7d]), { binary: false });
    expect((await once(garbled, 'close'))[0]).toBe(closeCodes.brokenText);
    const fine = await opened(address);
    expect(await say(fine, { type: 'hello', protocol: protocolVersion })).toMatchObject({ type: 'welcome' });
  });

  it('learns that the host closes', async () => {
    const { address, close } = await served();
    const socket = await opened(address);
    const closed = once(socket, 'close');
    await close();
    expect((await closed)[0]).toBe(1001);
  });
});
