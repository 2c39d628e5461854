import { describe, expect, it } from 'vitest';
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { adaAndBen } from '../../harness/people.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, enter, later } from '../opened-table.ts';

const solo = { boards: 'wharfs', alone: 'twenty-turns' };

describe('table of one seat', () => {
  it('is active for its player from the first move to the last, and reports the result', () => {
    const client = new TestClient(testHost(freshFolder(), { gameOf }));
    const id = client.create('harbour', 1, solo);
    const random = randomFromSeed('alone');
    client.step(() => 0);
    expect(client.table).toMatchObject({ own: [0], inHand: 0, next: null, viewer: 0, undo: true, undoableBy: 0 });
    client.undo();
    expect(client.table).toMatchObject({ inHand: 0, undo: false, redo: true });
    while (client.table.outcome === null) {
      expect(client.table).toMatchObject({ inHand: 0, next: null });
      client.step((count) => below(random, count));
    }
    const { outcome } = client.table;
    expect(outcome).toMatchObject({ places: [1], alone: { won: outcome?.ending === 'fourth-building' } });
    expect(client.ask({ type: 'leave-table', table: id }).type).toBe('done');
  });

  it('is active again when reopened, without moves of others to report', () => {
    const folder = freshFolder();
    const client = new TestClient(testHost(folder, { gameOf }));
    const table = client.create('harbour', 1, solo);
    client.step(() => 0);
    client.ask({ type: 'leave-table', table });
    client.ask({ type: 'open-table', table });
    expect(client.table).toMatchObject({ own: [0], inHand: 0, next: null, version: 1, lastSeen: 1 });
  });

  it('lets others watch over the network, and gives them no seat', async () => {
    const network = new FakeNetwork();
    const host = testHost(freshFolder(), { gameOf, network });
    const hostPage = new TestClient(host);
    const table = hostPage.create('harbour', 1, solo);
    await later(hostPage, { type: 'host-table', table, name: 'Alone', door: 'open' });
    const { client } = enter(host, codeOf(hostPage), 'Ben');
    expect(client.table).toMatchObject({ own: [], viewer: 'spectator', inHand: null, next: null });
    expect(client.refusal({ type: 'ask-seats', table, seats: [{ seat: 0, name: 'Ben' }] })).toBe('seat-taken');
    hostPage.step(() => 0);
    expect(client.table).toMatchObject({ version: 1, viewer: 'spectator' });
    expect(hostPage.table).toMatchObject({ inHand: 0 });
    expect(network.announced).toMatchObject([{ free: 0 }]);
  });
});

describe('option that concerns some numbers of players', () => {
  it('accepts any value for those, and only the usual value for others', () => {
    const client = new TestClient(testHost(freshFolder(), { gameOf }));
    const asked = (count: number, alone: string) =>
      ({ type: 'create-table', game: 'harbour', options: { alone }, seats: adaAndBen.slice(0, count) }) as const;
    expect(client.refusal({ ...asked(2, 'practice-opponent'), seats: adaAndBen })).toBe('unknown-option');
    expect(client.ask({ ...asked(2, 'twenty-turns'), seats: adaAndBen }).type).toBe('done');
    client.ask({ ...asked(1, 'practice-opponent'), seats: adaAndBen.slice(0, 1) });
    expect(client.table.options).toMatchObject({ alone: 'practice-opponent', boards: 'wharfs' });
  });
});
