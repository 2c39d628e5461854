import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPacket, recordsOf, send } from '../../../main/lan/mdns/announced.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';

const table = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 2 };

const records = recordsOf('OaksOaks-1', table, '10.8.0.1', 7777);

/** What is read of a service with these entries in its TXT record. */
function read(txt: object = send(table), from = '192.168.1.20', others = records) {
  const data = Object.entries(txt).map(([key, value]) => Buffer.from(`${key}=${value}`));
  const answers = others.map((record) => (record.type === 'TXT' ? { ...record, data } : record));
  return readPacket({ answers }, from).services;
}

/** Any character, including half surrogates. */
const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

describe('announcement of a table', () => {
  it('has its id, name, game, free seats and protocol, and nothing else', () => {
    const sent = { ...table, code: 'K7M2P', token: 'secret', players: ['Ada'] };
    expect(send(sent)).toEqual({
      id: 'oaksoaks',
      name: 'The Oaks',
      game: 'brick-and-mortar',
      free: '2',
      v: String(protocolVersion),
    });
  });

  it('is read as sent, from where it came first', () => {
    const name = 'oaksoaks-1._highstreet._tcp.local';
    const sent = { ...table, protocol: protocolVersion };
    expect(read()).toEqual([{ name, port: 7777, sent, addresses: ['192.168.1.20', '10.8.0.1'] }]);
    expect(read(send({ ...table, game: null }))).toMatchObject([{ sent: { game: null } }]);
  });

  it('fits into a record and can be read, whatever the table’s name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 80 }), (name) => {
        const txt = send({ ...table, name });
        for (const [key, value] of Object.entries(txt)) {
          expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThanOrEqual(255);
        }
        expect(read(txt)).toMatchObject([{ sent: { room: table.room, free: 2 } }]);
      }),
    );
  });

  it('keeps every printable character of a name that fits, and cuts a longer one between two', () => {
    expect(send({ ...table, name: ' Chez Zoë, 3e étage 🏠 ' })).toMatchObject({ name: 'Chez Zoë, 3e étage 🏠' });
    expect(send({ ...table, name: '🏠'.repeat(60) })).toMatchObject({ name: '🏠'.repeat(20) });
    expect(send({ ...table, name: '漢'.repeat(40) })).toMatchObject({ name: '漢'.repeat(40) });
  });

  it('has a question mark for a name without visible characters', () => {
    expect(send({ ...table, name: '\u202e\n' }).name).toBe('?');
  });
});

describe('foreign record', () => {
  const spoilt: Record<string, object> = {
    'has no id': { id: '' },
    'has a wrong id': { id: '../../etc' },
    'has an id in capitals': { id: 'OAKSOAKS' },
    'has an empty name': { name: '   ' },
    'has a name longer than ours': { name: 'x'.repeat(41) },
    'hides a sign in its name': { name: 'The\u200bOaks' },
    'has a line break in its name': { name: 'The\nOaks' },
    'turns the direction of writing': { name: 'The \u202eskaO' },
    'has a name that is no text': { name: 'The \uFFFD' },
    'has markup for a game': { game: '<b>' },
    'has more free seats than there are': { free: '17' },
    'has fewer than no free seats': { free: '-1' },
    'has free seats in words': { free: 'two' },
    'has half a free seat': { free: '1.5' },
    'has no protocol': { v: '' },
    'has an endless protocol': { v: '9'.repeat(40) },
  };
  it.each(Object.entries(spoilt))('%s and is dropped', (_what, change) => {
    expect(read({ ...send(table), ...change })).toEqual([]);
  });

  it('without its record, its port or a real sender is dropped', () => {
    for (const missing of ['TXT', 'SRV', 'PTR']) {
      const others = records.filter(({ type }) => type !== missing);
      expect(read(send(table), '10.8.0.1', others)).toEqual([]);
    }
    expect(read(send(table), 'example.com')).toEqual([]);
    expect(read(send(table), '10.8.0.1', recordsOf('oaks', table, '10.8.0.1', 0))).toEqual([]);
    expect(read(send(table), '10.8.0.1', recordsOf('x'.repeat(256), table, '10.8.0.1', 7777))).toEqual([]);
  });

  it('with unknown entries is read without them', () => {
    const [room] = read({ ...send(table), colour: 'red', constructor: 'evil' });
    expect(room?.sent).toEqual({ ...table, protocol: protocolVersion });
  });

  it('with any other text is dropped', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (txt) => read(txt).length === 0));
  });
});

it('goodbye: names every service whose pointer has expired', () => {
  const type = 'PTR';
  const answers = [
    { type, name: '_HighStreet._tcp.local', ttl: 0, data: 'Oaks._highstreet._tcp.local' },
    { type, name: '_highstreet._tcp.local', ttl: 120, data: 'elms._highstreet._tcp.local' },
    { type: 'SRV', name: 'firs._highstreet._tcp.local', ttl: 0, data: { port: 1, target: 'firs.local' } },
    { type, name: '_services._dns-sd._udp.local', ttl: 0, data: '_highstreet._tcp.local' },
  ] as const;
  expect(readPacket({ answers: [...answers] }, '10.8.0.1')).toEqual({
    services: [],
    gone: ['oaks._highstreet._tcp.local'],
  });
});
