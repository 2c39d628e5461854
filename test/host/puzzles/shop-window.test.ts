import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayAt, numberOf } from '../../../main/host/puzzles/day.ts';
import { puzzleOfDay } from '../../../main/host/puzzles/shop-window.ts';
import { shippedPuzzles } from '../../../main/puzzles/shipped.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { puzzlesOf } from '../../harness/shipped-puzzles.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { answerWith } from './laid-puzzle.ts';

/** A moment of a day in November 2026 in local time, in milliseconds since 1970. */
const november = (day: number, hour = 12, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

/** A server whose clock a test sets. */
function server(folder = freshFolder()) {
  const clock = { now: november(1) };
  const client = new TestClient(testHost(folder, { gameOf, now: () => clock.now }));
  const window = () => {
    client.ask({ type: 'look-in-window' });
    return client.last('shop-window');
  };
  const lay = () => {
    const { today } = window();
    if (today === null) throw new Error('the window is empty');
    expect(client.ask({ type: 'begin-puzzle', ...today, name: 'Ana' })).toMatchObject({ type: 'done' });
    const puzzle = puzzlesOf(today.game).find(({ id }) => id === today.puzzle);
    if (puzzle === undefined) throw new Error(today.puzzle);
    return puzzle;
  };
  const leave = () => client.ask({ type: 'leave-table', table: client.table.table });
  const solve = (puzzle = lay()) => {
    answerWith(client, puzzle.best.moves);
    leave();
  };
  return { clock, client, window, lay, leave, solve, folder };
}

it('day: lasts until midnight local time, and the next day has the next number', () => {
  expect(dayAt(november(26, 0, 0))).toBe('2026-11-26');
  expect(dayAt(november(26, 23, 59))).toBe('2026-11-26');
  expect(dayAt(november(27, 0, 0))).toBe('2026-11-27');
  expect(numberOf('2026-12-01') - numberOf('2026-11-30')).toBe(1);
  // days of a clock change have 23 or 25 hours
  expect(numberOf('2026-03-30') - numberOf('2026-03-29')).toBe(1);
  expect(numberOf('2026-10-26') - numberOf('2026-10-25')).toBe(1);
});

describe('shop window', () => {
  it('shows the same puzzle on every server on the same day, and the games take turns', () => {
    const [one, other] = [server(), server()];
    const round = shippedPuzzles().size;
    const games = Array.from({ length: round + 1 }, (_, day) => {
      for (const each of [one, other]) each.clock.now = november(1 + day);
      expect(one.window().today).toEqual(other.window().today);
      return one.window().today?.game;
    });
    expect(new Set(games.slice(0, round)).size).toBe(round);
    expect(games.at(-1)).toBe(games[0]);
  });

  it('keeps the days of existing puzzles when a game gets more', () => {
    const shipped = shippedPuzzles();
    const games = [...shipped.keys()];
    const few = new Map([...shipped].map(([game, puzzles]) => [game, puzzles.slice(0, 12)]));
    const more = new Map([...shipped].map(([game, puzzles]) => [game, puzzles.slice(0, 16)]));
    const days = Array.from({ length: 60 * games.length }, (_, day) => dayAt(november(1 + day)));
    const inTheirPlaces = days.filter((day) => (numberOf(day) / games.length) % 60 < 12);
    expect(inTheirPlaces).toHaveLength(12 * games.length);
    for (const day of inTheirPlaces) expect(puzzleOfDay(more, day)).toEqual(puzzleOfDay(few, day));
    expect(days.some((day) => puzzleOfDay(more, day)?.puzzle !== puzzleOfDay(few, day)?.puzzle)).toBe(true);
  });

  it('lists every puzzle, and marks solved or revealed ones, also after a restart', () => {
    const first = server();
    expect(first.window().puzzles).toHaveLength([...shippedPuzzles().values()].flat().length);
    expect(new Set(first.window().puzzles.map(({ status }) => status))).toEqual(new Set(['open']));
    const solved = first.lay().id;
    first.solve(puzzlesOf(first.client.table.game).find(({ id }) => id === solved));
    first.clock.now = november(2);
    const shown = first.lay().id;
    first.client.ask({ type: 'show-answer', table: first.client.table.table });
    first.leave();
    for (const each of [first, server(first.folder)]) {
      const marks = new Map(each.window().puzzles.map(({ puzzle, status }) => [puzzle, status]));
      expect([marks.get(solved), marks.get(shown)]).toEqual(['solved', 'shown']);
      expect([...marks.values()].filter((status) => status !== 'open')).toHaveLength(2);
    }
  });

  it('offers another unanswered puzzle next, of the same game if there is one', () => {
    const { client, lay } = server();
    const { id } = lay();
    const next = client.table.puzzle?.next ?? null;
    expect(next).toMatchObject({ game: client.table.game });
    expect(next?.puzzle).not.toBe(id);
  });

  it('sets a damaged file aside and starts again', () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'puzzles.json'), '{"ended":{"x":');
    expect(server(folder).window()).toMatchObject({ streak: 0 });
  });
});

describe('streak', () => {
  it('grows by one a day, however often the puzzle is solved', () => {
    const { clock, solve, window } = server();
    for (const [index, day] of [1, 2, 3].entries()) {
      clock.now = november(day);
      expect(window().streak).toBe(index);
      solve();
      solve();
      expect(window().streak).toBe(index + 1);
    }
  });

  it('lasts until the next day is over; a missed day ends it', () => {
    const { clock, solve, window } = server();
    solve();
    clock.now = november(2, 23, 59);
    expect(window().streak).toBe(1);
    clock.now = november(3, 0, 0);
    expect(window().streak).toBe(0);
    solve();
    expect(window().streak).toBe(1);
  });

  it('counts a puzzle for the day it was opened, even if solved after midnight', () => {
    const { clock, solve, lay, window } = server();
    clock.now = november(1, 23, 58);
    const late = lay();
    clock.now = november(2, 0, 3);
    solve(late);
    expect(window().streak).toBe(1);
    solve();
    expect(window().streak).toBe(2);
  });

  it('does not grow by a revealed answer, nor by another puzzle than the day’s', () => {
    const { client, lay, leave, window, clock } = server();
    const puzzle = lay();
    client.ask({ type: 'show-answer', table: client.table.table });
    leave();
    lay();
    answerWith(client, puzzle.best.moves);
    leave();
    expect(window().streak).toBe(0);
    clock.now = november(2);
    const { today, puzzles } = window();
    const another = puzzles.find(
      (each) => each.puzzle !== today?.puzzle && each.game === 'harbour' && each.status === 'open',
    );
    if (another === undefined) throw new Error('no other');
    client.ask({ type: 'begin-puzzle', game: another.game, puzzle: another.puzzle, name: 'Ana' });
    const found = puzzlesOf('harbour').find(({ id }) => id === another.puzzle);
    answerWith(client, found?.best.moves ?? []);
    expect(client.table.puzzle).toMatchObject({ status: 'solved', today: false, streak: 0 });
  });

  it('is the same in another server on the same folder', () => {
    const first = server();
    first.solve();
    const second = server(first.folder);
    second.clock.now = november(2);
    second.solve();
    expect(second.window().streak).toBe(2);
  });
});
