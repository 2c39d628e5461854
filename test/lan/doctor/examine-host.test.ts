import { describe, expect, it } from 'vitest';
import { examineHost } from '../../../main/lan/doctor/index.ts';
import type { Probes } from '../../../main/lan/doctor/probes.ts';
import type { NetworkStanding } from '../../../shared/protocol/messages.ts';
import { codesOf, homeAdapter, hosting, instruments, notHosting } from './instruments.ts';

const examined = async (standing: NetworkStanding, changes: Partial<Probes> = {}) =>
  codesOf(await examineHost({ standing }, instruments(changes)));

const vpn = { ...homeAdapter, name: 'tun0', address: '10.8.0.2', virtual: true };
const alone = { ...homeAdapter, name: 'eth0', address: '169.254.10.20' };
const at = (adapter: string): NetworkStanding => ({
  ...hosting,
  listening: { adapter, port: 7777, addresses: [`${adapter}:7777`] },
});

describe('host without problems', () => {
  it('passes every check', async () => {
    const findings = await examineHost({ standing: hosting }, instruments());
    expect(findings.map(({ examination, result }) => [examination, result])).toEqual([
      ['adapter', 'well'],
      ['port', 'well'],
      ['reachable', 'well'],
      ['multicast', 'well'],
      ['firewall', 'well'],
      ['local-network-permission', 'well'],
    ]);
    expect(codesOf(findings)).toEqual({
      'adapter-found': { adapter: 'wlan0', address: '192.168.1.20' },
      'port-answers': { port: '7777' },
      'reachable-page-and-table': { address: '192.168.1.20:7777' },
      'multicast-answered': { address: '192.168.1.20', devices: '3' },
      'firewall-none-found': {},
      'permission-not-needed': {},
    });
  });

  it('is checked on each of its adapters', async () => {
    const addresses = ['192.168.1.20:7777', '10.0.0.5:7777'];
    const standing = { ...hosting, listening: { adapter: 'all', port: 7777, addresses } };
    const called: string[] = [];
    const findings = await examineHost(
      { standing },
      instruments({
        callOut: async (address) => {
          called.push(address);
          return { result: 'sent', own: true, devices: 0 };
        },
      }),
    );
    expect(called).toEqual(['192.168.1.20', '10.0.0.5']);
    expect(findings.filter(({ examination }) => examination === 'reachable')).toHaveLength(2);
    expect(findings.filter(({ examination }) => examination === 'multicast')).toHaveLength(2);
  });

  it('is checked as far as possible without hosting', async () => {
    const codes = await examined(notHosting);
    expect(Object.keys(codes)).toEqual([
      'adapter-found',
      'port-not-hosting',
      'reachable-not-hosting',
      'multicast-answered',
      'firewall-none-found',
      'permission-not-needed',
    ]);
  });
});

it.each([
  ['adapter-none', notHosting, [], {}],
  ['adapter-self-assigned', notHosting, [alone], { adapter: 'eth0', address: '169.254.10.20' }],
  ['adapter-self-assigned', at('169.254.10.20'), [alone, vpn], { adapter: 'eth0', address: '169.254.10.20' }],
  ['adapter-only-virtual', notHosting, [vpn], { adapter: 'tun0', address: '10.8.0.2' }],
  [
    'adapter-virtual-chosen',
    at('10.8.0.2'),
    [vpn, homeAdapter],
    { adapter: 'tun0', address: '10.8.0.2', better: 'wlan0', betterAddress: '192.168.1.20' },
  ],
  ['adapter-gone', at('192.168.1.99'), [homeAdapter], { address: '192.168.1.99' }],
  ['adapter-found', notHosting, [alone, vpn, homeAdapter], { adapter: 'wlan0', address: '192.168.1.20' }],
  ['adapter-found', at('127.0.0.1'), [homeAdapter], { adapter: 'wlan0', address: '192.168.1.20' }],
] as const)('adapter: %s', async (code, standing, adapters, facts) => {
  expect(await examined(standing, { adapters: () => adapters })).toMatchObject({ [code]: facts });
});

describe('port', () => {
  it.each([
    ['ports-taken', 'ports-taken'],
    ['port-not-allowed', 'not-allowed'],
    ['port-failed', 'failed'],
    ['port-not-hosting', 'no-adapter'],
  ] as const)('%s', async (code, failure) => {
    expect(await examined({ ...notHosting, failure })).toMatchObject({ [code]: {} });
  });

  it('port-silent', async () => {
    const codes = await examined(hosting, { knock: async () => ({ result: 'refused' }) });
    expect(codes).toMatchObject({ 'port-silent': { port: '7777' } });
  });

  it('port-other-program', async () => {
    const codes = await examined(hosting, { openPage: async () => 'other', greet: async () => ({ result: 'none' }) });
    expect(codes).toMatchObject({ 'port-other-program': { port: '7777' } });
  });
});

describe('own address', () => {
  const address = '192.168.1.20:7777';
  it.each([
    ['reachable-refused', { knock: async () => ({ result: 'refused' }) }],
    ['reachable-silent', { knock: async () => ({ result: 'silent' }) }],
    ['reachable-no-way', { knock: async () => ({ result: 'no-way', reason: 'EHOSTUNREACH' }) }],
    ['reachable-no-way', { knock: async () => ({ result: 'not-allowed', reason: 'EPERM' }) }],
    ['reachable-no-page', { openPage: async () => 'other' }],
    ['reachable-no-page', { openPage: async () => 'none' }],
    ['reachable-no-table', { greet: async () => ({ result: 'none' }) }],
    ['reachable-page-and-table', { greet: async () => ({ result: 'full' }) }],
  ] satisfies readonly (readonly [string, Partial<Probes>])[])('%s', async (code, changes) => {
    expect(await examined(hosting, changes)).toMatchObject({ [code]: { address } });
  });
});

describe('multicast', () => {
  it.each([
    ['multicast-own-only', { result: 'sent', own: true, devices: 0 }, { address: '192.168.1.20' }],
    ['multicast-unheard', { result: 'sent', own: false, devices: 0 }, { address: '192.168.1.20' }],
    ['multicast-not-sent', { result: 'not-sent', reason: 'EPERM' }, { address: '192.168.1.20', reason: 'EPERM' }],
    ['multicast-port-held', { result: 'held' }, { port: '5353' }],
  ] as const)('%s', async (code, echo, facts) => {
    expect(await examined(hosting, { callOut: async () => echo })).toMatchObject({ [code]: facts });
  });

  it('multicast-no-adapter', async () => {
    expect(await examined(notHosting, { adapters: () => [] })).toMatchObject({ 'multicast-no-adapter': {} });
  });

  it('multicast-unlisted, only where nothing else explains it', async () => {
    const unlisted = { ...hosting, unlisted: true };
    expect(await examined(unlisted)).toMatchObject({ 'multicast-answered': {}, 'multicast-unlisted': {} });
    const held = await examined(unlisted, { callOut: async () => ({ result: 'held' }) });
    expect(held).not.toHaveProperty('multicast-unlisted');
  });
});

describe('local network permission of macOS', () => {
  const mac = { system: 'darwin', release: '24.1.0' } as const;
  it.each([
    ['permission-given', mac, { result: 'sent', own: true, devices: 1 }],
    ['permission-unclear', mac, { result: 'sent', own: true, devices: 0 }],
    ['permission-unclear', mac, { result: 'held' }],
    ['permission-missing', mac, { result: 'not-sent', reason: 'EHOSTUNREACH' }],
    ['permission-not-needed', { ...mac, release: '23.6.0' }, { result: 'not-sent', reason: 'EHOSTUNREACH' }],
    ['permission-not-needed', { system: 'win32', release: '10.0.26100' }, { result: 'sent', own: true, devices: 0 }],
  ] as const)('%s', async (code, system, echo) => {
    expect(await examined(hosting, { ...system, callOut: async () => echo })).toHaveProperty([code]);
  });
});
