import { describe, expect, it } from 'vitest';
import {
  type AnyMove,
  type GameTypes,
  pick,
  randomFromSeed,
  type Seat,
  sameMove,
  see,
} from '../../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../../shared/games/index.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { plant, plantedTable } from '../secrets/planted.ts';

interface Position {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
  /** Moves of the seat that only its player may see. */
  readonly own: readonly AnyMove[];
}

/** Positions of random matches in which a seat is asked publicly and also has secret moves. */
function positionsOf(game: AnyGame, most: number): Position[] {
  const found: Position[] = [];
  const random = randomFromSeed(`open screens of ${game.id}`);
  for (let match = 0; found.length < most && match < 20; match++) {
    const state = game.setup(3, {}, randomFromSeed(`open screen ${match}`));
    for (let [seat] = game.toAct(state); seat !== undefined && found.length < most; [seat] = game.toAct(state)) {
      const legal = game.legalMoves(state, seat);
      const open = game.publicMoves(state, seat);
      const own = legal.filter((move) => !open.some((each) => sameMove(each, move)));
      if (open.length > 0 && own.length > 0) found.push({ state: game.copy(state), seat, own });
      game.play(state, seat, pick(random, legal));
    }
  }
  return found;
}

describe.each(['brick-and-mortar', 'emporium', 'shopping-street'] as const)(
  'public screen of %s in random matches',
  (id) => {
    const game: AnyGame = games[id];
    const positions = positionsOf(game, 12);

    it('occurs in random matches', () => {
      expect(positions).toHaveLength(12);
    });

    it.each(positions.map((position, index) => [index, position] as const))(
      'shows and accepts only public things until its player holds it (%i)',
      async (_, { state, seat, own: [first] }) => {
        const folder = freshFolder();
        plant(folder, game, 3, state);
        const host = testHost(folder, { gameOf });
        const client = new TestClient(host);
        client.ask({ type: 'open-table', table: plantedTable });
        const { table } = client;
        expect(table).toMatchObject({
          inHand: seat,
          unshuttered: true,
          viewer: 'spectator',
          next: null,
          toAct: [seat],
        });
        expect(table.view).toEqual(JSON.parse(JSON.stringify(see(game.hiding, state, 'spectator'))));
        expect(table.legal).toEqual(game.publicMoves(state, seat));

        // a secret move is refused like one that is illegal for all
        const move = { ...(first ?? { type: 'nothing' }) };
        const play = { type: 'play', table: plantedTable, version: table.version, seat } as const;
        const refused = client.refusal({ ...play, move });
        expect(refused).toBe(client.refusal({ ...play, move: { type: 'no-such-move' } }));
        expect(client.table.version).toBe(table.version);
        expect(
          client.refusal({ type: 'ask-hint', table: plantedTable, version: table.version, seat, level: 'apprentice' }),
        ).toBe('not-your-seat');

        client.ask({ type: 'take-in-hand', table: plantedTable, seat });
        expect(client.table).toMatchObject({ inHand: seat, unshuttered: false, viewer: seat });
        expect(client.table.legal).toEqual(game.legalMoves(state, seat));
        expect(client.ask({ ...play, version: client.table.version, move }).type).toBe('done');
        await host.close();
      },
    );
  },
);
