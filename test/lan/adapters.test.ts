import { describe, expect, it } from 'vitest';
import { hasOnlyIpv6, networkHere, outwardAdapters, placeFor } from '../../main/lan/adapters.ts';
import { info } from './guests.ts';

const home = { name: 'Wi-Fi', address: '192.168.1.20' };
const office = { name: 'Ethernet', address: '10.0.0.5' };

describe('network adapters of a computer', () => {
  it('include those with IPv4, the home network first', () => {
    const adapters = outwardAdapters({
      lo: [info('127.0.0.1', { internal: true })],
      docker0: [info('172.17.0.1', { mac: '02:42:aa:00:00:01' })],
      'vEthernet (WSL)': [info('172.28.0.1', { mac: '00:15:5d:00:00:01' })],
      'VirtualBox Host-Only Network': [info('192.168.56.1', { mac: '0a:00:27:00:00:01' })],
      tailscale0: [info('100.64.0.9')],
      direct: [info('169.254.7.7')],
      campus: [info('130.60.1.2')],
      Ethernet: [info('10.0.0.5')],
      'Wi-Fi': [info('192.168.1.20')],
      gone: undefined,
    });
    expect(adapters.map(({ name }) => name)).toEqual([
      'Wi-Fi',
      'Ethernet',
      'campus',
      'direct',
      'VirtualBox Host-Only Network',
      'docker0',
      'vEthernet (WSL)',
      'tailscale0',
    ]);
  });

  it('are classified by what they are, not by name: a tunnel has no hardware and no neighbours', () => {
    const adapters = outwardAdapters({
      nordlynx: [info('10.5.0.2', { netmask: '255.255.255.255', mac: '00:00:00:00:00:00' })],
      office: [info('192.168.9.2', { netmask: '255.255.255.254' })],
      'OpenConnect 2': [info('192.168.8.2', { mac: '00:00:00:00:00:00' })],
      wlan0: [info('10.0.0.23')],
    });
    expect(adapters[0]).toEqual({ name: 'wlan0', address: '10.0.0.23', reason: 'home-network' });
  });

  it('may have a network without IPv4', () => {
    const six = (address: string) => ({ ...info(address), family: 'IPv6' as const, scopeid: 0 });
    expect(hasOnlyIpv6({ wlan0: [six('2001:db8::7'), six('fe80::1')] })).toBe(true);
    expect(hasOnlyIpv6({ wlan0: [six('2001:db8::7'), info('10.0.0.23')] })).toBe(false);
    expect(hasOnlyIpv6({ wlan0: [six('fe80::1')] })).toBe(false);
    expect(hasOnlyIpv6({ lo: [info('127.0.0.1', { internal: true })] })).toBe(false);
  });

  it('count twice with two addresses', () => {
    expect(outwardAdapters({ en0: [info('10.0.0.5'), info('192.168.1.20')] })).toEqual([
      { name: 'en0', address: '192.168.1.20', reason: 'home-network' },
      { name: 'en0', address: '10.0.0.5', reason: 'home-network' },
    ]);
  });

  it('are ordered by default route first, unless it leads into a tunnel', () => {
    const system = {
      'Host-only': [info('192.168.56.1')],
      tun0: [info('10.8.0.2')],
      direct: [info('169.254.7.7')],
      campus: [info('130.60.1.2')],
      'Wi-Fi': [info('10.0.0.23')],
    };
    const routes = [
      { at: 'tun0', gateway: '10.8.0.1' },
      { at: '10.0.0.23', gateway: '10.0.0.1' },
    ];
    expect(outwardAdapters(system, routes)).toEqual([
      { name: 'Wi-Fi', address: '10.0.0.23', reason: 'router' },
      { name: 'Host-only', address: '192.168.56.1', reason: 'home-network' },
      { name: 'campus', address: '130.60.1.2' },
      { name: 'direct', address: '169.254.7.7', reason: 'self-numbered' },
      { name: 'tun0', address: '10.8.0.2', reason: 'virtual' },
    ]);
    expect(networkHere(system, routes)).toBe('10.0.0.0/255.255.255.0 10.0.0.1');
    expect(networkHere(system)).toBe('192.168.56.0/255.255.255.0');
    expect(networkHere({}, routes)).toBeNull();
  });
});

describe('address to serve at', () => {
  it('is the likeliest adapter by default, and stays there', () => {
    expect(placeFor([home, office], null, null)).toEqual(home);
    expect(placeFor([home, office], null, office)).toEqual(office);
    expect(placeFor([office], null, home)).toEqual(office);
    expect(placeFor([], null, home)).toBeNull();
  });

  it('is the chosen adapter, even with a new address, and nothing else', () => {
    expect(placeFor([home, office], office.address, home)).toEqual(office);
    expect(placeFor([home], office.address, null)).toBeNull();
    const renumbered = { name: 'Wi-Fi', address: '192.168.7.3' };
    expect(placeFor([office, renumbered], home.address, home)).toEqual(renumbered);
    const sameNetwork = { name: 'en1', address: '192.168.1.99' };
    expect(placeFor([office, sameNetwork], home.address, null)).toEqual(sameNetwork);
  });

  it('is all of them, or loopback, only on request', () => {
    expect(placeFor([home, office], 'all', null)).toBe('all');
    expect(placeFor([], 'all', 'all')).toBeNull();
    expect(placeFor([home], null, 'all')).toEqual(home);
    expect(placeFor([], '127.0.0.1', null)).toEqual({ name: 'loopback', address: '127.0.0.1' });
  });
});
