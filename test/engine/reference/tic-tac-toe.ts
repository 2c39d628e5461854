import {
  AuditFailure,
  derived,
  type EventHiding,
  type Game,
  type HidingTable,
  hidden,
  type Outcome,
  open,
  type RandomWords,
  type Seat,
  seatAt,
} from '../../../shared/engine/index.ts';

/**
 * Tic-tac-toe: two seats mark cells in turn, three in a row win. Everything is open, so it tries the engine without
 * any secrets; and it is as small as a game can be, so a measurement of it measures the engine.
 */
export interface TicTacToeState {
  random: RandomWords;
  /** The nine cells, row by row. */
  cells: (Seat | null)[];
  /** The marked cells as bits, cell 0 lowest: the moves left are looked up by it. */
  taken: number;
  turn: Seat;
  marked: number;
  winner: Seat | null;
}

export type TicTacToeMove = Readonly<{ type: 'mark'; cell: number }>;
export type TicTacToeEvent = Readonly<{ type: 'marked'; seat: Seat; cell: number }>;

export interface TicTacToeTypes {
  State: TicTacToeState;
  Move: TicTacToeMove;
  Event: TicTacToeEvent;
}

const cellCount = 9;
const first = seatAt(0);
const second = seatAt(1);
const markOf: readonly TicTacToeMove[] = Array.from({ length: cellCount }, (_, cell) => ({ type: 'mark', cell }));
/** The moves left for every set of marked cells. */
const movesLeft: readonly (readonly TicTacToeMove[])[] = Array.from({ length: 1 << cellCount }, (_, taken) =>
  markOf.filter(({ cell }) => (taken & (1 << cell)) === 0),
);
const onlyFirst: readonly Seat[] = [first];
const onlySecond: readonly Seat[] = [second];
const nobody: readonly Seat[] = [];
const nothing: readonly TicTacToeMove[] = [];

/** For every cell the pairs of other cells that make a row with it. */
const pairsThrough: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 2],
    [3, 6],
    [4, 8],
  ],
  [
    [0, 2],
    [4, 7],
  ],
  [
    [0, 1],
    [5, 8],
    [4, 6],
  ],
  [
    [4, 5],
    [0, 6],
  ],
  [
    [3, 5],
    [1, 7],
    [0, 8],
    [2, 6],
  ],
  [
    [3, 4],
    [2, 8],
  ],
  [
    [7, 8],
    [0, 3],
    [2, 4],
  ],
  [
    [6, 8],
    [1, 4],
  ],
  [
    [6, 7],
    [2, 5],
    [0, 4],
  ],
];

const ticTacToeHiding = {
  random: hidden<RandomWords>(),
  cells: open<(Seat | null)[]>(),
  turn: open<Seat>(),
  taken: derived<number>(),
  marked: derived<number>(),
  winner: open<Seat | null>(),
} satisfies HidingTable<TicTacToeState>;

const ticTacToeEventHiding = {
  marked: { seat: 'open', cell: 'open' },
} as const satisfies EventHiding<TicTacToeEvent>;

function isOver(state: TicTacToeState): boolean {
  return state.winner !== null || state.marked === cellCount;
}

function completesRow(cells: readonly (Seat | null)[], cell: number, seat: Seat): boolean {
  const pairs = pairsThrough[cell];
  if (pairs === undefined) return false;
  for (const [one, other] of pairs) if (cells[one] === seat && cells[other] === seat) return true;
  return false;
}

function copyState(state: TicTacToeState): TicTacToeState {
  const [a, b, c, d] = state.random;
  return {
    random: [a, b, c, d],
    cells: state.cells.slice(),
    taken: state.taken,
    turn: state.turn,
    marked: state.marked,
    winner: state.winner,
  };
}

function outcomeOf(state: TicTacToeState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  if (state.winner === null) return { ending: 'board-full', scores: [0, 0], places: [1, 1], tieBreak: null };
  const won = state.winner === first;
  return { ending: 'row', scores: won ? [1, 0] : [0, 1], places: won ? [1, 2] : [2, 1], tieBreak: null };
}

export const ticTacToe: Game<TicTacToeTypes, typeof ticTacToeHiding> = {
  id: 'tic-tac-toe',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  endings: ['row', 'board-full'],
  longestMatch: cellCount,
  hiding: ticTacToeHiding,
  eventHiding: ticTacToeEventHiding,
  setup(seats, _options, random) {
    if (seats !== 2) throw new RangeError(`tic-tac-toe is for 2 seats, not ${seats}`);
    const cells = new Array<Seat | null>(cellCount).fill(null);
    return { random, cells, taken: 0, turn: first, marked: 0, winner: null };
  },
  toAct(state) {
    if (isOver(state)) return nobody;
    return state.turn === first ? onlyFirst : onlySecond;
  },
  mayTakeBack: () => nobody,
  legalMoves(state, seat) {
    if (state.turn !== seat || isOver(state)) return nothing;
    return movesLeft[state.taken] ?? nothing;
  },
  play(state, seat, move) {
    state.cells[move.cell] = seat;
    state.taken |= 1 << move.cell;
    state.marked++;
    if (completesRow(state.cells, move.cell, seat)) state.winner = seat;
    state.turn = seat === first ? second : first;
    return [{ type: 'marked', seat, cell: move.cell }];
  },
  copy: copyState,
  redeal(state, _viewer, random) {
    const other = copyState(state);
    other.random = [...random];
    return other;
  },
  outcome: outcomeOf,
  audit(state) {
    const marks = [first, second].map((seat) => state.cells.filter((cell) => cell === seat).length);
    const [ours = 0, theirs = 0] = marks;
    if (ours + theirs !== state.marked || (ours !== theirs && ours !== theirs + 1)) {
      throw new AuditFailure(`${marks} marks after ${state.marked} moves`);
    }
  },
};
