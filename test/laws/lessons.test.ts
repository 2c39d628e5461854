// Every lesson of every game can be played to its end, and allows nothing else.
import { describe, expect, it } from 'vitest';
import { textOfNewJournal } from '../../main/storage/new-journal.ts';
import {
  LessonCourse,
  learner,
  Match,
  matchOfLesson,
  sameMove,
  seatAt,
  seatsOf,
  see,
  seeEvent,
} from '../../shared/engine/index.ts';
import { type AnyGame, gameIds, gameOf } from '../../shared/games/index.ts';
import { type AnyLesson, lessonsOf } from '../../shared/games/lessons.ts';
import { botServer } from '../host/bots/bot-table.ts';
import { freshFolder, TestClient } from '../host/client.ts';
import { overwrite } from '../storage/journal-material.ts';

/** How long a neighbour seems to think at most, in milliseconds. */
const pause = 2000;
/** No lesson has more presses than this between two moves of others. */
const mostPresses = 400;

const all = gameIds.flatMap((game) => lessonsOf(game).map((lesson) => [game, lesson.id, lesson] as const));

function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** The initial match of a lesson; with another seed, the cards below the ones it names differ. */
function begun(game: AnyGame, lesson: AnyLesson, seed = lesson.id) {
  const match = Match.start(game, { ...matchOfLesson(game, lesson), seed });
  for (const { seat, move } of lesson.before) match.play(seatAt(seat), move);
  return match;
}

/** The deal of a lesson, what the learner sees until its end, and what each seat learns of its moves. */
function watched(game: AnyGame, lesson: AnyLesson, seed?: string) {
  const course = new LessonCourse(lesson);
  const match = begun(game, lesson, seed);
  const view = () => structuredClone(see(game.hiding, match.state, learner));
  const views = [view()];
  for (let next = course.next(match.played); next !== null; next = course.next(match.played)) {
    match.play(next.seat, next.move);
    views.push(view());
  }
  const events = match.played.flatMap((played) =>
    seatsOf(lesson.seats).map((seat) => played.events.map((event) => seeEvent(game.eventHiding, event, seat))),
  );
  return { start: match.stateAfter(0), views, events };
}

/** A server of the real games, with a player in a lesson. */
function learning(game: string, lesson: string, folder = freshFolder()) {
  const server = botServer(folder, { gameOf });
  const client = new TestClient(server.host);
  const answer = client.ask({ type: 'begin-lesson', game, lesson, name: 'Ana' });
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  return { ...server, client };
}

/** True if the neighbours act. */
function isWaiting({ table }: TestClient): boolean {
  return table.lesson?.asked === false;
}

/** Does the next thing the lesson asks for: a press, or waiting for the neighbours. */
function goOn({ client, clock }: ReturnType<typeof learning>): void {
  const { lesson, legal } = client.table;
  const [move] = legal;
  if (lesson?.asked !== true || move === undefined) clock.pass(pause);
  else expect(client.play(move).type).toBe('done');
}

/** Does what the lesson asks for until this many steps are done and the neighbours have acted. */
function goOnTo(learns: ReturnType<typeof learning>, done: number): void {
  const { client } = learns;
  for (let presses = 0; (client.table.lesson?.done ?? 0) < done || isWaiting(client); presses += 1) {
    // would otherwise wait for ever on a stuck lesson
    expect(presses).toBeLessThan(mostPresses);
    goOn(learns);
  }
}

describe('lessons', () => {
  it('begin with a first game, in every game that has lessons', () => {
    const first = gameIds.flatMap((game) => lessonsOf(game)[0]?.id ?? []);
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first)).toEqual(new Set(['first']));
  });

  it.each(all)('%s, %s: follows the rules to its end, with books that balance', (id, _, lesson) => {
    const game = gameNamed(id);
    const course = new LessonCourse(lesson);
    const match = begun(game, lesson);
    for (let next = course.next(match.played); next !== null; next = course.next(match.played)) {
      expect(game.toAct(match.state)).toContain(next.seat);
      match.play(next.seat, next.move);
      game.audit(match.state);
    }
    expect(course.step(match.played)).toBe(lesson.steps.length);
  });

  it.each(all)('%s, %s: shows the same whatever is below the cards it names', (id, _, lesson) => {
    const game = gameNamed(id);
    const { start, ...shown } = watched(game, lesson);
    const seeds = ['one', 'other', 'third'];
    const others = seeds.map((seed) => watched(game, lesson, seed));
    for (const { start: _dealt, ...other } of others) expect(other).toEqual(shown);
    // the seeds do deal other cards
    expect(others.some((other) => JSON.stringify(other.start) !== JSON.stringify(start))).toBe(true);
  });

  it.each(all)('%s, %s: names each of its steps once, with what to press in it', (_game, _id, { steps }) => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { asks, presses } of steps) {
      expect(asks.length).toBeGreaterThan(0);
      expect(presses.length).toBeGreaterThan(0);
      for (const press of presses) expect(press).toMatch(/^(main|piece:.+|action:.+)$/);
    }
  });

  it.each(all)('%s, %s: can be played to its end on the host by following it', (game, id, { steps }) => {
    const learns = learning(game, id);
    const { client } = learns;
    const seen: (string | null)[] = [];
    for (let presses = 0; presses < mostPresses && client.table.lesson?.step !== null; presses += 1) {
      const step = client.table.lesson?.step ?? null;
      if (seen.at(-1) !== step) seen.push(step);
      goOn(learns);
    }
    expect(seen).toEqual(steps.map((step) => step.id));
    expect(client.table.lesson).toMatchObject({
      lesson: id,
      step: null,
      presses: [],
      done: steps.length,
      of: steps.length,
      asked: false,
    });
    expect(learns.reports).toEqual([]);
    // a second visit starts again
    expect(client.ask({ type: 'leave-table', table: client.table.table })).toMatchObject({ type: 'done' });
    expect(client.ask({ type: 'begin-lesson', game, lesson: id, name: 'Ana' })).toMatchObject({ type: 'done' });
    expect(client.table.lesson).toMatchObject({ done: 0 });
  });

  it.each(all)('%s, %s: refuses every other legal move without changes', (id, name, lesson) => {
    const game = gameNamed(id);
    const course = new LessonCourse(lesson);
    const match = begun(game, lesson);
    const learns = learning(id, name);
    const { client, clock } = learns;
    let tried = 0;
    for (let next = course.next(match.played); next !== null; next = course.next(match.played)) {
      if (next.seat === learner) {
        const asked = course.asked(match.played);
        const { legal, version } = client.table;
        expect(legal.every((move) => asked.some((each) => sameMove(each, move)))).toBe(true);
        const others = game
          .legalMoves(match.state, learner)
          .filter((move) => !asked.some((each) => sameMove(each, move)));
        for (const move of others.slice(0, 3)) {
          expect(client.refusal({ type: 'play', table: client.table.table, version, seat: 0, move: { ...move } })).toBe(
            'not-in-lesson',
          );
          tried += 1;
        }
        expect(client.table.version).toBe(version);
        expect(client.play({ ...next.move }).type).toBe('done');
      } else clock.pass(pause);
      match.play(next.seat, next.move);
    }
    expect(tried).toBeGreaterThan(0);
  });

  it.each(all)('%s, %s: goes one step back from every step, and forward again', (game, id, { steps }) => {
    const learns = learning(game, id);
    const { client } = learns;
    // the initial setup cannot be undone
    expect(client.table.undo).toBe(false);
    expect(client.refusal({ type: 'undo', table: client.table.table, version: client.table.version, seat: 0 })).toBe(
      'nothing-to-undo',
    );
    for (let done = 1; done < steps.length; done += 1) {
      goOnTo(learns, done);
      const before = client.table.lesson;
      expect(client.undo().type).toBe('done');
      expect(client.table.lesson?.done ?? 0).toBeLessThan(done);
      goOnTo(learns, done);
      expect(client.table.lesson).toEqual(before);
    }
  });

  it.each(all)('%s, %s: resumes where it was left, and is in no library', async (game, id, { steps }) => {
    const folder = freshFolder();
    const first = learning(game, id, folder);
    goOnTo(first, Math.floor(steps.length / 2));
    const left = first.client.table;
    await first.host.close();
    const again = learning(game, id, folder);
    expect(again.client.table).toMatchObject({ table: left.table, lesson: left.lesson, version: left.version });
    expect(new TestClient(again.host).last('welcome').library).toEqual([]);
  });
});

describe('requests about lessons', () => {
  it('are refused for an unknown lesson or an unknown game', () => {
    const { client } = learning('harbour', 'first');
    expect(client.refusal({ type: 'begin-lesson', game: 'harbour', lesson: 'last', name: 'Ana' })).toBe(
      'unknown-lesson',
    );
    expect(client.refusal({ type: 'begin-lesson', game: 'chess', lesson: 'first', name: 'Ana' })).toBe('unknown-game');
  });

  it('are refused if they would bring others into a lesson', async () => {
    const { client } = learning('harbour', 'first');
    const { table } = client.table;
    const asked = { type: 'host-table', table, name: 'Ours', door: 'open', request: 'host' } as const;
    client.connection.receive(JSON.stringify(asked));
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ type: 'refused', request: 'host', code: 'read-only' });
  });

  it('start again if the saved journal is of another deal', async () => {
    const folder = freshFolder();
    const first = learning('brick-and-mortar', 'first', folder);
    const { table, view } = first.client.table;
    await first.host.close();
    const match = { seats: 2, options: { 'first-game': 'yes' }, seed: 'dealt by chance' };
    const people = [
      { name: 'Ana', colour: 'navy' },
      { name: 'Tilda', colour: 'teal' },
    ] as const;
    const left = { game: gameNamed('brick-and-mortar'), match, seats: people, lesson: { id: 'first', before: [] } };
    overwrite(folder, table, textOfNewJournal(table, left, { app: '0.0.0', at: 1 }));
    expect(learning('brick-and-mortar', 'first', folder).client.table).toMatchObject({ table, view });
  });

  it('give the neighbours names that differ from the learner’s', () => {
    const { client } = learning('harbour', 'first');
    client.ask({ type: 'leave-table', table: client.table.table });
    const other = learning('harbour', 'first');
    expect(other.client.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Tilda']);
    const server = botServer(freshFolder(), { gameOf });
    const tilda = new TestClient(server.host);
    tilda.ask({ type: 'begin-lesson', game: 'harbour', lesson: 'first', name: 'Tilda' });
    expect(tilda.table.seats.map(({ name }) => name)).toEqual(['Tilda', 'Rufus']);
  });
});
