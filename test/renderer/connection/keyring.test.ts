import { describe, expect, it } from 'vitest';
import { Keyring, type KeyStore } from '../../../renderer/connection/keyring.ts';

const host = '192.168.1.20:7777';
const room = 'abcdefgh12345678';
const token = (sign: string) => sign.repeat(22);
const key = (change: Partial<Parameters<Keyring['keep']>[0]> = {}) => ({
  host,
  room,
  guest: 'gabcdefgh',
  token: token('a'),
  code: 'K7M2P',
  ...change,
});

function memory(): KeyStore & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_place, text) {
      this.text = text;
    },
  };
}

describe('keyring', () => {
  it('stores a token by host and room, for other pages of the device', () => {
    const store = memory();
    new Keyring(store).keep(key());
    const other = new Keyring(store);
    expect(other.tokenOf(host, room)).toBe(token('a'));
    expect(other.roomByCode(host, 'K7M2P')).toBe(room);
    expect(other.tokenOf('192.168.1.21:7777', room)).toBeNull();
    expect(other.roomByCode('192.168.1.21:7777', 'K7M2P')).toBeNull();
    expect(other.tokenOf(host, 'anotherroom')).toBeNull();
  });

  it('replaces a token by a new one, and drops useless ones', () => {
    const store = memory();
    const ring = new Keyring(store);
    ring.keep(key());
    ring.keep(key({ token: token('b') }));
    expect(ring.tokenOf(host, room)).toBe(token('b'));
    expect(store.text).not.toContain(token('a'));
    ring.keep(key({ token: token('b'), code: null }));
    expect(ring.roomByCode(host, 'K7M2P')).toBe(room);
    ring.drop(host, room);
    expect(ring.tokenOf(host, room)).toBeNull();
    expect(store.text).not.toContain(token('b'));
  });

  it('keeps the newest twenty, the latest first', () => {
    const ring = new Keyring(memory());
    const rooms = Array.from({ length: 25 }, (_, index) => `roomno${index + 100}`);
    for (const each of rooms) ring.keep(key({ room: each }));
    expect(ring.roomsOf(host)).toEqual(rooms.slice(-20).reverse());
  });

  it('keeps the key of a server beside them', () => {
    const store = memory();
    const ring = new Keyring(store);
    ring.keep(key());
    ring.keepServerKey(host, token('k'));
    expect(new Keyring(store).serverKeyOf(host)).toBe(token('k'));
    expect(ring.tokenOf(host, room)).toBe(token('a'));
    ring.keepServerKey(host, null);
    expect(ring.serverKeyOf(host)).toBeNull();
  });

  it('takes over data older than rooms: each table becomes a room of its name', () => {
    const store = memory();
    const { room: table, ...facts } = key();
    store.text = JSON.stringify({ tables: [{ ...facts, table }], houses: [{ host, key: token('k') }] });
    const ring = new Keyring(store);
    expect(ring.tokenOf(host, room)).toBe(token('a'));
    expect(ring.roomByCode(host, 'K7M2P')).toBe(room);
    expect(ring.serverKeyOf(host)).toBe(token('k'));
  });

  it('ignores stored data of other programs', () => {
    const store = memory();
    for (const text of ['nonsense', '{}', '{"tables":[{"host":1}],"houses":[]}', '[]']) {
      store.text = text;
      const ring = new Keyring(store);
      expect(ring.roomsOf(host)).toEqual([]);
      ring.keep(key());
      expect(new Keyring(store).tokenOf(host, room)).toBe(token('a'));
    }
  });

  it('lasts as long as the page if storage is blocked', () => {
    const denied: KeyStore = {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const store of [null, denied]) {
      const ring = new Keyring(store);
      ring.keep(key());
      expect(ring.tokenOf(host, room)).toBe(token('a'));
      ring.drop(host, room);
      expect(ring.tokenOf(host, room)).toBeNull();
    }
  });
});
