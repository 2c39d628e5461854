import { describe, expect, it } from 'vitest';
import { tableAddress, webSocketTransport } from '../../../renderer/connection/web-socket-transport.ts';

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];
  closed = false;
  send(text: string): void {
    if (this.readyState !== this.OPEN) throw new DOMException('not yet', 'InvalidStateError');
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  answer(): void {
    this.readyState = this.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breakOff(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

function isWebSocket(socket: unknown): socket is WebSocket {
  return socket instanceof TestSocket;
}

function dialled() {
  const socket = new TestSocket();
  const addresses: string[] = [];
  const events: string[] = [];
  const transport = webSocketTransport('ws://table', (address) => {
    addresses.push(address);
    if (!isWebSocket(socket)) throw new TypeError('no socket');
    return socket;
  });
  const call = transport.dial({
    answered: () => events.push('answered'),
    heard: (text) => events.push(`heard ${text}`),
    ended: (code) => events.push(`ended ${code}`),
  });
  return { call, socket, addresses, events };
}

describe('network connection', () => {
  it('carries messages both ways once open, and none before', () => {
    const { call, socket, addresses, events } = dialled();
    expect(addresses).toEqual(['ws://table']);
    call.send('too early');
    socket.answer();
    call.send('hello');
    socket.say('welcome');
    socket.say(new ArrayBuffer(8));
    expect(socket.sent).toEqual(['hello']);
    expect(events).toEqual(['answered', 'heard welcome']);
  });

  it('reports its end once, with the code', () => {
    const { call, socket, events } = dialled();
    socket.answer();
    socket.breakOff(4005);
    socket.breakOff(1006);
    call.send('into the void');
    expect(events).toEqual(['answered', 'ended 4005']);
  });

  it('reports nothing once closed by the page', () => {
    const { call, socket, events } = dialled();
    call.hangUp();
    expect(socket.closed).toBe(true);
    socket.answer();
    socket.say('from the grave');
    socket.breakOff(1000);
    expect(events).toEqual([]);
  });

  it('goes to the server that served the page', () => {
    expect(tableAddress({ protocol: 'http:', host: '192.168.1.7:4117' }, null)).toBe('ws://192.168.1.7:4117/table');
    expect(tableAddress({ protocol: 'https:', host: 'street.example' }, 'a-b_c')).toBe(
      'wss://street.example/table?pass=a-b_c',
    );
  });
});
