import { describe, expect, it } from 'vitest';
import { joinWay } from '../../../../renderer/lobby/network/door/join-way.ts';
import { type NearbyRoom, protocolVersion } from '../../../../shared/protocol/messages.ts';

const near = (address: string, protocol = protocolVersion): NearbyRoom => ({
  room: 'abcdefgh',
  name: 'Kitchen',
  game: 'brick-and-mortar',
  free: 1,
  address,
  protocol,
});
const fields = { code: '', address: '', nearby: [] as readonly NearbyRoom[], hostsItself: false };

describe('way to a table', () => {
  it('is the typed address, with the code if there is one', () => {
    expect(joinWay({ ...fields, code: 'K7M2P', address: ' 10.0.0.2:7777' })).toEqual({
      to: 'visit',
      address: '10.0.0.2:7777',
      code: 'K7M2P',
    });
    expect(joinWay({ ...fields, address: '10.0.0.2:7777' })).toEqual({
      to: 'visit',
      address: '10.0.0.2:7777',
      code: null,
    });
    expect(joinWay({ ...fields, address: 'http://10.0.0.2:7777/#join=K7M2P' })).toMatchObject({ code: 'K7M2P' });
  });

  it('reports errors in either', () => {
    const fault = (change: Partial<typeof fields>) => joinWay({ ...fields, ...change });
    expect(fault({ code: 'K7' })).toEqual({ to: 'nowhere', fault: 'code-short' });
    expect(fault({ code: 'K7', address: '10.0.0.2:7777' })).toEqual({ to: 'nowhere', fault: 'code-short' });
    expect(fault({ code: 'K7M2P', address: 'kitchen' })).toEqual({ to: 'nowhere', fault: 'address-unreadable' });
    expect(fault({ code: 'K7M2P' })).toEqual({ to: 'nowhere', fault: 'address-missing' });
  });

  it('needs no address if only one host is possible', () => {
    const one = [near('10.0.0.2:7777'), near('10.0.0.2:7777'), near('10.0.0.3:7777', protocolVersion + 1)];
    expect(joinWay({ ...fields, code: 'K7M2P', nearby: one })).toEqual({
      to: 'visit',
      address: '10.0.0.2:7777',
      code: 'K7M2P',
    });
    const two = [near('10.0.0.2:7777'), near('10.0.0.4:7777')];
    expect(joinWay({ ...fields, code: 'K7M2P', nearby: two })).toEqual({ to: 'nowhere', fault: 'address-missing' });
  });

  it('leads people on a hosting server to their own library, or asks for the address', () => {
    expect(joinWay({ ...fields, code: 'K7M2P', hostsItself: true })).toEqual({ to: 'nowhere', fault: 'own-table' });
    expect(joinWay({ ...fields, code: 'K7M2P', nearby: [near('10.0.0.2:7777')], hostsItself: true })).toMatchObject({
      to: 'visit',
    });
  });
});
