import { describe, expect, it } from 'vitest';
import { isNeighbour } from '../../../main/lan/mdns/adapters.ts';
import { nearbyFrom } from '../../../main/lan/mdns/nearby.ts';

const sent = (room: string, free = 2) => ({ room, name: `Room ${room}`, game: 'brick-and-mortar', free, protocol: 2 });
const sighting = (room: string, addresses: readonly string[], free = 2) => ({
  sent: sent(room, free),
  source: '',
  addresses,
  look: 0,
});
/** Endpoints that answer, and since when. */
const since = (times: Readonly<Record<string, number>>) => (address: string) => times[address] ?? null;

describe('nearby tables', () => {
  it('are those whose host answers, by name', () => {
    const sightings = [
      sighting('bbbbbbbb', ['10.0.0.2:1']),
      sighting('aaaaaaaa', ['10.0.0.1:1']),
      sighting('cccccccc', ['10.0.0.3:1']),
    ];
    expect(nearbyFrom(sightings, since({ '10.0.0.2:1': 5, '10.0.0.1:1': 6 }))).toEqual([
      { ...sent('aaaaaaaa'), address: '10.0.0.1:1' },
      { ...sent('bbbbbbbb'), address: '10.0.0.2:1' },
    ]);
  });

  it('have the first of their addresses that answers', () => {
    expect(nearbyFrom([sighting('aaaaaaaa', ['10.0.0.1:1', '10.9.0.1:1'])], since({ '10.9.0.1:1': 5 }))).toMatchObject([
      { address: '10.9.0.1:1' },
    ]);
  });

  it('are listed once, and nothing replaces a listed one', () => {
    const mine = sighting('aaaaaaaa', ['10.0.0.1:1']);
    const theirs = sighting('aaaaaaaa', ['10.0.0.66:1'], 8);
    const times = since({ '10.0.0.1:1': 5, '10.0.0.66:1': 9 });
    expect(nearbyFrom([mine, theirs], times)).toMatchObject([{ address: '10.0.0.1:1', free: 2 }]);
    expect(nearbyFrom([theirs, mine], times)).toMatchObject([{ address: '10.0.0.1:1', free: 2 }]);
  });

  it('follow the latest announcement', () => {
    const sightings = [sighting('aaaaaaaa', ['10.0.0.1:1'], 3), sighting('aaaaaaaa', ['10.0.0.1:1'], 1)];
    expect(nearbyFrom(sightings, since({ '10.0.0.1:1': 5 }))).toMatchObject([{ free: 1 }]);
  });
});

it('address: is a neighbour if it is in the same network', () => {
  const home = { address: '192.168.1.20', netmask: '255.255.255.0' };
  expect(isNeighbour('192.168.1.200', home)).toBe(true);
  expect(isNeighbour('192.168.2.1', home)).toBe(false);
  expect(isNeighbour('10.77.3.1', { address: '10.77.0.1', netmask: '255.255.0.0' })).toBe(true);
  expect(isNeighbour('200.1.1.1', { address: '200.1.1.2', netmask: '255.255.255.252' })).toBe(true);
  expect(isNeighbour('example', home)).toBe(false);
  expect(isNeighbour('192.168.1.256', home)).toBe(false);
});
