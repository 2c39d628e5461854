import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestMessage } from '../../../main/host/clients/connection.ts';
import { clientMessage, protocolVersion, refusalCodes } from '../../../shared/protocol/messages.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

function seated() {
  const folder = freshFolder();
  const client = new TestClient(testHost(folder));
  const table = client.create('sealed-market', 2);
  client.take(0);
  return { folder, client, table };
}

function say(client: TestClient, text: string) {
  const before = client.heard.length;
  client.connection.receive(text);
  return client.heard.slice(before);
}

describe('malformed frames', () => {
  it('are refused, change nothing and never crash: any text', () => {
    const { folder, client, table } = seated();
    const before = bytesOf(folder, table);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(say(client, text)).toEqual([{ type: 'refused', request: null, code: 'malformed' }]);
      }),
    );
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('are refused by name if they have one: messages with wrong, missing or unknown fields', () => {
    const { folder, client, table } = seated();
    const before = bytesOf(folder, table);
    const type = fc.constantFrom(
      'create-table',
      'open-table',
      'leave-table',
      'name-table',
      'remove-table',
      'take-in-hand',
      'lower-shutter',
      'play',
      'undo',
      'redo',
      'ask-rewind',
      'answer-rewind',
      'withdraw-rewind',
      'glimpse',
      'look-back',
      'change-settings',
      'begin-campaign',
      'hello',
      '__proto__',
      'constructor',
    );
    const strange = fc.oneof(
      fc.anything({ withNullPrototype: false, maxDepth: 2 }),
      fc.constantFrom(table, '../../settings', '__proto__', -1, 16, 1.5, 1e300, '', 'x'.repeat(200)),
    );
    const message = fc.record(
      {
        type,
        request: fc.oneof(fc.constant('name'), strange),
        table: strange,
        seat: strange,
        version: strange,
        move: strange,
        position: strange,
        viewer: strange,
        game: strange,
        options: strange,
        seats: strange,
        settings: strange,
        protocol: strange,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(message, (wrong) => {
        const text = JSON.stringify(wrong, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
        fc.pre(!clientMessage.safeParse(JSON.parse(text)).success);
        const request: unknown = JSON.parse(text).request;
        const isNamed = typeof request === 'string' && request.length >= 1 && request.length <= 40;
        expect(say(client, text)).toEqual([{ type: 'refused', request: isNamed ? request : null, code: 'malformed' }]);
      }),
      { numRuns: 500 },
    );
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('get exactly one answer and leave the table unchanged if they are well-formed but senseless', () => {
    const { folder, client, table } = seated();
    const before = bytesOf(folder, table);
    const seat = fc.integer({ min: 0, max: 15 });
    const wild = fc.oneof(
      fc.record({ type: fc.constantFrom('undo', 'redo'), version: fc.nat(5), seat }),
      fc.record({
        type: fc.constant('play'),
        version: fc.nat(2),
        seat,
        move: fc.record({ type: fc.string({ maxLength: 9 }), coins: fc.oneof(fc.double(), fc.constant('1')) }),
      }),
      fc.record({ type: fc.constant('look-back'), position: fc.nat(9), viewer: seat }),
      fc.record({ type: fc.constant('glimpse'), seat }),
      fc.record({ type: fc.constantFrom('open-table', 'leave-table', 'remove-table'), table: fc.constant('aaaaaaaa') }),
    );
    let asked = 0;
    fc.assert(
      fc.property(wild, (request) => {
        asked += 1;
        const name = `wild${asked}`;
        const answers = say(client, JSON.stringify({ table, ...request, request: name })).filter(
          (message) => 'request' in message && message.request === name,
        );
        expect(answers).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
    expect(client.table).toMatchObject({ version: 0, inHand: 0, toAct: [0, 1] });
    expect(bytesOf(folder, table).equals(before)).toBe(true);
  });

  it('are refused unread if longer than 64 KiB', () => {
    const { client } = seated();
    const hello = JSON.stringify({ type: 'hello', protocol: protocolVersion, padding: 'x'.repeat(longestMessage) });
    expect(say(client, hello)).toEqual([{ type: 'refused', request: null, code: 'malformed' }]);
  });

  it('are refused if nested deeper than any message', () => {
    const { client } = seated();
    const deep = `${'{"type":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(say(client, deep)).toEqual([{ type: 'refused', request: null, code: 'malformed' }]);
  });

  it('are refused before hello; pages of other versions learn the reason', () => {
    const texts: string[] = [];
    const host = testHost(freshFolder());
    const connection = host.connect({ send: (text) => texts.push(text), close: () => {} });
    connection.receive(JSON.stringify({ type: 'open-table', request: 'a', table: 'aaaaaaaa' }));
    connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion + 1 }));
    expect(texts.map((text) => JSON.parse(text))).toEqual([
      { type: 'refused', request: 'a', code: 'malformed' },
      { type: 'refused', request: null, code: 'other-protocol' },
    ]);
  });

  it('get a distinct code for each kind of refusal', () => {
    expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
  });
});
