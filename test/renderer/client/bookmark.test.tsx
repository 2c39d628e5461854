import { afterEach, describe, expect, it } from 'vitest';
import { arrive, bookmarkIn, pageOfRoom } from '../../../renderer/client/bookmark.ts';
import { failoverPage, sharesBrought } from '../../../renderer/client/standby/failover-page.ts';

const table = 'abcdefgh12345678';
const address = '192.168.1.20:7777';
const at = (hash: string) => {
  window.history.replaceState(null, '', `/${hash}`);
  return arrive(window);
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('page address', () => {
  it('leads back to room and table, and to the visited host', () => {
    const bookmark = bookmarkIn(window);
    for (const place of [
      { room: null, table: null, away: null },
      { room: null, table, away: null },
      { room: table, table: null, away: address },
      { room: table, table, away: address },
    ]) {
      bookmark.write(place, place.away);
      expect(arrive(window)).toEqual({ ...place, code: null });
    }
  });

  it('gives the code once and removes it at once', () => {
    const length = window.history.length;
    expect(at('#join=k7m2p')).toEqual({ room: null, table: null, away: null, code: 'K7M2P' });
    expect(window.location.href).not.toMatch(/k7m2p|join/i);
    expect(arrive(window).code).toBeNull();
    expect(window.history.length).toBe(length);
    expect(at(`#table=${table}&join=K7M2P`).table).toBe(table);
    expect(window.location.hash).toBe(`#table=${table}`);
  });

  it('gives a token once and removes it at once', () => {
    const key = { guest: 'gabcdefgh', token: 'N5cX0vTq3ZpWm8yLr2JhAg' };
    const length = window.history.length;
    const page = new URL(pageOfRoom(address, table, key));
    expect(page.origin).toBe(`http://${address}`);
    expect(at(page.hash)).toEqual({ room: table, table: null, away: null, code: null, key });
    expect(window.location.hash).toBe(`#room=${table}`);
    expect(arrive(window)).not.toHaveProperty('key');
    expect(window.history.length).toBe(length);
  });

  it('is ignored if this program did not write it', () => {
    const nothing = { room: null, table: null, away: null, code: null };
    for (const hash of [
      '',
      '#',
      '#table=',
      '#table=NO',
      '#room=NO',
      '#away=example.com:80',
      '#join=SHORTER',
      '#join=',
      '#x=%E0%A4',
    ]) {
      expect(at(hash), hash).toEqual(nothing);
    }
    at('#join=wrong!');
    expect(window.location.hash).toBe('');
  });
});

describe('key for a room that continues here', () => {
  const key = { guest: 'gabcdefgh', token: 'N5cX0vTq3ZpWm8yLr2JhAg' };
  const shares = [
    { epoch: 3, share: 's'.repeat(44) },
    { epoch: 2, share: '-_'.repeat(22) },
  ];
  const page = new URL(failoverPage(address, table, key, shares, '192.168.1.40:7777'));

  it('leaves the address at once, and survives a reload until the page is in the room', () => {
    const arrival = at(page.hash);
    expect(arrival).toMatchObject({ room: table, key, failover: { from: '192.168.1.40:7777' } });
    expect(sharesBrought(arrival.failover?.shares ?? '')).toEqual(shares);
    expect(window.location.href).not.toMatch(/#|sss|token/);
    expect(arrive(window)).toEqual(arrival);
    bookmarkIn(window).write({ room: table, table: null }, null);
    expect(arrive(window)).toEqual({ room: table, table: null, away: null, code: null });
  });

  it('is ignored if this program did not write it', () => {
    for (const written of ['', '3', '3.short', `x.${'s'.repeat(44)}`, `3.${'s'.repeat(44)}~`]) {
      expect(sharesBrought(written), written).toEqual([]);
    }
    expect(at(`#shares=3.x&from=example.com:80`).failover).toEqual({ shares: '3.x', from: null });
  });
});
