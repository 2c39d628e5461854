import { describe, expect, it } from 'vitest';
import { PuzzleTry } from '../../../main/host/puzzles/puzzle-try.ts';
import { ShopWindow } from '../../../main/host/puzzles/shop-window.ts';
import type { Puzzle } from '../../../main/puzzles/puzzle.ts';
import { PuzzlesFile } from '../../../main/storage/puzzles.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { gameOf, games } from '../../../shared/games/index.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { answerWith, firstPuzzle, laidPuzzle, latePuzzle, wrongMoves } from './laid-puzzle.ts';

const all = Object.keys(games);

/** The same position with the ratings of its answers reversed. */
function withAnotherAnswer(puzzle: Puzzle): Puzzle {
  const { best, tempting, choices } = puzzle;
  return {
    ...puzzle,
    best: { moves: tempting.moves, reasons: [] },
    tempting: { moves: best.moves, reasons: [] },
    choices: choices.map(([move], at) => [move, choices.at(-1 - at)?.[1] ?? null, null]),
    margin: 1,
    confirmed: 1,
  };
}

describe.each(all)('puzzle of %s', (game) => {
  const puzzle = firstPuzzle(game);
  const late = latePuzzle(game);

  it('is set up as its seat sees it, and asks', () => {
    const { client } = laidPuzzle(game, puzzle);
    const { seat, id } = puzzle;
    expect(client.table).toMatchObject({ own: [seat], inHand: seat, viewer: seat, undo: false, rewindFor: null });
    expect(client.table.seats[seat]?.name).toBe('Ana');
    expect(client.table.legal).toHaveLength(puzzle.choices.length);
    expect(client.table.puzzle).toMatchObject({ puzzle: id, status: 'open', tries: 0, wrong: null, answer: null });
  });

  it('sends the latest moves before it, and that it began there', () => {
    const { client } = laidPuzzle(game, late);
    const { log, view } = client.table;
    expect(client.table).toMatchObject({ fromSnapshot: false, laid: true });
    expect(log.moves.flatMap(({ events }) => events)).not.toEqual([]);
    client.ask({ type: 'play-on', table: client.table.table, position: 0, seat: late.seat, level: 'apprentice' });
    expect(client.table).toMatchObject({ view, log: { moves: log.moves }, fromSnapshot: false, laid: true });
  });

  it('reveals nothing of its answer beforehand, in any frame', () => {
    const sent = [puzzle, withAnotherAnswer(puzzle)].map((each) => {
      const { client } = laidPuzzle(game, each);
      const { table, version } = client.table;
      client.ask({ type: 'look-in-window' });
      client.ask({ type: 'look-back', table, position: 0, viewer: 'spectator' });
      client.ask({ type: 'glimpse', table, seat: puzzle.seat });
      for (const costly of [true, false])
        client.ask({ type: 'ask-hint', table, version, seat: puzzle.seat, level: 'merchant', costly });
      client.ask({ type: 'explain-move', table, position: 0 });
      client.ask({ type: 'coach', table });
      client.ask({ type: 'open-table', table });
      return client.texts.map((text) => text.replaceAll(/"(created|savedAt)":\d+/g, ''));
    });
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.join('')).not.toContain(puzzle.seed);
  });

  it('does not play a wrong answer: it states the cost and asks again', () => {
    const { client } = laidPuzzle(game, puzzle);
    const before = client.table;
    const [wrong] = wrongMoves(puzzle);
    if (wrong === undefined) throw new Error('all are right');
    expect(answerWith(client, [wrong])).toBe('done');
    expect(client.table).toMatchObject({ version: before.version, view: before.view, legal: before.legal });
    expect(client.table.puzzle).toMatchObject({ status: 'open', tries: 1, wrong: { moves: [wrong] }, answer: null });
    const { cost } = client.table.puzzle?.wrong ?? { cost: null };
    if (cost !== null) expect(cost).toBeGreaterThanOrEqual(0.02);
    expect(answerWith(client, puzzle.tempting.moves)).toBe('done');
    expect(client.table.puzzle).toMatchObject({ tries: 2, wrong: { moves: puzzle.tempting.moves } });
  });

  it('plays the right answer, gives the reason, and ends', () => {
    const { client } = laidPuzzle(game, puzzle);
    const { version, table } = client.table;
    expect(answerWith(client, puzzle.best.moves)).toBe('done');
    expect(client.table).toMatchObject({ version: version + 1, legal: [], undo: false });
    expect(client.table.puzzle).toMatchObject({
      status: 'solved',
      answer: { best: { moves: puzzle.best.moves }, tempting: { moves: puzzle.tempting.moves } },
    });
    const again = { type: 'play', table, version: version + 1, seat: puzzle.seat } as const;
    const [first] = puzzle.best.moves;
    if (first !== undefined) expect(client.refusal({ ...again, move: first })).not.toMatch(/^not refused/);
    expect(client.refusal({ type: 'undo', table, version: version + 1, seat: puzzle.seat })).toBe('nothing-to-undo');
  });

  it('continues as an ordinary match against bots, with only its own seat', () => {
    const { client } = laidPuzzle(game, puzzle);
    const { table, view } = client.table;
    const other = (puzzle.seat + 1) % puzzle.seats;
    const asked = { type: 'play-on', table, position: 0, level: 'apprentice' } as const;
    expect(client.refusal({ ...asked, seat: other })).toBe('not-your-seat');
    expect(client.ask({ ...asked, seat: puzzle.seat })).toMatchObject({ type: 'done' });
    expect(client.table.table).not.toBe(table);
    expect(client.table).toMatchObject({ view, own: [puzzle.seat] });
    expect(client.table.puzzle).toBeUndefined();
  });
});

describe('puzzle', () => {
  const puzzle = firstPuzzle('harbour');

  it('reveals its answer to a player who gives up, and accepts no more', () => {
    const { client } = laidPuzzle('harbour', puzzle);
    const { table, version } = client.table;
    client.ask({ type: 'show-answer', table });
    expect(client.table).toMatchObject({ version, legal: [] });
    expect(client.table.puzzle).toMatchObject({ status: 'shown', answer: { best: { moves: puzzle.best.moves } } });
    expect(answerWith(client, puzzle.best.moves)).toBe('refused');
  });

  it('refuses an illegal move and does not count it as a try', () => {
    const { client } = laidPuzzle('harbour', puzzle);
    expect(answerWith(client, [{ type: 'move-pawn', to: 'nowhere' }])).toBe('refused');
    expect(client.table.puzzle).toMatchObject({ tries: 0 });
  });

  it('is set up without earlier moves if they no longer lead there', () => {
    const { before } = puzzle;
    const astray = { ...puzzle, before: { ...before, moves: before.moves.slice(1) } };
    const { client } = laidPuzzle('harbour', astray);
    expect(client.table).toMatchObject({ log: { moves: [] }, laid: true, puzzle: { status: 'open' } });
    expect(client.table.view).toEqual(laidPuzzle('harbour', puzzle).client.table.view);
    expect(answerWith(client, puzzle.best.moves)).toBe('done');
    expect(client.table).toMatchObject({ puzzle: { status: 'solved' } });
  });

  it('does not open if today’s rules offer other moves than it lists', () => {
    for (const choices of [
      puzzle.choices.slice(1),
      [...puzzle.choices.slice(1), [{ type: 'no-such-move' }, null, null] satisfies Puzzle['choices'][number]],
    ]) {
      const puzzles = () => new Map([['harbour', [{ ...puzzle, choices }]]]);
      const client = new TestClient(testHost(freshFolder(), { gameOf, puzzles }));
      const asked = { type: 'begin-puzzle', game: 'harbour', puzzle: puzzle.id, name: 'Ana' } as const;
      expect(client.refusal(asked)).toBe('unknown-puzzle');
    }
  });

  it('does not open from a state that today’s rules do not know', () => {
    const puzzles = () => new Map([['harbour', [{ ...puzzle, state: { random: puzzle.state.random } }]]]);
    const client = new TestClient(testHost(freshFolder(), { gameOf, puzzles }));
    const asked = { type: 'begin-puzzle', game: 'harbour', puzzle: puzzle.id, name: 'Ana' } as const;
    expect(client.refusal(asked)).toBe('unknown-puzzle');
  });

  it('accepts a combination in any order', () => {
    const take = (what: string) => ({ type: 'take', what });
    const moves = [take('fish'), take('wood')];
    const window = new ShopWindow({
      file: new PuzzlesFile(freshFolder(), 0),
      puzzles: () => new Map(),
      now: () => 0,
      report: () => {},
    });
    const tried = new PuzzleTry(harbour, { ...puzzle, best: { moves, reasons: [] } }, window, false);
    expect(tried.isRight(moves)).toBe(true);
    expect(tried.isRight(moves.toReversed())).toBe(true);
    // the continuation of a choice that begins right is not asked
    expect(tried.isRight([take('fish'), take('stone')])).toBe(true);
    expect(tried.isRight([take('wood')])).toBe(false);
    expect(tried.isRight([take('wood'), take('stone')])).toBe(false);
    expect(tried.isRight([])).toBe(false);
  });

  it('stays solved when the server restarts, and is set up again for each new visit', async () => {
    const first = laidPuzzle('harbour', puzzle);
    const { table } = first.client.table;
    answerWith(first.client, puzzle.best.moves);
    await first.host.close();
    const puzzles = () => new Map([['harbour', [puzzle]]]);
    const again = new TestClient(testHost(first.folder, { gameOf, puzzles }));
    again.ask({ type: 'open-table', table });
    expect(again.table.puzzle).toMatchObject({ status: 'solved' });
    again.ask({ type: 'leave-table', table });
    again.ask({ type: 'begin-puzzle', game: 'harbour', puzzle: puzzle.id, name: 'Ana' });
    expect(again.table.puzzle).toMatchObject({ status: 'open', tries: 0 });
    // no library shows it
    expect(again.last('welcome').library).toEqual([]);
  });

  it('is refused if it does not exist, and admits no second player', async () => {
    const { client } = laidPuzzle('harbour', puzzle);
    const { table } = client.table;
    const asked = { type: 'begin-puzzle', name: 'Ana' } as const;
    expect(client.refusal({ ...asked, game: 'harbour', puzzle: '00000000000000' })).toBe('unknown-puzzle');
    expect(client.refusal({ ...asked, game: 'chess', puzzle: puzzle.id })).toBe('unknown-game');
    const another = { type: 'host-table', table, name: 'Ours', door: 'open', request: 'host' } as const;
    client.connection.receive(JSON.stringify(another));
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ type: 'refused', code: 'read-only' });
    const elsewhere = new TestClient(testHost(freshFolder(), { gameOf }));
    const market = elsewhere.create('harbour', 2);
    expect(elsewhere.refusal({ type: 'show-answer', table: market })).toBe('unknown-puzzle');
  });
});
