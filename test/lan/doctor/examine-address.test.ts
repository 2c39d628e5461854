import { describe, expect, it } from 'vitest';
import { examineAddress } from '../../../main/lan/doctor/index.ts';
import type { Probes } from '../../../main/lan/doctor/probes.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { codesOf, instruments } from './instruments.ts';

const near = '192.168.1.30:7777';
const far = '10.20.30.40:7777';
const ours = String(protocolVersion);

const examined = async (address: string, changes: Partial<Probes> = {}) =>
  codesOf(await examineAddress(address, instruments(changes)));

describe('way to an address', () => {
  it('is fine to a compatible host', async () => {
    let clock = 0;
    const now = () => {
      clock += 3.4;
      return clock;
    };
    expect(await examined(near, { now })).toEqual({
      'remote-address-connected': { address: near, milliseconds: '3' },
      'remote-host-same': { address: near, rooms: '2' },
    });
  });

  it.each([
    '300.1.1.1:7777',
    '192.168.1.30',
    '192.168.1.30:0',
    '192.168.1.30:65536',
    'example.com:80',
    '',
    '1.2.3.4:5:6',
  ])('%j is unreadable, and nothing is called', async (address) => {
    const nobody = () => Promise.reject(new Error('called'));
    expect(await examined(address, { knock: nobody, openPage: nobody, greet: nobody })).toEqual({
      'remote-address-unreadable': {},
      'remote-host-not-reached': {},
    });
  });

  const refused = { result: 'refused' } as const;
  const silent = { result: 'silent' } as const;
  const noWay = { result: 'no-way', reason: 'EHOSTUNREACH' } as const;
  it.each([
    [near, refused, 'remote-address-refused', { address: near }],
    [far, refused, 'remote-address-refused', { address: far }],
    [near, silent, 'remote-address-silent', { address: near }],
    [far, silent, 'remote-address-other-network', { address: far, own: '192.168.1.20' }],
    [near, noWay, 'remote-address-unreachable', { address: near }],
    [far, noWay, 'remote-address-other-network', { address: far, own: '192.168.1.20' }],
    [
      near,
      { result: 'not-allowed', reason: 'EPERM' },
      'remote-address-not-allowed',
      { address: near, reason: 'EPERM' },
    ],
  ] as const)('%s that is %j', async (address, knock, code, facts) => {
    expect(await examined(address, { knock: async () => knock })).toEqual({
      [code]: facts,
      'remote-host-not-reached': {},
    });
  });

  it('is reported as remote through a router', async () => {
    expect(await examined(far)).toMatchObject({ 'remote-address-connected-elsewhere': { address: far } });
  });

  it('is local to this computer itself', async () => {
    expect(await examined('127.0.0.1:7777', { adapters: () => [] })).toHaveProperty('remote-address-connected');
  });

  it('is reported as missing on a device without a network', async () => {
    expect(await examined(near, { adapters: () => [], knock: async () => noWay })).toMatchObject({
      'remote-address-no-adapter': { address: near },
    });
  });
});

describe('local network permission of macOS on the way', () => {
  const mac = { system: 'darwin', release: '25.0.0' } as const;
  const noWay = async () => ({ result: 'no-way', reason: 'EHOSTUNREACH' }) as const;

  it('is missing if the system refuses at once', async () => {
    const codes = await examined(near, { ...mac, knock: noWay });
    expect(codes).toMatchObject({ 'permission-missing': { reason: 'EHOSTUNREACH' } });
  });

  it('is unclear if the system has searched for the device first', async () => {
    const times = [0, 2_900];
    const codes = await examined(near, { ...mac, knock: noWay, now: () => times.shift() ?? 0 });
    expect(codes).toHaveProperty('permission-unclear');
  });

  it('does not matter on other systems', async () => {
    expect(Object.keys(await examined(near, { knock: noWay }))).toHaveLength(2);
    expect(Object.keys(await examined(far, { ...mac, knock: noWay }))).toHaveLength(2);
  });
});

describe('program that answers there', () => {
  const none = async () => ({ result: 'none' }) as const;
  const speaks = (protocol: number) => async () => ({ result: 'welcome', protocol, rooms: 0 }) as const;
  it.each([
    ['remote-host-older', { greet: speaks(1) }, { address: near, theirs: '1', ours }],
    ['remote-host-newer', { greet: speaks(999) }, { address: near, theirs: '999', ours }],
    ['remote-host-other-protocol', { greet: async () => ({ result: 'other-protocol' }) }, { address: near, ours }],
    ['remote-host-full', { greet: async () => ({ result: 'full' }) }, { address: near }],
    ['remote-host-no-table', { greet: none }, { address: near }],
    ['remote-host-other-program', { greet: none, openPage: async () => 'other' }, { address: near }],
    ['remote-host-other-program', { greet: none, openPage: async () => 'none' }, { address: near }],
  ] satisfies readonly (readonly [string, Partial<Probes>, object])[])('%s', async (code, changes, facts) => {
    expect(await examined(near, changes)).toMatchObject({ 'remote-address-connected': {}, [code]: facts });
  });
});
