import { describe, expect, it } from 'vitest';
import type { Thinking } from '../../../main/bot-workers/thought.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import { realDisk } from '../../../main/storage/journal.ts';
import { Journals } from '../../../main/storage/journals.ts';
import { below, pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { type BookPage, type BookQuestion, bookPage } from '../../../shared/protocol/messages.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { adaAndOthers } from '../../harness/people.ts';
import { soon } from '../../harness/soon.ts';
import { marketWithFame, playAlone } from '../bots/alone.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

const minute = 60_000;

/** What the tests themselves count of a match: its players' places and points, by name. */
interface Counted {
  readonly table: string;
  readonly players: ReadonlyMap<string, { readonly place: number; readonly points: number }>;
}

/** Plays random matches to their end among some of four people, a minute a move, and closes them. */
function played(dataFolder: string, count: number): readonly Counted[] {
  let now = 0;
  const gameOf = () => sealedMarket;
  const journals = new Journals({ dataFolder, appVersion: '0.0.0', gameOf, now: () => now, disk: realDisk });
  return Array.from({ length: count }, (_, made) => {
    const random = randomFromSeed(`match ${made}`);
    const seats = adaAndOthers.slice(0, 2 + below(random, 3));
    const match = { options: { length: 'short' }, seats: seats.length, seed: `match ${made}` };
    const table = journals.create(sealedMarket, match, seats);
    const { journal } = journals.open(table);
    const replayed = journal.replay();
    const { game } = replayed;
    while (game.outcome(replayed.state) === undefined) {
      const seat = pick(random, game.toAct(replayed.state));
      const move = pick(random, game.legalMoves(replayed.state, seat));
      replayed.play(seat, move);
      now += minute;
      journal.append({ kind: 'move', seat, move, hash: replayed.hash() }, replayed);
    }
    journal.close(replayed);
    const { places, scores } = game.outcome(replayed.state) ?? { places: [], scores: [] };
    const at = (seat: number) => ({ place: places[seat] ?? 0, points: scores[seat] ?? 0 });
    return { table, players: new Map(seats.map(({ name }, seat) => [name, at(seat)])) };
  });
}

/** A host's answers once it has read everything. */
function reader(folder: string, settings: Partial<HostSettings> = {}) {
  return readerOf(new TestClient(testHost(folder, settings)));
}

function readerOf(client: TestClient) {
  return async <Page extends BookPage['page']>(question: Extract<BookQuestion, { page: Page }>) => {
    const answer = await soon(() => {
      const said = client.ask({ type: 'ask-book', question });
      if (said.type !== 'book') throw new Error(`no page: ${JSON.stringify(said)}`);
      if (said.reading !== null) throw new Error('still reading');
      return bookPage.parse(said.page);
    });
    const isAsked = (page: BookPage): page is Extract<BookPage, { page: Page }> => page.page === question.page;
    if (!isAsked(answer)) throw new Error(`another page: ${answer.page}`);
    return answer;
  };
}

/** The place of a person in each match that they played. */
const placesOf = (name: string, matches: readonly Counted[]) =>
  matches.flatMap(({ players }) => players.get(name)?.place ?? []);

/** The winners' shares of a person. */
const sharesOf = (name: string, matches: readonly Counted[]) =>
  matches.flatMap(({ players }) => {
    const first = [...players.values()].filter(({ place }) => place === 1).length;
    return players.get(name)?.place === 1 ? [1 / first] : [];
  });

const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);

describe('house book', () => {
  it('counts what the journals say, for everybody and for each person', async () => {
    const folder = freshFolder();
    const matches = played(folder, 24);
    const read = reader(folder);
    const house = await read({ page: 'house' });
    expect(house.matches).toBe(24);
    expect(new Set(house.people.map(({ name }) => name))).toEqual(new Set(adaAndOthers.map(({ name }) => name)));
    for (const { who, name, colour } of house.people) {
      expect(adaAndOthers).toContainEqual({ name, colour });
      const { person, games, rivals, streak, last } = await read({ page: 'person', who, seats: null });
      const own = matches.filter(({ players }) => players.has(name));
      expect(person.matches).toBe(own.length);
      expect(person.won).toBeCloseTo(sum(sharesOf(name, own)));
      expect(person.fair).toBeCloseTo(sum(own.map(({ players }) => 1 / players.size)));
      const points = own.map(({ players }) => players.get(name)?.points ?? 0);
      expect(games).toMatchObject([{ game: sealedMarket.id, matches: own.length, best: Math.max(...points) }]);
      expect(games[0]?.average).toBeCloseTo(sum(points) / points.length);
      const isWon = placesOf(name, own).map((place) => place === 1);
      expect(streak.now).toBe(isWon.length - 1 - isWon.lastIndexOf(false));
      expect(last[0]?.table).toBe(own.at(-1)?.table);
      for (const rival of rivals) {
        const both = own.filter(({ players }) => players.has(rival.name));
        const ahead = both.filter(
          ({ players }) => (players.get(name)?.place ?? 0) < (players.get(rival.name)?.place ?? 0),
        );
        expect([rival.matches, rival.before]).toEqual([both.length, ahead.length]);
      }
    }
  });

  it('finds matches by people and number of players, the newest first', async () => {
    const folder = freshFolder();
    const matches = played(folder, 24);
    const read = reader(folder);
    const found = await read({ page: 'matches', game: null, who: ['ada', 'cleo'], seats: 3, after: 1 });
    const wanted = matches.filter(({ players }) => players.size === 3 && players.has('Cleo')).toReversed();
    expect(found.of).toBe(wanted.length);
    expect(found.matches.map(({ table }) => table)).toEqual(wanted.slice(1).map(({ table }) => table));
  });

  it('rates the one who always wins above the others, and doubts less with more matches', async () => {
    const folder = freshFolder();
    const matches = played(folder, 30);
    const { people } = await reader(folder)({ page: 'house' });
    const shares = new Map(people.map(({ name, matches: all }) => [name, sum(sharesOf(name, matches)) / all]));
    const best = people.toSorted((one, other) => (shares.get(other.name) ?? 0) - (shares.get(one.name) ?? 0));
    expect(best[0]?.rating?.value).toBeGreaterThan(best.at(-1)?.rating?.value ?? Number.POSITIVE_INFINITY);
    const least = people.toSorted((one, other) => one.matches - other.matches);
    const doubt = (of: (typeof people)[number] | undefined) => (of?.rating?.high ?? 0) - (of?.rating?.low ?? 0);
    expect(doubt(least.at(-1))).toBeLessThan(doubt(least[0]));
  });

  it('gives each plaque for the match that earns it', async () => {
    const folder = freshFolder();
    const matches = played(folder, 30);
    const read = reader(folder);
    const { plaques } = await read({ page: 'person', who: 'ada', seats: null });
    const own = matches.filter(({ players }) => players.has('Ada'));
    const won = own.filter(({ players }) => players.get('Ada')?.place === 1);
    const inARow = own.flatMap(({ table }, at) => {
      const three = own.slice(Math.max(0, at - 3), at + 1).map((match) => won.includes(match));
      return three.join() === 'false,true,true,true' || (at === 2 && three.join() === 'true,true,true') ? [table] : [];
    });
    const of = (id: string) => plaques.find((plaque) => plaque.id === id);
    expect(of('first-win')).toMatchObject({ times: 1, table: won[0]?.table });
    expect(of('ten-matches')).toMatchObject({ times: 1, table: own[9]?.table });
    expect(of('ten-wins')?.table).toBe(won[9]?.table);
    expect(of('three-in-a-row')?.times ?? 0).toBe(inARow.length);
    expect(of('three-in-a-row')?.table).toBe(inARow.at(-1));
    expect(of('beat-the-wholesaler')).toBeUndefined();
  });

  it('counts a person under present and former names and after a merge, in games from before', async () => {
    const folder = freshFolder();
    const matches = played(folder, 12);
    const client = new TestClient(testHost(folder, { now: () => Date.now() }));
    const keep = (name: string) => {
      const colour = 'teal' as const;
      const habits = { language: null, textSize: null, shutter: null, favourite: null };
      client.ask({ type: 'keep-person', person: null, name, colour, ...habits });
      return client.last('people').people.find((person) => person.name === name)?.id ?? '';
    };
    const [ada, ben] = [keep('Ada'), keep('Ben')];
    const read = readerOf(client);
    expect((await read({ page: 'person', who: ada, seats: null })).person).toMatchObject({
      colour: 'teal',
      matches: 12,
    });
    client.ask({ type: 'merge-people', person: ben, into: ada });
    const { person } = await read({ page: 'person', who: ada, seats: null });
    expect(person.matches).toBe(
      sum(matches.map(({ players }) => Number(players.has('Ada')) + Number(players.has('Ben')))),
    );
  });

  it('splits each result into skill and luck, by what a worker finds lost', async () => {
    const folder = freshFolder();
    const matches = played(folder, 8);
    // the worker judges that Ada, always at the first seat, loses nothing, and everybody else half a win
    const skillsOf = (seats: number) =>
      Array.from({ length: seats }, (_, seat) => ({ choices: 5, lost: seat === 0 ? 0 : 0.5 }));
    const moment = { position: 3, seat: 0, rise: 0.25 };
    const thinking: Thinking = {
      ask: (question) => ({
        answer: Promise.resolve({ kind: 'judge', skills: skillsOf(question.seats), moment }),
        cancel: () => {},
      }),
      close: () => Promise.resolve(),
    };
    const read = reader(folder, { thinking });
    await read({ page: 'house' });
    const judged = await soon(async () => {
      const { games } = await read({ page: 'person', who: 'ada', seats: null });
      if (games[0]?.judged?.matches !== 8) throw new Error('still judging');
      return games[0].judged;
    });
    const fair = sum(matches.map(({ players }) => 1 / players.size));
    expect(judged.lost).toBe(0);
    expect(judged.skill).toBeGreaterThan(0.3);
    expect((await read({ page: 'house' })).last[0]?.moment).toEqual(moment);
    expect(judged.skill + judged.luck).toBeCloseTo((sum(sharesOf('Ada', matches)) - fair) / 8);
  });

  it('counts solo matches by challenge and what a person collects, and mixes neither into wins', async () => {
    const client = new TestClient(testHost(freshFolder(), { gameOf, newSeed: () => marketWithFame }));
    const { table, fame } = playAlone(client, 'Ada');
    playAlone(client, 'Ada', 'specialist', 'another');
    const read = readerOf(client);
    const ada = async () => await read({ page: 'person', who: 'ada', seats: null });
    expect(await ada()).toMatchObject({ person: { matches: 0 }, games: [], favourites: [] });
    const { alone } = await ada();
    expect(alone.map(({ challenge, matches }) => [challenge, matches])).toEqual([
      ['queue-of-customers', 1],
      ['specialist', 1],
    ]);
    expect(alone[0]).toMatchObject({ table, fame, won: Number(fame > 0) });
    client.create('mercado-de-lisboa', 2);
    const random = randomFromSeed('collected');
    while (client.table.outcome === null) client.step((count) => below(random, count));
    expect(await ada()).toMatchObject({ person: { matches: 1 }, favourite: 'mercado-de-lisboa', alone });
    expect((await ada()).favourites[0]).toMatchObject({ game: 'mercado-de-lisboa', matches: 1 });
  });

  it('knows a match as soon as it is over', () => {
    const client = new TestClient(testHost(freshFolder()));
    const people = () => {
      const answer = client.ask({ type: 'ask-book', question: { page: 'house' } });
      const page = answer.type === 'book' ? bookPage.parse(answer.page) : null;
      return page?.page === 'house' ? page.people.length : null;
    };
    client.create('tic-tac-toe', 2);
    expect(people()).toBe(0);
    for (let move = 0; move < 9 && client.table.outcome === null; move++) client.step(() => 0);
    expect(people()).toBe(2);
  });
});
