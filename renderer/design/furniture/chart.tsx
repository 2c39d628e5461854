import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Drawing, DrawnText } from '../drawing/drawing.tsx';
import { textWidth } from '../drawing/lettering.ts';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { range, round } from '../drawing/paper.ts';
import { PlayerDisc, PlayerToken } from '../drawing/player-token.tsx';

/** The maximum fraction of the width for names and figures beside the lines. */
const MOST_FOR_NAMES = 0.42;
/** The number of columns from which lines are thin. */
const MANY_COLUMNS = 60;

/** One player's line. */
export interface ChartLine {
  readonly mark: PlayerMark;
  readonly name: string;
  /** One value per column; a line may end early. */
  readonly values: readonly number[];
}

/** A column that the text beside the chart refers to, by index. */
export interface ChartFlag {
  readonly column: number;
  /** The index of its line. */
  readonly line: number;
  /** The text on the flag: "1". */
  readonly text: string;
}

interface ChartProps {
  /** The title: "Points at each month's end". */
  readonly caption: string;
  /** The heading of the table's first column: "Month". */
  readonly columnHeading: string;
  /** The name of each column; `short` is its label on the axis. */
  readonly columns: readonly { readonly name: string; readonly short: string }[];
  readonly lines: readonly ChartLine[];
  /** Formats a value: "$12". */
  readonly format: (value: number) => string;
  /**
   * The columns named on the axis and listed in the table, if not all; ascending, from 0.
   * The table also lists flagged columns. The lines have their marks at the named columns, so that readers can follow
   * them.
   */
  readonly named?: readonly number[] | undefined;
  readonly flags?: readonly ChartFlag[] | undefined;
  /** A minimum for the top of the scale. */
  readonly upTo?: number | undefined;
  /** Pixels at the default text size. By default the available width, and never more than that. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A scale that covers the values in at most five even steps of 1, 2, 5, 10, 20, 50 … */
export function scaleFor(values: readonly number[]): {
  readonly floor: number;
  readonly step: number;
  readonly steps: number;
} {
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const floor = Math.floor(least / step) * step;
      const steps = Math.ceil((most - floor) / step);
      if (steps <= 5) return { floor, step, steps };
    }
  }
}

/** Moves overlapping names apart, keeping their vertical order. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed = heights.map(() => 0);
  let lowest = Number.NEGATIVE_INFINITY;
  const settled = order.map(({ y, index }) => {
    lowest = Math.max(y, lowest + gap);
    return { index, y: lowest };
  });
  // names below the bottom push those above them up again
  let ceiling = bottom + gap;
  for (const { index, y } of settled.reverse()) {
    ceiling = Math.min(y, ceiling - gap);
    placed[index] = ceiling;
  }
  return placed;
}

/** The available width of an element, in pixels of the default text size. Follows the window and the text size. */
function useSpace(element: RefObject<HTMLElement | null>, unknown: number): number {
  const [room, setRoom] = useState(unknown);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      if (entry && entry.contentRect.width > 0) setRoom(Math.floor(entry.contentRect.width / scale));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** A line chart; each line ends in its player's mark and name. Screen readers get the figures as a table. */
export function Chart({
  caption,
  columnHeading,
  columns,
  lines,
  format,
  named,
  flags = [],
  upTo = 0,
  width: widest = 520,
  height = 250,
}: ChartProps) {
  const title = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const width = Math.min(widest, useSpace(sheet, widest));
  const { floor, step, steps } = scaleFor([upTo, ...lines.flatMap((line) => line.values)]);
  const lastOf = (line: ChartLine) => format(line.values.at(-1) ?? 0);
  const whole = lines.map((line) => `${line.name} ${lastOf(line)}`);
  const roomBeside = (ends: readonly string[]) => 44 + Math.max(0, ...ends.map((end) => textWidth(end, 16, 'text')));
  // names too wide for the chart go below it
  const namesBelow = roomBeside(whole) > width * MOST_FOR_NAMES;
  const ends = namesBelow ? lines.map(lastOf) : whole;
  const grid = range(steps + 1).map((index) => floor + index * step);
  const left = 10 + Math.max(...grid.map((value) => textWidth(format(value), 16, 'text')));
  const right = roomBeside(ends);
  const top = flags.length === 0 ? 12 : 34;
  const bottom = height - 26;
  const shortOf = (column: number) => columns[column]?.short ?? '';
  const xOf = (column: number) => left + (column / Math.max(1, columns.length - 1)) * (width - left - right);
  const yOf = (value: number) => bottom - ((value - floor) / (step * steps)) * (bottom - top);
  const under = named ?? columns.map((_, index) => index);
  const room = (width - left - right) / Math.max(1, under.length - 1);
  const every = Math.ceil(Math.max(...under.map((index) => textWidth(shortOf(index), 16, 'text') + 8)) / room);
  const inTable = [...new Set([...under, ...flags.map(({ column }) => column)])].sort((one, other) => one - other);
  const names = spread(
    lines.map((line) => yOf(line.values.at(-1) ?? 0)),
    26,
    bottom,
  );
  const flagXs = spread(
    flags.map(({ column }) => xOf(column)),
    26,
    width - 14,
  );
  return (
    <figure className="chart" aria-labelledby={title}>
      <figcaption id={title} className="display">
        {caption}
      </figcaption>
      <div ref={sheet} className="chart-sheet">
        <Drawing width={width} height={height} scales>
          {grid.map((value) => (
            <g key={value}>
              <path d={`M${round(left)} ${round(yOf(value))}H${round(width - right + 8)}`} className="chart-grid" />
              <DrawnText x={left - 8} y={yOf(value) + 6} size={16} anchor="end" fill="var(--ink-soft)">
                {format(value)}
              </DrawnText>
            </g>
          ))}
          {under.map(
            (column, index) =>
              (under.length - 1 - index) % every === 0 && (
                <DrawnText key={column} x={xOf(column)} y={height - 4} size={16} fill="var(--ink-soft)">
                  {shortOf(column)}
                </DrawnText>
              ),
          )}
          {flags.map(({ column, text }, index) => (
            <path
              key={text}
              d={`M${round(flagXs[index] ?? 0)} ${top - 20}L${round(xOf(column))} ${top}V${round(bottom)}`}
              className="chart-flag"
            />
          ))}
          {lines.map((line) => (
            <Trace key={line.mark} line={line} fine={columns.length > MANY_COLUMNS} xOf={xOf} yOf={yOf} />
          ))}
          {named?.slice(1).map((column) =>
            lines.map(({ mark, values }) => {
              const value = values[column];
              return (
                value !== undefined && <PlayerDisc key={mark} mark={mark} x={xOf(column)} y={yOf(value)} radius={7} />
              );
            }),
          )}
          {flags.map(({ column, line, text }) => {
            const passing = lines[line];
            const value = passing?.values[column];
            return (
              passing &&
              value !== undefined && (
                <PlayerDisc key={text} mark={passing.mark} x={xOf(column)} y={yOf(value)} radius={10} />
              )
            );
          })}
          {flags.map(({ text }, index) => (
            <g key={text}>
              <circle cx={flagXs[index]} cy={top - 20} r={12} fill="var(--print)" />
              <DrawnText x={flagXs[index] ?? 0} y={top - 14} size={16} fill="var(--paint)">
                {text}
              </DrawnText>
            </g>
          ))}
          {lines.map((line, index) => {
            const x = xOf(Math.max(0, line.values.length - 1));
            const y = yOf(line.values.at(-1) ?? 0);
            const nameX = xOf(columns.length - 1) + 18;
            const nameY = names[index] ?? y;
            return (
              <g key={line.mark}>
                <path
                  d={`M${round(x)} ${round(y)}L${round(nameX)} ${round(nameY)}`}
                  stroke="var(--ink-soft)"
                  strokeWidth={1.5}
                />
                <PlayerDisc mark={line.mark} x={nameX} y={nameY} radius={11} />
                <DrawnText x={nameX + 17} y={nameY + 6} size={16} anchor="start" fill="var(--ink)">
                  {ends[index] ?? line.name}
                </DrawnText>
              </g>
            );
          })}
        </Drawing>
      </div>
      {namesBelow && (
        <ul className="chart-names" aria-hidden="true">
          {lines.map((line) => (
            <li key={line.mark}>
              <PlayerToken mark={line.mark} size={24} />
              {line.name}
            </li>
          ))}
        </ul>
      )}
      <table className="unseen">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columnHeading}</th>
            {lines.map((line) => (
              <th scope="col" key={line.mark}>
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inTable.map((column) => (
            <tr key={column}>
              <th scope="row">{columns[column]?.name}</th>
              {lines.map((line) => {
                const value = line.values[column];
                return <td key={line.mark}>{value === undefined ? '' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface TraceProps {
  readonly line: ChartLine;
  /** Whether there are too many columns for thick lines. */
  readonly fine: boolean;
  readonly xOf: (column: number) => number;
  readonly yOf: (value: number) => number;
}

/** A line in the player's colour. Its outline makes any colour stand out on any page. */
function Trace({ line, fine, xOf, yOf }: TraceProps) {
  const path = line.values
    .map((value, column) => `${column ? 'L' : 'M'}${round(xOf(column))} ${round(yOf(value))}`)
    .join('');
  const stroke = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <>
      <path d={path} {...stroke} className={fine ? 'chart-edge fine' : 'chart-edge'} />
      <path d={path} {...stroke} stroke={`var(--${MARKS[line.mark].colour})`} strokeWidth={fine ? 2.2 : 3.4} />
      {line.values.length === 1 && (
        <circle cx={xOf(0)} cy={yOf(line.values[0] ?? 0)} r={4} fill={`var(--${MARKS[line.mark].colour})`} />
      )}
    </>
  );
}
