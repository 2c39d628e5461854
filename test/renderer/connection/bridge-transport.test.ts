import { describe, expect, it } from 'vitest';
import { bridgeTransport } from '../../../renderer/connection/bridge-transport.ts';
import { relayTransport } from '../../../renderer/connection/relay-transport.ts';
import type { CallListener } from '../../../renderer/connection/transport.ts';
import { type AwayEvent, type AwayRequest, awayRequest } from '../../../shared/protocol/away.ts';
import type { Bridge } from '../../../shared/protocol/bridge.ts';
import { promisesRun } from './test-transport.ts';

function bridged() {
  const toPage = new Set<(text: string) => void>();
  const fromAway = new Set<(text: string) => void>();
  const toHost: string[] = [];
  const toAway: AwayRequest[] = [];
  const listenIn = (listeners: Set<(text: string) => void>) => (listener: (text: string) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const bridge: Bridge = {
    send: (text) => toHost.push(text),
    onMessage: listenIn(toPage),
    away: { ask: (text) => toAway.push(awayRequest.parse(JSON.parse(text))), onEvent: listenIn(fromAway) },
    desk: { tellTurn: () => {}, onInvitation: () => () => {}, onGameFile: () => () => {} },
    platform: 'linux',
  };
  const events: string[] = [];
  const listener: CallListener = {
    answered: () => events.push('answered'),
    heard: (text) => events.push(`heard ${text}`),
    ended: (code) => events.push(`ended ${code}`),
  };
  const tell = (event: AwayEvent | string) => {
    for (const hear of [...fromAway]) hear(typeof event === 'string' ? event : JSON.stringify(event));
  };
  return { bridge, toPage, toHost, toAway, fromAway, events, listener, tell };
}

describe('connection over the bridge', () => {
  it('opens at once, never breaks, and can be suspended', async () => {
    const { bridge, toPage, toHost, events, listener } = bridged();
    const call = bridgeTransport(bridge).dial(listener);
    expect(events).toEqual([]);
    await promisesRun();
    call.send('hello');
    for (const hear of toPage) hear('welcome');
    expect(events).toEqual(['answered', 'heard welcome']);
    expect(toHost).toEqual(['hello']);
    call.hangUp();
    expect(toPage.size).toBe(0);
  });

  it('gets no answer if closed at once', async () => {
    const { bridge, events, listener } = bridged();
    bridgeTransport(bridge).dial(listener).hangUp();
    await promisesRun();
    expect(events).toEqual([]);
  });
});

describe('connection over the relay', () => {
  it('connects to the address, carries messages, and reports its end', () => {
    const { bridge, toAway, fromAway, events, listener, tell } = bridged();
    const call = relayTransport(bridge.away, '192.168.1.20:7777').dial(listener);
    const number = toAway[0]?.call ?? 0;
    expect(toAway).toEqual([{ call: number, type: 'dial', address: '192.168.1.20:7777' }]);
    tell({ call: number, type: 'answered' });
    call.send('hello');
    tell({ call: number, type: 'heard', text: 'welcome' });
    tell({ call: number, type: 'ended', code: 1001 });
    expect(events).toEqual(['answered', 'heard welcome', 'ended 1001']);
    expect(toAway.at(-1)).toEqual({ call: number, type: 'send', text: 'hello' });
    expect(fromAway.size).toBe(0);
  });

  it('ignores an earlier call, unknown messages, and everything after it is closed', () => {
    const { bridge, toAway, events, listener, tell } = bridged();
    const transport = relayTransport(bridge.away, '192.168.1.20:7777');
    transport.dial({ answered() {}, heard() {}, ended() {} });
    const call = transport.dial(listener);
    const [first, second] = toAway;
    expect(second?.call).not.toBe(first?.call);
    tell({ call: first?.call ?? 0, type: 'answered' });
    tell('nonsense');
    tell('{"call":"x","type":"heard"}');
    call.hangUp();
    tell({ call: second?.call ?? 0, type: 'answered' });
    expect(events).toEqual([]);
    expect(toAway.at(-1)).toEqual({ call: second?.call, type: 'hang-up' });
  });
});
