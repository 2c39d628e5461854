import { statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { Host } from '../../../main/host/host.ts';
import { HouseIndex } from '../../../main/storage/house-index/house-index.ts';
import { realDisk } from '../../../main/storage/journal.ts';
import { Journals } from '../../../main/storage/journals.ts';
import { below, pick, randomFromSeed, settledOptions } from '../../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../../shared/games/index.ts';
import {
  type BookQuestion,
  bookPage,
  type HostMessage,
  hostMessage,
  playerColours,
  protocolVersion,
} from '../../../shared/protocol/messages.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { layLibrary } from '../../storage/laid-library.ts';

/**
 * `measure lay FOLDER COUNT` puts saved matches into a library. `measure welcome FOLDER [until-read]` starts a host
 * there and measures the first welcome, and how long it continues reading. `measure book FOLDER` measures the pages of
 * the house book. Prints JSON.
 */

const [what = '', dataFolder = '', more = ''] = process.argv.slice(2);

/** Random matches of every game, with the fewest and the most players: half of them are finished. */
function played(): string[] {
  const journals = new Journals({ dataFolder, appVersion: '0.0.0', gameOf, now: Date.now, disk: realDisk });
  return Object.values<AnyGame>(games).flatMap((game) =>
    [game.seats.min, game.seats.max].flatMap((count) =>
      ['over', 'running'].map((until) => {
        const seed = `${game.id} ${count} ${until}`;
        const options = settledOptions(game.options, count, {}) ?? {};
        const seats = Array.from({ length: count }, (_, seat) => ({
          name: `Player ${seat + 1}`,
          colour: playerColours[seat] ?? 'navy',
        }));
        const table = journals.create(game, { seats: count, options, seed }, seats);
        const { journal } = journals.open(table);
        const match = journal.replay();
        const random = randomFromSeed(seed);
        const most = until === 'over' ? Number.POSITIVE_INFINITY : 20 + below(random, 60);
        for (let moves = 0; moves < most && game.outcome(match.state) === undefined; moves++) {
          const seat = pick(random, game.toAct(match.state));
          const move = pick(random, game.legalMoves(match.state, seat));
          match.play(seat, move);
          journal.append({ kind: 'move', seat, move, hash: match.hash() }, match);
        }
        journal.close(match);
        const text = `${bytesOf(dataFolder, table)}`;
        journals.remove(table);
        return text;
      }),
    ),
  );
}

async function welcome() {
  const began = performance.now();
  const host = new Host({ dataFolder, appVersion: '0.0.0' });
  await host.resume();
  const started = performance.now();
  let bytes = 0;
  let welcomed = Number.NaN;
  const read = new Promise<number>((resolve) => {
    const connection = host.connect({
      isBehind: () => false,
      send: (text) => {
        if (bytes === 0) {
          welcomed = performance.now();
          bytes = Buffer.byteLength(text);
        } else if (text.includes('"type":"library"')) resolve(performance.now());
      },
      close: () => {},
    });
    connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  });
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const readMilliseconds = more === 'until-read' ? (await read) - welcomed : 0;
  pauses.disable();
  // otherwise it exits without saving what it has read
  if (more === 'until-read') await host.close();
  const index = statSync(path.join(dataFolder, 'house-index.sqlite'), { throwIfNoEntry: false })?.size ?? 0;
  return {
    start: started - began,
    welcome: welcomed - started,
    bytes,
    read: readMilliseconds,
    longestPause: readMilliseconds > 0 ? pauses.max / 1e6 : 0,
    index,
  };
}

/** Judges all finished matches, as the coach would over days. */
function judgeAll() {
  const index = new HouseIndex(dataFolder, '0.0.0', console.error);
  const finished = z.object({ id: z.string(), seats: z.number() });
  for (const { id, seats } of index.database.all(finished, 'SELECT id, seats FROM matches WHERE seats > 1')) {
    const awards = Array.from({ length: seats }, (_, seat) => ({ type: 'shipment', seat, round: 3, money: 9 }));
    const told = { moment: { position: 9, seat: 0, rise: 0.2 }, awards };
    index.noteSkills(id, Array(seats).fill({ choices: 40, lost: 0.3, expected: 1 / seats }), told);
  }
  index.close();
}

/** Milliseconds until each page of the house book is answered, once everything has been read. */
async function book() {
  judgeAll();
  const host = new Host({ dataFolder, appVersion: '0.0.0' });
  await host.resume();
  const answers: Extract<HostMessage, { type: 'book' }>[] = [];
  const connection = host.connect({
    isBehind: () => false,
    send: (text) => {
      const message = hostMessage.parse(JSON.parse(text));
      if (message.type === 'book') answers.push(message);
    },
    close: () => {},
  });
  connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  const ask = (question: BookQuestion) => {
    const began = performance.now();
    connection.receive(JSON.stringify({ type: 'ask-book', request: 'r', question }));
    return performance.now() - began;
  };
  const house = { page: 'house' } as const;
  do {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ask(house);
  } while (answers.at(-1)?.reading !== null);
  const page = bookPage.parse(answers.at(-1)?.page);
  const people = page.page === 'house' ? page.people : [];
  const [busiest] = people.toSorted((one, other) => other.matches - one.matches);
  const who = busiest?.who ?? '';
  const all = { page: 'matches', game: null, who: [], seats: null, after: 0 } as const;
  return {
    house: ask(house),
    person: ask({ page: 'person', who, seats: null }),
    matches: ask(all),
    game: ask({ ...all, game: 'harbour' }),
    pairing: ask({ ...all, who: people.slice(0, 2).map((person) => person.who) }),
  };
}

if (what === 'lay') {
  const journals = played();
  layLibrary(dataFolder, journals, Number(more));
  const bytes = journals.reduce((sum, text) => sum + text.length, 0) / journals.length;
  writeSync(1, JSON.stringify({ journal: bytes }));
} else if (what === 'book') {
  writeSync(1, JSON.stringify(await book()));
  process.exit();
} else {
  writeSync(1, JSON.stringify(await welcome()));
  process.exit();
}
