import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf, overwrite, rewriteLine } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, enter, later, opened, seated } from '../opened-table.ts';

const unseen = 'Ada\u202e';
/** With a Cyrillic A. */
const alike = 'Аda';

const seats = (...names: readonly string[]) =>
  names.map((name, seat) => ({ name, colour: (['navy', 'teal', 'violet'] as const)[seat] ?? 'navy' }));

describe('new name', () => {
  it.each([
    [['Ada', unseen], 'name-hidden-signs'],
    [['Ada', '\u2003'], 'name-empty'],
    [['Ada', 'Анна Ελένη'], 'name-mixes-scripts'],
    [['Ada', 'x'.repeat(25)], 'name-too-long'],
    [['Ada', alike], 'names-look-alike'],
    [['Ada', 'ada'], 'names-must-differ'],
  ])('is refused for a new table of %o: %s', (names, code) => {
    const client = new TestClient(testHost(freshFolder()));
    const request = { type: 'create-table', game: 'sealed-market', options: {}, seats: seats(...names) } as const;
    expect(client.refusal(request)).toBe(code);
    expect(client.ask({ ...request, seats: seats('Ada', '  Ben \u00a0 B ') })).toMatchObject({ type: 'done' });
    expect(client.table.seats[1]?.name).toBe('Ben B');
  });

  it('is refused for a seat, a seat request and a table, without changes', async () => {
    const { host, hostPage, code, table } = await opened('ask');
    const { client } = enter(host, code, 'Ben');
    expect(client.refusal({ type: 'ask-seats', table, seats: [{ seat: 1, name: alike }] })).toBe('names-look-alike');
    expect(client.refusal({ type: 'ask-seats', table, seats: [{ seat: 1, name: unseen }] })).toBe('name-hidden-signs');
    expect(client.table.wishes).toEqual([]);
    expect(hostPage.refusal({ type: 'rename-seat', table, seat: 1, name: alike })).toBe('names-look-alike');
    expect(hostPage.refusal({ type: 'rename-seat', table, seat: 1, name: 'B\u0000n' })).toBe('name-hidden-signs');
    expect(hostPage.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    const renamed = await later(hostPage, { type: 'host-table', table, name: 'Here\u001b[2J', door: 'open' });
    expect(renamed).toMatchObject({ type: 'refused', code: 'name-hidden-signs' });
    expect(hostPage.table.hosting).toEqual({ room: table, name: 'At Ada’s', door: 'ask' });
  });

  it('of a guest may equal a seat reserved for them, but no other guest’s name', async () => {
    const { host, table, code } = await opened();
    const client = new TestClient(host, '10.0.0.9');
    const refusal = (name: string) => client.refusal({ type: 'enter', code, name });
    expect(refusal('Be\u200bn')).toBe('name-hidden-signs');
    expect(refusal('Веn')).toBe('names-look-alike');
    const ben = seated(host, table, code, 1, 'Ben');
    const flo = enter(host, code, 'Flo');
    expect(refusal('F1o')).toBe('names-look-alike');
    expect(refusal('ben')).toBe('names-must-differ');
    // a guest who has lost the token joins again under the same name
    ben.client.connection.closed();
    expect(client.ask({ type: 'enter', code, name: 'Ben' })).toMatchObject({ type: 'entered' });
    expect(enter(host, code, 'Flo').guest).not.toBe(flo.guest);
  });
});

describe('names older than the rule', () => {
  /** A folder with a network table whose names would be refused today. */
  async function old() {
    const { folder, host, hostPage, table, code } = await opened();
    enter(host, code, 'Ben');
    hostPage.connection.closed();
    await host.close();
    const journal = bytesOf(folder, table).toString();
    overwrite(folder, table, rewriteLine(journal, 0, { seats: seats(unseen, 'Ben', 'Веn') }));
    for (const line of journal.split('\n').keys()) {
      const text = bytesOf(folder, table).toString();
      if (!(text.split('\n')[line] ?? '').includes('"kind":"seat"')) continue;
      overwrite(folder, table, rewriteLine(text, line, { name: text.includes('"seat":1') ? 'Ben' : 'Веn' }));
    }
    const server = path.join(folder, 'house.json');
    // older programs wrote no checksum
    const { sum: _, ...record } = JSON.parse(readFileSync(server, 'utf8'));
    const text = JSON.stringify(record).replace('At Ada’s', 'At\u200bAda’s').replace('"Ben"', '"B\u00aden"');
    writeFileSync(server, text);
    return { folder, table };
  }

  it('remain at the table and on the network, and seats can still change hands there', async () => {
    const { folder, table } = await old();
    const host = testHost(folder, { network: new FakeNetwork() });
    await host.resume();
    const hostPage = new TestClient(host);
    expect(hostPage.last('welcome').rooms).toMatchObject([{ room: table, name: 'At Ada’s' }]);
    hostPage.ask({ type: 'open-table', table });
    expect(hostPage.table.salvaged).toBeNull();
    expect(hostPage.table.seats[0]?.name).toBe('Ada');
    expect(hostPage.table.keeping?.guests).toMatchObject([{ name: 'B en' }]);
    expect(hostPage.texts.join()).not.toMatch(/[\u00ad\u200b\u202e]/);
    const { client } = enter(host, codeOf(hostPage), 'Cleo');
    const done = hostPage.ask({ type: 'hand-seat', table, seat: 0, to: 'free', standIn: false });
    expect(done).toMatchObject({ type: 'done' });
    expect(client.ask({ type: 'ask-seats', table, seats: [{ seat: 2, name: 'Cleo' }] })).toMatchObject({
      type: 'done',
    });
    expect(client.table.seats[2]?.name).toBe('Cleo');
  });
});
