import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGoodbyes, readService, send } from '../../../main/lan/mdns/announced.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';

const table = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 2 };

/** A service as the library returns it. */
const service = (txt: object = send(table), other: object = {}) => ({
  name: 'oaksoaks-1',
  fqdn: 'OaksOaks-1._highstreet._tcp.local',
  host: 'oaksoaks-1.local',
  port: 7777,
  type: 'highstreet',
  protocol: 'tcp',
  addresses: ['192.168.1.20', '10.8.0.1', 'fe80::1'],
  subtypes: [],
  referer: { address: '192.168.1.20', family: 'IPv4', port: 5353, size: 300 },
  txt,
  ...other,
});

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
    expect(readService(service())).toEqual({
      name: 'oaksoaks-1._highstreet._tcp.local',
      port: 7777,
      sent: { ...table, protocol: protocolVersion },
      addresses: ['192.168.1.20', '10.8.0.1'],
    });
  });

  it('fits into a record and can be read, whatever the table’s name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 80 }), (name) => {
        const txt = send({ ...table, name });
        for (const [key, value] of Object.entries(txt)) {
          expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThanOrEqual(255);
        }
        expect(readService(service(txt))?.sent).toMatchObject({ room: table.room, free: 2 });
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
    'has no id': { id: undefined },
    'has a wrong id': { id: '../../etc' },
    'has an id in capitals': { id: 'OAKSOAKS' },
    'has no name': { name: undefined },
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
    'has a number where text is': { free: 2 },
    'has no protocol': { v: undefined },
    'has an endless protocol': { v: '9'.repeat(40) },
  };
  it.each(Object.entries(spoilt))('%s and is dropped', (_what, change) => {
    expect(readService(service({ ...send(table), ...change }))).toBeNull();
  });

  const odd: Record<string, object> = {
    'no record at all': { txt: undefined },
    'a list for a record': { txt: ['id=oaksoaks'] },
    'port 0': { port: 0 },
    'port 65536': { port: 65_536 },
    'no port': { port: undefined },
    'nobody who sent it': { referer: undefined },
    'a sender that is no address': { referer: { address: 'example.com' } },
    'more addresses than a machine has': { addresses: Array.from({ length: 65 }, () => '10.0.0.1') },
    'a name longer than DNS knows': { fqdn: 'x'.repeat(256) },
  };
  it.each(Object.entries(odd))('has %s and is dropped', (_what, change) => {
    expect(readService(service(send(table), change))).toBeNull();
  });

  it('with unknown entries is read without them', () => {
    const read = readService(service({ ...send(table), colour: 'red', constructor: 'evil' }));
    expect(read?.sent).toEqual({ ...table, protocol: protocolVersion });
  });

  it('of any other shape is dropped', () => {
    fc.assert(fc.property(fc.anything(), (heard) => readService(heard) === null));
  });
});

describe('goodbye', () => {
  it('names every service whose pointer has expired', () => {
    const answers = [
      { type: 'PTR', name: '_highstreet._tcp.local', ttl: 0, data: 'Oaks._highstreet._tcp.local' },
      { type: 'PTR', name: '_highstreet._tcp.local', ttl: 120, data: 'elms._highstreet._tcp.local' },
      { type: 'SRV', name: 'firs._highstreet._tcp.local', ttl: 0, data: { port: 1, target: 'firs.local' } },
      { type: 'PTR', name: '_services._dns-sd._udp.local', ttl: 0, data: '_highstreet._tcp.local' },
      { type: 'PTR', name: '_highstreet._tcp.local', ttl: 0, data: 7 },
      null,
    ];
    expect(readGoodbyes({ answers })).toEqual(['oaks._highstreet._tcp.local']);
  });

  it('of any other shape names none', () => {
    fc.assert(fc.property(fc.anything(), (packet) => readGoodbyes(packet).length === 0));
  });
});
