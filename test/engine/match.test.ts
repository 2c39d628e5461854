import { describe, expect, test } from 'vitest';
import {
  type AnyMove,
  CannotUndo,
  IllegalMove,
  type JournalEntry,
  JournalMismatch,
  Match,
  owned,
  pick,
  randomFromSeed,
  seatAt,
} from '../../shared/engine/index.ts';
import { sealedMarket } from './reference/sealed-market.ts';
import type { MarketState } from './reference/sealed-market-state.ts';
import { ticTacToe } from './reference/tic-tac-toe.ts';

const [first, second, third] = [seatAt(0), seatAt(1), seatAt(2)];
const mark = (cell: number): AnyMove => ({ type: 'mark', cell });
const bid = (coins: number): AnyMove => ({ type: 'bid', coins });

const ticTacToeMatch = () => Match.start(ticTacToe, { seats: 2, options: {}, seed: 'noughts' });
const marketMatch = () => Match.start(sealedMarket, { seats: 3, options: {}, seed: 'stalls' });

describe('match', () => {
  test('plays legal moves and returns their events', () => {
    const match = ticTacToeMatch();
    expect(match.play(first, mark(4))).toEqual([{ type: 'marked', seat: first, cell: 4 }]);
    expect(match.state.cells[4]).toBe(first);
    expect(match.played).toHaveLength(1);
    expect(() => match.stateAfter(2)).toThrow(RangeError);
  });

  test('refuses a move out of turn, a taken cell and an invented move, and changes nothing', () => {
    const match = ticTacToeMatch();
    match.play(first, mark(4));
    const before = match.hash();
    const attempts: readonly [typeof first, AnyMove, string][] = [
      [first, mark(0), 'not-your-turn'],
      [second, mark(4), 'not-legal'],
      [second, mark(9), 'not-legal'],
      [second, { type: 'resign' }, 'not-legal'],
      [second, { type: 'mark', cell: 0, extra: true }, 'not-legal'],
    ];
    for (const [seat, move, refusal] of attempts) {
      expect(() => match.play(seat, move)).toThrow(expect.objectContaining({ name: 'IllegalMove', refusal }));
    }
    expect(match.hash()).toBe(before);
    expect(match.played).toHaveLength(1);
  });

  test('accepts no move once it is over', () => {
    const match = ticTacToeMatch();
    [0, 3, 1, 4, 2].forEach((cell, index) => {
      match.play(seatAt(index % 2), mark(cell));
    });
    expect(() => match.play(second, mark(8))).toThrow(expect.objectContaining({ refusal: 'game-over' }));
  });

  test('plays several moves as one choice, up to an illegal one', () => {
    const match = ticTacToeMatch();
    expect(match.playRun(first, [mark(4), mark(0), mark(1)])).toMatchObject({ move: mark(4), further: [] });
    expect(match.played).toHaveLength(1);
    const before = match.hash();
    expect(() => match.playRun(second, [mark(4), mark(0)])).toThrow(IllegalMove);
    expect(() => match.playRun(second, [])).toThrow(IllegalMove);
    expect(match.hash()).toBe(before);
  });

  test('reaches the same state by a choice as by its single moves, and undoes and redoes it as one', () => {
    const random = randomFromSeed('choices of several moves');
    let undone = 0;
    for (let round = 0; round < 30; round++) {
      const [match, single] = [marketMatch(), marketMatch()];
      while (match.game.outcome(match.state) === undefined) {
        const seat = pick(random, match.game.toAct(match.state));
        const ahead = match.game.copy(match.state);
        const wanted: AnyMove[] = [];
        for (let moves = 3; moves > 0 && match.game.legalMoves(ahead, seat).length > 0; moves--) {
          const move = pick(random, match.game.legalMoves(ahead, seat));
          match.game.play(ahead, seat, move);
          wanted.push(move);
        }
        const before = match.hash();
        const position = match.played.length;
        const { move, further, events } = match.playRun(seat, wanted);
        expect(match.played).toHaveLength(position + 1);
        expect([move, ...further].flatMap((each) => single.play(seat, each))).toEqual(events);
        expect(match.hash()).toBe(single.hash());
        expect(match.stateAfter(position + 1)).toEqual(match.state);
        if (further.length === 0 || match.undoableBy !== seat) continue;
        match.undo(seat);
        expect(match.hash()).toBe(before);
        match.redo(seat);
        expect(match.hash()).toBe(single.hash());
        expect(match.played.at(-1)).toEqual({ seat, move, further, events });
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(5);
  });

  test('accepts only the game’s numbers of seats', () => {
    expect(() => Match.start(sealedMarket, { seats: 5, options: {}, seed: 'x' })).toThrow(RangeError);
  });
});

describe('undo', () => {
  test('takes back the seat’s own latest move, and redo plays it again', () => {
    const match = ticTacToeMatch();
    const start = match.hash();
    match.play(first, mark(4));
    const after = match.hash();
    match.undo(first);
    expect(match.hash()).toBe(start);
    expect(match.played).toHaveLength(0);
    expect(match.redo(first)).toEqual([{ type: 'marked', seat: first, cell: 4 }]);
    expect(match.hash()).toBe(after);
  });

  test('ends where another seat has acted', () => {
    const match = ticTacToeMatch();
    match.play(first, mark(4));
    match.play(second, mark(0));
    expect(match.undoableBy).toBe(second);
    expect(() => match.undo(first)).toThrow(CannotUndo);
    match.undo(second);
    expect(match.undoableBy).toBeNull();
    expect(() => match.undo(first)).toThrow(CannotUndo);
  });

  test('ends where a secret was revealed: the bid that revealed all bids remains', () => {
    const match = marketMatch();
    match.play(first, bid(2));
    expect(match.undoableBy).toBe(first);
    match.play(second, bid(3));
    expect(match.undoableBy).toBe(second);
    match.play(third, bid(4));
    expect(match.undoableBy).toBeNull();
  });

  test('ends where only others learned something: goods of a hidden hand are sold', () => {
    const match = marketMatch();
    for (const seat of [first, second, third]) match.play(seat, bid(0));
    for (const seat of [first, second, third]) match.play(seat, { type: 'pass' });
    const [good] = match.state.players[0]?.hand ?? [];
    match.play(first, { type: 'sell', good: good ?? '' });
    expect(match.undoableBy).toBeNull();
    expect(() => match.undo(first)).toThrow(CannotUndo);
  });

  test('reaches past a choice that is sealed, taken back and sealed again', () => {
    const match = marketMatch();
    const before = match.hash();
    for (const move of [bid(2), { type: 'take-back' }, bid(3)]) match.play(first, move);
    for (let undone = 0; undone < 3; undone++) match.undo(first);
    expect(match.hash()).toBe(before);
  });

  test('reaches no further if it is queried later: a reveal in between still blocks everything before', () => {
    const match = marketMatch();
    // the lowest bidder takes last, and the same seat begins to sell
    match.play(first, bid(0));
    match.play(second, bid(1));
    match.play(third, bid(1));
    for (const seat of [second, third, first]) match.play(seat, { type: 'pass' });
    const [good] = match.state.players[0]?.hand ?? [];
    match.play(first, { type: 'sell', good: good ?? '' });
    match.play(first, { type: 'done' });
    match.undo(first);
    expect(match.undoableBy).toBeNull();
    expect(() => match.undo(first)).toThrow(CannotUndo);
  });

  test('reaches no further than a brief reveal, though it is hidden again when queried', () => {
    // visible to all after the first seat's bid, but not before and after
    const copies = owned<number, MarketState>(({ players: [trader] }) => trader?.bid != null);
    const game = { ...sealedMarket, hiding: { ...sealedMarket.hiding, copies } };
    const match = Match.start(game, { seats: 3, options: {}, seed: 'stalls' });
    match.play(first, bid(2));
    match.play(first, { type: 'take-back' });
    match.undo(first);
    expect(match.undoableBy).toBeNull();
  });

  test('reaches equally far if queried after every choice or only at the end', () => {
    const random = randomFromSeed('asked late');
    const moves: [ReturnType<typeof seatAt>, AnyMove][] = [];
    const played = marketMatch();
    while (moves.length < 60 && played.game.toAct(played.state).length > 0) {
      const seat = pick(random, played.game.toAct(played.state));
      const move = pick(random, played.game.legalMoves(played.state, seat));
      played.play(seat, move);
      moves.push([seat, move]);
    }
    /** How many choices can be undone after each number of choices. */
    const reachAfter = (choices: number, asksAlways: boolean): number => {
      const match = marketMatch();
      for (const [seat, move] of moves.slice(0, choices)) {
        match.play(seat, move);
        if (asksAlways) void match.undoableBy;
      }
      let reach = 0;
      for (let seat = match.undoableBy; seat !== null; seat = match.undoableBy) {
        match.undo(seat);
        reach += 1;
      }
      return reach;
    };
    const reaches = moves.map((_, index) => reachAfter(index + 1, false));
    expect(reaches).toEqual(moves.map((_, index) => reachAfter(index + 1, true)));
    expect(new Set(reaches).size).toBeGreaterThan(1);
  });

  test('is followed by redo only until a new move', () => {
    const match = ticTacToeMatch();
    match.play(first, mark(4));
    match.undo(first);
    match.play(first, mark(0));
    expect(match.redoableBy).toBeNull();
    expect(() => match.redo(first)).toThrow(CannotUndo);
  });
});

test('a rewind begins only at a choice of the seat’s own', () => {
  const match = marketMatch();
  for (const [index, seat] of [first, second, third].entries()) match.play(seat, bid(index + 2));
  const hash = match.hash();
  for (const back of [0, 1, 2, 4, -1]) {
    expect(() => match.rewind({ seat: first, back, agreed: [second], aloud: [] }), String(back)).toThrow(CannotUndo);
  }
  expect(match.hash()).toBe(hash);
  expect(match.rewinds).toEqual([]);
  expect(marketMatch().choicesSince(first)).toBeNull();
});

describe('journal', () => {
  function recorded() {
    const match = ticTacToeMatch();
    const entries: JournalEntry<AnyMove>[] = [];
    match.play(first, mark(4));
    entries.push({ kind: 'move', seat: first, move: mark(4), hash: match.hash() });
    match.undo(first);
    entries.push({ kind: 'undo', seat: first, hash: match.hash() });
    match.redo(first);
    entries.push({ kind: 'redo', seat: first, hash: match.hash() });
    match.play(second, mark(0));
    entries.push({ kind: 'move', seat: second, move: mark(0), hash: match.hash() });
    return { match, entries };
  }

  test('reports where it was recorded with another hash', () => {
    const { entries } = recorded();
    const wrong = entries.map((entry, index) => (index === 2 ? { ...entry, hash: '00000000000000' } : entry));
    expect(() => ticTacToeMatch().replay(wrong)).toThrow(
      expect.objectContaining({ name: 'JournalMismatch', entry: 2 }),
    );
    expect(JournalMismatch.prototype).toBeInstanceOf(Error);
  });

  test('keeps an undo with a longer reach when recorded, if its hash proves it', () => {
    const match = marketMatch();
    const entries: JournalEntry<AnyMove>[] = [];
    for (const seat of [first, second, third]) {
      match.play(seat, bid(2));
      entries.push({ kind: 'move', seat, move: bid(2), hash: match.hash() });
    }
    const before = Match.fromSnapshot(match.game, match.header, match.stateAfter(2)).hash();
    expect(() => match.undo(third)).toThrow(CannotUndo);
    const undone = { kind: 'undo', seat: third, hash: before } as const;
    const redone = { kind: 'redo', seat: third, hash: match.hash() } as const;
    const again = marketMatch();
    again.replay([...entries, undone, redone]);
    expect(again.hash()).toBe(match.hash());
    expect(again.undoableBy).toBeNull();
    again.replay([undone]);
    expect(again.played).toHaveLength(2);
    for (const wrong of [
      { ...undone, hash: match.hash() },
      { ...undone, seat: second },
    ]) {
      const refused = marketMatch();
      refused.replay(entries);
      expect(() => refused.repeat(wrong)).toThrow(CannotUndo);
      expect(refused.hash()).toBe(match.hash());
    }
  });

  test('is rejected with an illegal move', () => {
    const entry: JournalEntry<AnyMove> = { kind: 'move', seat: second, move: mark(0), hash: '' };
    expect(() => ticTacToeMatch().replay([entry])).toThrow(IllegalMove);
  });
});
