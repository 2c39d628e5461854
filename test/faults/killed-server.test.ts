import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { below, randomFromSeed } from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { playerColours } from '../../shared/protocol/messages.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { soon } from '../harness/soon.ts';
import { serverProgram } from '../lan/server-program.ts';
import { KeptTable, KilledLine } from './killed-client.ts';
import { KilledServer } from './killed-house.ts';

/**
 * KILLED_SERVERS=100 kills the server that often instead of the usual few times; SOAK_GAME=emporium plays that game
 * instead of Harbour.
 */
const { KILLED_SERVERS, SOAK_GAME = 'harbour' } = process.env;
const lives = Number(KILLED_SERVERS ?? campaign(2, 5));
const program = serverProgram();
const game = Object.values<AnyGame>(games).find(({ id }) => id === SOAK_GAME) ?? games.harbour;
/** Tables that play at a time, and guests who join meanwhile. */
const tablesAtOnce = 6;
const guestsAtOnce = 3;
/** How many of the latest guests return after each kill: a room does not remember the guests of a thousand lives. */
const guestsAsked = 30;
/** Servers that live and die side by side in a long campaign, and the least number of kills for each. */
const mostServers = 4;
const fewestLives = 25;
/** The longest life of a server once everyone plays, in milliseconds. */
const longestLife = 800;

const seats = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
  .slice(0, Math.max(2, game.seats.min))
  .map((name, index) => ({ name, colour: playerColours[index] }));

async function created(line: KilledLine): Promise<string> {
  const answer = await line.ask({ type: 'create-table', game: game.id, options: {}, seats });
  if (answer?.type !== 'done' || answer.table === null) throw new Error(`no table: ${JSON.stringify(answer)}`);
  return answer.table;
}

function movesOf(tables: readonly KeptTable[]): number {
  return tables.reduce((sum, { known }) => sum + known.length, 0);
}

/** The result of all lives of a server. */
interface Survived {
  readonly moves: number;
  readonly guests: number;
  /** In milliseconds. */
  readonly longestAbsence: number;
}

/** A server that is killed at random moments this often, with all checks each time it is back. */
async function survived(kills: number, seed: string): Promise<Survived> {
  const random = randomFromSeed(seed);
  const server = new KilledServer(program);
  await server.start();
  const doorman = await server.hostPage();
  const hosted = await created(doorman);
  await doorman.ask({ type: 'host-table', table: hosted, name: 'Supper', door: 'open' });
  await soon(() => expect([doorman.table?.keeping?.code ?? null, doorman.guestAddress]).not.toContain(null));
  const code = doorman.table?.keeping?.code;
  const address = doorman.guestAddress;
  const guestDoor = `ws://${address}/table`;
  const tables: KeptTable[] = [];
  const guests: string[] = [];
  let longestAbsence = 0;
  let playing: KeptTable[] = [];

  for (let life = 0; life < kills; life++) {
    const lines = await Promise.all(Array.from({ length: tablesAtOnce }, () => server.hostPage()));
    for (const [index, line] of lines.entries()) {
      if (playing[index] !== undefined) continue;
      const table = new KeptTable(await created(line), random);
      playing.push(table);
      tables.push(table);
    }
    const played = lines.map((line, index) => playing[index]?.play(line));
    const cameIn = Array.from({ length: guestsAtOnce }, async (_, index) => {
      await pause(below(random, longestLife / 4));
      const line = await KilledLine.open(guestDoor, `http://${address}`).catch(() => null);
      const answer = await line?.ask({ type: 'enter', code, name: `Guest ${life} ${index}` });
      if (answer?.type === 'entered') guests.push(answer.token);
    });
    await pause(below(random, longestLife));
    // on a busy machine nobody may have joined or moved by then, which would leave nothing to check
    if (life === 0) {
      await soon(() => expect(guests).not.toEqual([]));
      await soon(() => expect(movesOf(tables)).toBeGreaterThan(tables.length));
    }
    await server.kill();
    await Promise.all([...played, ...cameIn]);

    const began = performance.now();
    await server.start();
    longestAbsence = Math.max(longestAbsence, performance.now() - began);
    for (const token of guests.slice(-guestsAsked)) {
      const line = await KilledLine.open(guestDoor, `http://${address}`);
      expect(await line.ask({ type: 'return', room: hosted, token })).toMatchObject({ type: 'entered' });
      line.close();
    }
    // a finished match makes room for another one
    playing = playing.filter(({ isOver }) => !isOver);
  }

  const lines = await Promise.all(tables.map(() => server.hostPage()));
  for (const [index, line] of lines.entries()) await tables[index]?.settle(line);
  await server.kill();
  for (const { table, known } of tables) {
    const entries = server.journalOf(table);
    expect(entries.map((entry) => (entry.kind === 'move' ? { seat: entry.seat, move: entry.move } : entry))).toEqual(
      known,
    );
  }
  expect(guests.length).toBeGreaterThan(0);
  return { moves: movesOf(tables), guests: guests.length, longestAbsence };
}

it(
  'a killed server loses and doubles no answered move, and knows its guests',
  async () => {
    const servers = Math.min(mostServers, Math.ceil(lives / fewestLives));
    const each = Math.ceil(lives / servers);
    const all = await Promise.all(
      Array.from({ length: servers }, (_, server) => survived(each, `killed servers ${server}`)),
    );
    const sum = (of: (one: Survived) => number) => all.reduce((count, one) => count + of(one), 0);
    const absence = Math.max(...all.map(({ longestAbsence }) => longestAbsence));
    tellFigure(
      `${counted(each * servers)} kills, ${counted(sum(({ moves }) => moves))} moves answered, 0 lost, 0 doubled, ${counted(sum(({ guests }) => guests))} guests back, up again within ${(absence / 1000).toFixed(1)} s`,
    );
  },
  20_000 + lives * 8000,
);
