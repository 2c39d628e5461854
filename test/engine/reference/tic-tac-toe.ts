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
 * Tic-tac-toe: two seats mark cells in turn, three in a row win. It tests the engine without secrets. It is as small as
 * a game can be, so a benchmark of it measures the engine.
 */
export interface TicTacToeState {
  random: RandomWords;
  /** The nine cells, row by row. */
  cells: (Seat | null)[];
  /** The cells each seat has marked, as bits, cell 0 lowest: moves left and rows are looked up by them. */
  marks: [number, number];
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
/** The legal moves for every set of marked cells. */
const movesLeft: readonly (readonly TicTacToeMove[])[] = Array.from({ length: 1 << cellCount }, (_, taken) =>
  markOf.filter(({ cell }) => (taken & (1 << cell)) === 0),
);
const onlyFirst: readonly Seat[] = [first];
const onlySecond: readonly Seat[] = [second];
const nobody: readonly Seat[] = [];
const nothing: readonly TicTacToeMove[] = [];

/** The rows, columns and diagonals as bits, cell 0 lowest, and for every set of cells whether it holds one of them. */
const rows = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];
const holdsRow: readonly boolean[] = Array.from({ length: 1 << cellCount }, (_, cells) =>
  rows.some((row) => (cells & row) === row),
);

const ticTacToeHiding = {
  random: hidden<RandomWords>(),
  cells: open<(Seat | null)[]>(),
  turn: open<Seat>(),
  marks: derived<[number, number]>(),
  marked: derived<number>(),
  winner: open<Seat | null>(),
} satisfies HidingTable<TicTacToeState>;

const ticTacToeEventHiding = { marked: { seat: 'open', cell: 'open' } } as const satisfies EventHiding<TicTacToeEvent>;

function isOver(state: TicTacToeState): boolean {
  return state.winner !== null || state.marked === cellCount;
}

function copyState(state: TicTacToeState): TicTacToeState {
  const [a, b, c, d] = state.random;
  return {
    random: [a, b, c, d],
    cells: state.cells.slice(),
    marks: [state.marks[0], state.marks[1]],
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
  endings: () => ['row', 'board-full'],
  longestMatch: cellCount,
  hiding: ticTacToeHiding,
  eventHiding: ticTacToeEventHiding,
  setup(seats, _options, random) {
    if (seats !== 2) throw new RangeError(`tic-tac-toe is for 2 seats, not ${seats}`);
    const cells = new Array<Seat | null>(cellCount).fill(null);
    return { random, cells, marks: [0, 0], turn: first, marked: 0, winner: null };
  },
  toAct(state) {
    if (isOver(state)) return nobody;
    return state.turn === first ? onlyFirst : onlySecond;
  },
  mayTakeBack: () => nobody,
  legalMoves(state, seat) {
    if (state.turn !== seat || isOver(state)) return nothing;
    return movesLeft[state.marks[0] | state.marks[1]] ?? nothing;
  },
  publicMoves: (state, seat) => ticTacToe.legalMoves(state, seat),
  play(state, seat, move) {
    state.cells[move.cell] = seat;
    const side = seat === first ? 0 : 1;
    state.marks[side] |= 1 << move.cell;
    state.marked++;
    if (holdsRow[state.marks[side]] === true) state.winner = seat;
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
