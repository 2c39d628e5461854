import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionState } from '../../../renderer/connection/transport.ts';
import {
  type LineEvent,
  nextState,
  tableAddress,
  waitBeforeRetry,
  webSocketTransport,
} from '../../../renderer/connection/web-socket-transport.ts';

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  readonly sent: string[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  answer(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breakOff(): void {
    this.dispatchEvent(new Event('close'));
  }
}

function isWebSocket(socket: unknown): socket is WebSocket {
  return socket instanceof TestSocket;
}

function dialled() {
  const sockets: TestSocket[] = [];
  const states: ConnectionState[] = [];
  const heard: string[] = [];
  const transport = webSocketTransport('ws://table', () => {
    const socket = new TestSocket();
    sockets.push(socket);
    if (!isWebSocket(socket)) throw new TypeError('no socket');
    return socket;
  });
  transport.start({ heard: (text) => heard.push(text), changed: (state) => states.push(state) });
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('nobody has dialled');
    return socket;
  };
  return { transport, sockets, states, heard, latest };
}

describe('the line over a network', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens, carries messages both ways, and sends nothing before it is open', () => {
    const { transport, states, heard, latest } = dialled();
    expect(transport.send('too early')).toBe(false);
    latest().answer();
    expect(transport.send('hello')).toBe(true);
    latest().say('welcome');
    expect(latest().sent).toEqual(['hello']);
    expect(heard).toEqual(['welcome']);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('dials again by itself, ever more patiently up to two seconds, and afresh after it was open', () => {
    const { sockets, states, latest } = dialled();
    const waits = [125, 250, 500, 1000, 2000, 2000];
    for (const wait of waits) {
      latest().breakOff();
      expect(states.at(-1)).toBe('waiting-to-retry');
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    latest().answer();
    latest().breakOff();
    const before = sockets.length;
    vi.advanceTimersByTime(125);
    expect(sockets).toHaveLength(before + 1);
  });

  it('dials at once when asked, and only then', () => {
    const { transport, sockets, latest } = dialled();
    transport.retryNow();
    expect(sockets).toHaveLength(1);
    latest().breakOff();
    transport.retryNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('hears nothing from a socket it has given up, and nothing moves once it is hung up', () => {
    const { transport, sockets, states, heard, latest } = dialled();
    const first = latest();
    first.breakOff();
    vi.advanceTimersByTime(125);
    first.say('from the grave');
    expect(heard).toEqual([]);
    transport.stop();
    expect(latest().closed).toBe(true);
    latest().breakOff();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe('closed');
    expect(transport.send('hello')).toBe(false);
  });

  it('stays closed whatever happens after it was hung up', () => {
    const events = fc.array(fc.constantFrom<LineEvent>('dialled', 'answered', 'broke', 'hung-up'));
    fc.assert(
      fc.property(events, events, (before, after) => {
        const hungUp = [...before, 'hung-up' as const].reduce<ConnectionState>(nextState, 'connecting');
        expect(after.reduce<ConnectionState>(nextState, hungUp)).toBe('closed');
      }),
    );
  });

  it('never waits longer than two seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (failures) => {
        expect(waitBeforeRetry(failures)).toBeGreaterThan(0);
        expect(waitBeforeRetry(failures)).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it('calls the server that served the page', () => {
    expect(tableAddress({ protocol: 'http:', host: '192.168.1.7:4117' })).toBe('ws://192.168.1.7:4117/table');
    expect(tableAddress({ protocol: 'https:', host: 'street.example' })).toBe('wss://street.example/table');
  });
});
