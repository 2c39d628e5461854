/** The goods of the market's stands, in their default order. */
export const goods = ['fish', 'flower', 'tomato', 'meat', 'grape'] as const;
export type Good = (typeof goods)[number];

/** Number of rows, and of columns, of the market. */
export const marketSize = 5;
export const spaceCount = marketSize * marketSize;

/** A space of the market, counted from 0 row by row: the top left is 0, the bottom right 24. */
export type Space = number;

/** The ends of rows (left, right) and columns (top, bottom), each counted from 1. */
export const entrances = [
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
] as const;
export type Entrance = (typeof entrances)[number];

/** A row (0 … 4) or a column (5 … 9). */
export type Line = number;
export const lineCount = 2 * marketSize;

/** The spaces of every line, from its left or top end. */
export const spacesOfLine: readonly (readonly Space[])[] = Array.from({ length: lineCount }, (_, line) =>
  Array.from({ length: marketSize }, (_each, at) =>
    line < marketSize ? line * marketSize + at : at * marketSize + (line - marketSize),
  ),
);

const rows: readonly Line[] = Array.from({ length: spaceCount }, (_, space) => Math.floor(space / marketSize));
const columns: readonly Line[] = Array.from({ length: spaceCount }, (_, space) => marketSize + (space % marketSize));

/** The row, counted from 0. */
export function rowOf(space: Space): Line {
  return rows[space] ?? 0;
}

/** The column as a line (5 … 9). */
export function columnOf(space: Space): Line {
  return columns[space] ?? 0;
}

const lineByEntrance: ReadonlyMap<Entrance, Line> = new Map(
  entrances.map((entrance) => {
    const number = Number(entrance.slice(1)) - 1;
    return [entrance, entrance.startsWith('L') || entrance.startsWith('R') ? number : marketSize + number];
  }),
);

/** The line that an entrance belongs to. */
export function lineOf(entrance: Entrance): Line {
  return lineByEntrance.get(entrance) ?? 0;
}

/** The two entrances of every line: left and right, or top and bottom. */
export const entrancesOfLine: readonly (readonly Entrance[])[] = Array.from({ length: lineCount }, (_, line) =>
  entrances.filter((entrance) => lineOf(entrance) === line),
);

/** The orthogonal neighbours of every space. */
export const neighboursOf: readonly (readonly Space[])[] = Array.from({ length: spaceCount }, (_, space) => {
  const row = Math.floor(space / marketSize);
  const column = space % marketSize;
  const near: Space[] = [];
  if (row > 0) near.push(space - marketSize);
  if (column > 0) near.push(space - 1);
  if (column < marketSize - 1) near.push(space + 1);
  if (row < marketSize - 1) near.push(space + marketSize);
  return near;
});

/** The spaces with a grey restaurant at the start (reconstructed, symmetric in both axes). */
export const markedSpaces: readonly Space[] = [0, 2, 4, 6, 8, 12, 16, 18, 20, 22, 24];
