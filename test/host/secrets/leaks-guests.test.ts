import { describe, expect, it } from 'vitest';
import {
  type AnyMove,
  below,
  type GameTypes,
  randomFromSeed,
  type Seat,
  seatAt,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { campaign } from '../../harness/campaign.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { movesAlike, somewhere } from './leaks-worlds.ts';
import { plant, plantedTable as table } from './planted.ts';

/** A planted network table: the host, guests at the seats from 1 on, and a spectator. */
async function hosted(game: AnyGame, seats: number, state: GameTypes['State']) {
  const folder = freshFolder();
  plant(folder, game, seats, state);
  const dice = randomFromSeed('tokens');
  let elapsed = 0;
  const host = testHost(folder, {
    gameOf: () => game,
    network: new FakeNetwork(),
    now: () => 1_000_000,
    // the player on turn has kept the others waiting
    elapsed: () => {
      elapsed += 30_000;
      return elapsed;
    },
    chance: (count) => Uint8Array.from({ length: count }, () => below(dice, 256)),
  });
  const hostPage = new TestClient(host);
  hostPage.ask({ type: 'open-table', table });
  hostPage.connection.receive(
    JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  const code = hostPage.table.keeping?.code ?? '';
  const enter = (address: string) => {
    const client = new TestClient(host, address);
    client.ask({ type: 'enter', code, name: null });
    return client;
  };
  const guests: TestClient[] = [];
  for (let seat = 1; seat < seats; seat++) {
    hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
    const guest = enter(`192.168.1.${30 + seat}`);
    guest.ask({ type: 'ask-seats', table, seats: [{ seat, name: `Guest ${seat}` }] });
    guests.push(guest);
  }
  return { host, hostPage, guests, onlooker: enter('192.168.1.99') };
}

type Hosted = Awaited<ReturnType<typeof hosted>>;

/** The client that holds a seat. */
function at(all: Hosted, seat: number): TestClient {
  return seat === 0 ? all.hostPage : (all.guests[seat - 1] ?? all.hostPage);
}

function tokenOf(client: TestClient): { readonly token?: string } {
  const entered = client.heard.findLast((message) => message.type === 'entered');
  return entered?.type === 'entered' ? { token: entered.token } : {};
}

/** Everything that happens at a table. Moves differ between the worlds in what only their seat may know. */
function happen(all: Hosted, viewer: Viewer, moves: readonly { readonly seat: Seat; readonly move: AnyMove }[]): void {
  const watcher = viewer === 'spectator' ? all.onlooker : at(all, viewer);
  const { host } = all;
  if (viewer !== 'spectator') watcher.ask({ type: 'glimpse', table, seat: viewer });
  for (const { seat, move } of moves) {
    const player = at(all, seat);
    const { version } = player.table;
    const answer = player.ask({ type: 'play', table, version, seat, ...tokenOf(player), move: { ...move } });
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
  const { undoableBy } = watcher.table;
  if (undoableBy !== null) {
    const player = at(all, undoableBy);
    const { version } = player.table;
    player.ask({ type: 'undo', table, version, seat: undoableBy, ...tokenOf(player) });
    player.ask({ type: 'redo', table, version: version + 1, seat: undoableBy, ...tokenOf(player) });
  }
  for (const client of [all.hostPage, ...all.guests]) {
    const { own, seats } = client.table;
    // everyone knows who is asked, so the receiver of a nudge reveals no more
    for (const seat of seats.keys()) client.ask({ type: 'nudge', room: table, table, seat });
    client.ask({ type: 'react', room: table, seat: own[0] ?? null, reaction: 'thinking' });
    client.ask({ type: 'glimpse', table, seat: own[0] ?? 0 });
    client.ask({ type: 'look-back', table, position: 0, viewer: own[0] ?? 'spectator' });
    client.ask({ type: 'play', table, version: 0, seat: 0, ...tokenOf(client), move: { type: 'no-such-move' } });
    client.ask({ type: 'undo', table, version: 99, seat: own[0] ?? 0, ...tokenOf(client) });
  }
  for (let seat = 0; seat < 5; seat++) {
    const isOver = watcher.table.outcome !== null;
    if (!isOver && seat !== viewer) watcher.ask({ type: 'look-back', table, position: moves.length, viewer: seat });
    if (seat !== viewer) watcher.ask({ type: 'glimpse', table, seat });
    watcher.ask({ type: 'play', table, version: 0, seat, ...tokenOf(watcher), move: { type: 'no-such-move' } });
  }
  watcher.ask({ type: 'look-back', table, position: moves.length, viewer });
  // others leave and return on other connections; the host takes over one seat meanwhile
  for (const guest of all.guests) {
    if (guest === watcher) continue;
    const token = tokenOf(guest).token ?? '';
    const seat = guest.table.own[0] ?? 1;
    guest.connection.closed();
    // a substitute sees what the absent player would: the host is not the watcher then
    if (viewer !== 0) {
      all.hostPage.ask({ type: 'hand-seat', table, seat, to: 'house', standIn: true });
      all.hostPage.ask({ type: 'take-in-hand', table, seat });
    }
    new TestClient(host, '192.168.1.77').ask({ type: 'return', room: table, token });
  }
  // the watcher returns too, in a second page; the first only watches then
  const { token = '' } = tokenOf(watcher);
  const second = viewer === 0 ? new TestClient(host) : new TestClient(host, '192.168.1.88');
  second.ask(viewer === 0 ? { type: 'open-table', table } : { type: 'return', room: table, token });
  second.ask({ type: 'open-table', table });
  watcher.texts.push(...second.texts);
}

/** What the watcher receives in a world. A welcome to the host's own page shows file times of its library. */
async function heardIn(
  game: AnyGame,
  seats: number,
  state: GameTypes['State'],
  viewer: Viewer,
  moves: readonly { readonly seat: Seat; readonly move: AnyMove }[],
): Promise<readonly string[]> {
  const all = await hosted(game, seats, state);
  happen(all, viewer, moves);
  return (viewer === 'spectator' ? all.onlooker : at(all, viewer)).texts;
}

describe.each<AnyGame>([sealedMarket, ...Object.values(games)])(
  '$id: two worlds that one device cannot tell apart',
  (game) => {
    const viewers: readonly Viewer[] = ['spectator', seatAt(0), seatAt(1), seatAt(2)];

    it.each(viewers)('are byte for byte the same to %s, whatever others do', { timeout: 60_000 }, async (viewer) => {
      const random = randomFromSeed(`guests' leaks ${game.id} ${viewer}`);
      let different = 0;
      let moved = 0;
      // where worlds diverge quickly, more of them are tried
      for (let round = 0; round < campaign(2, 8) || (moved <= 2 && round < 32); round++) {
        // a solo player has no others
        const least = Math.max(game.seats.min, 2, viewer === 'spectator' ? 0 : viewer + 1);
        const seats = least + below(random, game.seats.max - least + 1);
        const state = somewhere(game, seats, random);
        const worlds = { one: game.copy(state), other: game.redeal(state, viewer, random) };
        const start = { one: game.copy(worlds.one), other: game.copy(worlds.other) };
        if (JSON.stringify(worlds.other) !== JSON.stringify(state)) different++;
        const moves = movesAlike(game, worlds, viewer, 4, random);
        moved += moves.filter(({ seat }) => seat !== viewer).length;
        const one = await heardIn(
          game,
          seats,
          start.one,
          viewer,
          moves.map(({ seat, first: move }) => ({ seat, move })),
        );
        const two = await heardIn(
          game,
          seats,
          start.other,
          viewer,
          moves.map(({ seat, second: move }) => ({ seat, move })),
        );
        expect(two).toEqual(one);
        expect(one.length).toBeGreaterThan(15);
      }
      expect(different).toBeGreaterThan(campaign(1, 3));
      expect(moved).toBeGreaterThan(2);
    });
  },
);
