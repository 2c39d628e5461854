import { expect, it } from 'vitest';
import { pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

/** Emporium with two people at one screen, after this many random moves. */
function playedShop(moves: number) {
  const client = new TestClient(testHost(freshFolder(), { gameOf }));
  const table = client.create('emporium', 2);
  const random = randomFromSeed('parts');
  const sent: TableMessage[] = [];
  for (let made = 0; made < moves; made++) {
    const { inHand, next } = client.table;
    const seat = inHand ?? next;
    if (seat === null) break;
    client.ask({ type: 'take-in-hand', table, seat });
    const { legal, version } = client.table;
    client.ask({ type: 'play', table, version, seat, move: pick(random, legal) });
    sent.push(client.table);
  }
  return { client, table, sent };
}

const partsIn = ({ log }: TableMessage) => log.parts ?? [];

it('move that does several things: is sent once with the states in between, which reveal no more than others', () => {
  const { client, table, sent } = playedShop(120);
  const inParts = sent.filter((message) => partsIn(message).length > 0);
  expect(inParts.length).toBeGreaterThan(10);
  for (const message of inParts) {
    const { viewer, log } = message;
    const [parts, last] = [partsIn(message), log.moves.at(-1)];
    const counts = parts.map(({ events }) => events);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBeLessThan(last?.events.length ?? 0);
    for (const { view } of parts) expect(Object.keys(view ?? {})).toEqual(Object.keys(message.view ?? {}));
    // only its owner sees a hand
    const hands = JSON.stringify(parts).match(/"cards":\[/g) ?? [];
    expect(hands).toHaveLength(viewer === 'spectator' ? 0 : parts.length);
  }
  // later viewers see the current table
  client.ask({ type: 'open-table', table });
  expect(partsIn(client.table)).toEqual([]);
});
