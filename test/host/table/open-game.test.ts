import { describe, expect, it } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, enter, later } from '../opened-table.ts';
import { plant, plantedTable as table } from '../secrets/planted.ts';

/**
 * A table of Harbour for two. The first to choose a character is dealt the Wolf, and the second the Noble, the only one
 * with a later secret.
 */
function begun() {
  const folder = freshFolder();
  const state = harbour.setup(2, { boards: 'all-characters', goods: 'choose' }, randomFromSeed('an open game'));
  const first: number = state.startPlayer;
  state.players.forEach((player, seat) => {
    player.dealt = seat === first ? ['wolf', 'mason'] : ['noble', 'alchemist'];
  });
  plant(folder, harbour, 2, state);
  const host = testHost(folder, { gameOf: () => harbour, network: new FakeNetwork() });
  const client = new TestClient(host);
  client.ask({ type: 'open-table', table });
  return { host, client, first, second: 1 - first };
}

type Move = TableMessage['legal'][number];
const keep = (character: string): Move => ({ type: 'keep-character', character });

function playAny(client: TestClient): void {
  client.step(() => 0);
}

/** True if the page received the cards that a player looked at. */
function hasSeenLooked({ texts }: TestClient): boolean {
  return texts.some((text) => /"looked":\{"count":\d,"cards":\["/.test(text));
}

describe('secrets that begin in the middle of a public game', () => {
  it('lower the shutter even for the player whose own move brought them: others are still watching', () => {
    const { client, first, second } = begun();
    expect(client.table).toMatchObject({ inHand: first, unshuttered: true, next: null });
    client.play(keep('wolf'));
    expect(client.table).toMatchObject({ inHand: second, unshuttered: true });
    client.play(keep('noble'));
    expect(client.table).toMatchObject({ inHand: null, next: second, viewer: 'spectator', legal: [], undo: false });
    expect(hasSeenLooked(client)).toBe(false);
    client.take(second);
    expect(client.table).toMatchObject({ inHand: second, unshuttered: false, next: null });
    expect(hasSeenLooked(client)).toBe(true);
  });

  it('do not lower it for a single person at a device', async () => {
    const { host, client, first, second } = begun();
    await later(client, { type: 'host-table', table, name: 'Table', door: 'open' });
    const guest = enter(host, codeOf(client));
    client.ask({ type: 'hand-seat', table, seat: first, to: guest.guest, standIn: false });
    const { version } = guest.client.table;
    guest.client.ask({ type: 'play', table, version, seat: first, move: keep('wolf'), token: guest.token });
    client.play(keep('noble'));
    expect(client.table).toMatchObject({ inHand: second, own: [second] });
  });

  it('do not lower it for a player without any, and are not recorded as seen by them', () => {
    const { client, first, second } = begun();
    client.play(keep('wolf'));
    client.play(keep('noble'));
    client.take(second);
    playAny(client);
    // the next player sees what was done behind the shutter
    expect(client.table).toMatchObject({ inHand: first, viewer: first, lastSeen: 1 });
    expect(client.table.log.moves).toHaveLength(3);
  });

  it('lock earlier public moves against undo by another seat', () => {
    const { client, first, second } = begun();
    client.play(keep('wolf'));
    expect(client.table).toMatchObject({ inHand: second, undoableBy: first, undo: true });
    client.play(keep('noble'));
    client.take(second);
    playAny(client);
    for (let good = 0; good < 3; good++) playAny(client);
    expect(client.table).toMatchObject({ inHand: null, next: second, undoableBy: first });
    client.take(second);
    expect(client.table).toMatchObject({ inHand: second, undo: false });
    expect(client.undo(first)).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('shutter that a player lowered in a public game', () => {
  it('stays down until it is opened, whatever else happens at the table', async () => {
    const { host, client, first, second } = begun();
    client.ask({ type: 'lower-shutter', table });
    await later(client, { type: 'host-table', table, name: 'Table', door: 'open' });
    enter(host, codeOf(client));
    client.ask({ type: 'rename-seat', table, seat: first, name: 'Somebody' });
    expect(client.table).toMatchObject({ inHand: null, next: first, viewer: 'spectator' });
    client.take(first);
    client.play(keep('wolf'));
    expect(client.table).toMatchObject({ inHand: second });
  });
});

describe('two pages of one device in a public game', () => {
  it('share nothing: the older one watches, and continues where the newer one left', () => {
    const { host, client, first, second } = begun();
    const newer = new TestClient(host);
    newer.ask({ type: 'open-table', table });
    expect(newer.table).toMatchObject({ inHand: first });
    expect(client.table).toMatchObject({ inHand: null, own: [], readOnly: true });
    expect(client.refusal({ type: 'undo', table, version: client.table.version, seat: first })).toBe('read-only');
    newer.play(keep('wolf'));
    newer.ask({ type: 'leave-table', table });
    expect(client.table).toMatchObject({ inHand: second, readOnly: false });
  });
});
