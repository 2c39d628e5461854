import { type ReactNode, useRef } from 'react';
import { type Fallback, PRESSING_NOTE, useRovingStops, type Walk } from './roving-stops.ts';

interface RovingGridProps {
  /** The accessible name. */
  readonly label: string;
  /** The number of rows and columns, also available to CSS as `--rows` and `--columns`. */
  readonly rows: number;
  readonly columns: number;
  readonly className?: string | undefined;
  /** Cells, each with its place as `data-cell="row,column"` (from 0) and at most one button inside. */
  readonly children: ReactNode;
}

interface Cell {
  readonly stop: HTMLElement;
  readonly row: number;
  readonly column: number;
}

function cellOf(stop: HTMLElement): Cell | undefined {
  const [row, column] = (stop.closest('[data-cell]')?.getAttribute('data-cell') ?? '').split(',').map(Number);
  return Number.isInteger(row) && Number.isInteger(column) && row !== undefined && column !== undefined
    ? { stop, row, column }
    : undefined;
}

function cellsOf(stops: readonly HTMLElement[]): Cell[] {
  return stops.map(cellOf).filter((cell) => cell !== undefined);
}

/** The step down and right of each arrow key. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function least<T>(list: readonly T[], measure: (item: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, item) => (best === undefined || measure(item) < measure(best) ? item : best),
    undefined,
  );
}

/** The weight of a sideways step: more than any distance ahead, so arrows prefer their line. */
const ASIDE = 100;

function inDirection(cells: readonly Cell[], from: Cell, [down, right]: readonly [number, number]): Cell | undefined {
  const ahead = (cell: Cell) => (cell.row - from.row) * down + (cell.column - from.column) * right;
  const aside = (cell: Cell) => Math.abs((cell.row - from.row) * right) + Math.abs((cell.column - from.column) * down);
  return least(
    cells.filter((cell) => ahead(cell) > 0),
    (cell) => ahead(cell) + aside(cell) * ASIDE,
  );
}

/** The end of the row, or with Ctrl of the whole grid. */
function end(cells: readonly Cell[], from: Cell, first: boolean, whole: boolean): Cell | undefined {
  const sign = first ? 1 : -1;
  return least(
    cells.filter((cell) => whole || cell.row === from.row),
    (cell) => sign * (cell.row * ASIDE + cell.column),
  );
}

const walk: Walk = (stops, stop, { key, ctrlKey }) => {
  const from = cellOf(stop);
  if (from === undefined) return undefined;
  const cells = cellsOf(stops);
  const step = STEPS[key];
  if (step !== undefined) return inDirection(cells, from, step)?.stop;
  return key === 'Home' || key === 'End' ? end(cells, from, key === 'Home', ctrlKey)?.stop : undefined;
};

/**
 * A grid with a single tab stop, at the last visited cell.
 * Arrows move to the nearest cell with a button in their direction; Home and End to the ends of the row, with Ctrl to
 * the first and last cell.
 */
export function RovingGrid({ label, rows, columns, className = '', children }: RovingGridProps) {
  const last = useRef<Cell | undefined>(undefined);
  const nearest: Fallback = (stops) => {
    const gone = last.current;
    if (gone === undefined) return stops[0];
    const away = (cell: Cell) => Math.abs(cell.row - gone.row) + Math.abs(cell.column - gone.column);
    return least(cellsOf(stops), away)?.stop ?? stops[0];
  };
  const { ref, onKeyDown, onFocus } = useRovingStops(walk, nearest);
  return (
    <fieldset
      ref={ref}
      className={`roving roving-grid ${className}`}
      style={{ '--rows': `${rows}`, '--columns': `${columns}` }}
      aria-label={label}
      aria-describedby={PRESSING_NOTE}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.target instanceof HTMLElement) last.current = cellOf(event.target) ?? last.current;
        onFocus(event);
      }}
    >
      {children}
    </fieldset>
  );
}
