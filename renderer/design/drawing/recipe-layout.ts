import type { IconName } from './icons.ts';
import type { CrateKind } from './kinds.ts';
import { textWidth } from './lettering.ts';
import { round } from './paper.ts';

/** A figure before a picture: 2, "+1", "3+". */
type Count = number | string;

/** A part of a recipe: crates of a good, an icon, points with their rosette, or text. A count comes before it. */
export type RecipePart =
  | { readonly good: CrateKind; readonly count?: Count | undefined }
  | { readonly icon: IconName; readonly count?: Count | undefined }
  | { readonly points: Count }
  | { readonly text: string };

/** What a building or store does, in rows of crates, icons and text. */
export type Recipe = readonly (readonly RecipePart[])[];

/** A part with its place in the row: `left` from the row's left edge, in pixels. */
export interface PlacedPart {
  readonly part: RecipePart;
  readonly left: number;
  readonly width: number;
}

export interface RecipeRow {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  /** Its height in pixels: more for crates than for text. */
  readonly height: number;
}

/** A row with its middle, from the top of the space, in pixels. */
export interface StandingRow extends RecipeRow {
  readonly middle: number;
}

export interface RecipeLayout {
  readonly rows: readonly StandingRow[];
  readonly crate: number;
  readonly text: number;
}

/** Sizes of crates, text and rows, from large to small, in pixels. */
const FITS = [
  { crate: 33, text: 21, crateRow: 40, textRow: 31 },
  { crate: 29, text: 19, crateRow: 35, textRow: 28 },
  { crate: 25, text: 17, crateRow: 31, textRow: 25 },
  { crate: 23, text: 17, crateRow: 27, textRow: 22 },
  { crate: 21, text: 16, crateRow: 23, textRow: 20 },
  { crate: 19, text: 16, crateRow: 20, textRow: 18 },
  { crate: 19, text: 15, crateRow: 20, textRow: 17 },
  { crate: 18, text: 14, crateRow: 19, textRow: 16 },
  { crate: 17, text: 13, crateRow: 18, textRow: 15 },
  { crate: 16, text: 12, crateRow: 17, textRow: 14 },
] as const;
const SMALLEST = FITS[9];

interface Fit {
  readonly crate: number;
  readonly text: number;
  readonly crateRow: number;
  readonly textRow: number;
}

/** The largest gap between two parts, and the gap between a count and its part; in pixels. */
const GAP = 5;
const COUNT_GAP = 2;

const isArrow = (part: RecipePart) => 'icon' in part && part.icon === 'arrow';

/** The figure before a part's picture. */
export function countOf(part: RecipePart): Count | undefined {
  if ('text' in part) return undefined;
  return 'points' in part ? part.points : part.count;
}

/** The width of a part's count with the gap after it, in pixels; 0 without one. */
export function countWidth(part: RecipePart, text: number): number {
  const count = countOf(part);
  return count === undefined ? 0 : textWidth(`${count}`, text, 'text') + COUNT_GAP;
}

/** The size of an icon beside text of this font size. */
export function iconSize(text: number): number {
  return text + 2;
}

function partWidth(part: RecipePart, { crate, text }: Fit): number {
  if ('text' in part) return textWidth(part.text, text, 'text');
  return countWidth(part, text) + ('good' in part ? crate : iconSize(text));
}

/** Splits text into words, so that a row can break between any two. */
function pieces(row: readonly RecipePart[]): RecipePart[] {
  return row.flatMap((part) =>
    'text' in part
      ? part.text
          .split(/[ \n]+/)
          .filter(Boolean)
          .map((text): RecipePart => ({ text }))
      : [part],
  );
}

/** Joins consecutive words again. */
function joined(line: readonly RecipePart[]): RecipePart[] {
  const parts: RecipePart[] = [];
  for (const part of line) {
    const last = parts.at(-1);
    if (last && 'text' in last && 'text' in part) parts[parts.length - 1] = { text: `${last.text} ${part.text}` };
    else parts.push(part);
  }
  return parts;
}

/** Lays out parts in one row, at a font size in pixels with crates as high as the icons. */
export function layRow(parts: readonly RecipePart[], text: number): RecipeRow {
  return lay(parts, { crate: iconSize(text), text, crateRow: text, textRow: text });
}

function lay(line: readonly RecipePart[], fit: Fit): RecipeRow {
  const gap = Math.min(GAP, fit.text * 0.36);
  let left = 0;
  const parts = joined(line).map((part): PlacedPart => {
    const placed = { part, left, width: partWidth(part, fit) };
    left += placed.width + gap;
    return placed;
  });
  const width = Math.max(0, left - gap);
  const height = line.some((part) => 'good' in part) ? fit.crateRow : fit.textRow;
  return { parts, width, height };
}

/**
 * Breaks a row into this many lines, with the widest as narrow as possible. An arrow never starts a line.
 * It memoizes its attempts, because the same words recur.
 */
function breaker(row: readonly RecipePart[], fit: Fit): (lines: number) => readonly RecipeRow[] {
  const laid = new Map<string, RecipeRow>();
  const found = new Map<string, readonly RecipeRow[]>();
  const lineOf = (from: number, to: number): RecipeRow => {
    const key = `${from} ${to}`;
    const line = laid.get(key) ?? lay(row.slice(from, to), fit);
    laid.set(key, line);
    return line;
  };
  const best = (from: number, lines: number): readonly RecipeRow[] => {
    const key = `${from} ${lines}`;
    const known = found.get(key);
    if (known) return known;
    let rows: readonly RecipeRow[] = [lineOf(from, row.length)];
    for (let at = from + 1; lines > 1 && at < row.length; at++) {
      const next = row[at];
      if (next && isArrow(next)) continue;
      const tried = [lineOf(from, at), ...best(at, lines - 1)];
      if (widest(tried) < widest(rows)) rows = tried;
    }
    found.set(key, rows);
    return rows;
  };
  return (lines) => best(0, lines);
}

function widest(rows: readonly RecipeRow[]): number {
  return Math.max(...rows.map((row) => row.width));
}

/**
 * Lays out a recipe at one size. Rows that are too wide break into as few lines as possible; `whole` allows that only
 * for text.
 */
function layAt(recipe: Recipe, room: number, fit: Fit, whole: boolean): RecipeRow[] {
  return recipe.flatMap((row) => {
    const parts = pieces(row);
    const inLines = breaker(parts, fit);
    const breaks = !whole || parts.every((part) => 'text' in part);
    let lines = inLines(1);
    for (let most = 2; breaks && widest(lines) > room && most <= Math.min(4, parts.length); most++) {
      const more = inLines(most);
      if (widest(more) >= widest(lines)) break;
      lines = more;
    }
    return lines;
  });
}

interface Try {
  readonly fit: Fit;
  /** Unbroken rows of crates, breakable rows, or everything as one flow. */
  readonly rows: 'whole' | 'broken' | 'flowing';
}

const tries = (fits: readonly Fit[], rows: Try['rows']): readonly Try[] => fits.map((fit) => ({ fit, rows }));

/** Unbroken rows of crates, at a good size. */
const ROOMY = tries(FITS.slice(0, 4), 'whole');

/** From best to worst: smaller, then broken rows, then anything that fits. */
const TIGHTER: readonly Try[] = [
  ...tries(FITS.slice(4, 6), 'whole'),
  ...tries(FITS.slice(2, 8), 'broken'),
  ...tries(FITS.slice(4, 8), 'flowing'),
  ...tries(FITS.slice(8), 'broken'),
  ...tries(FITS.slice(8), 'flowing'),
];

/**
 * Lays out a recipe as large as fits into a space, in pixels.
 * Rows that are too wide break between parts and words. If that is not enough, it shrinks further; it never omits or
 * squeezes anything.
 */
export function layRecipe(recipe: Recipe, width: number, height: number): RecipeLayout {
  // the key includes the typeface: layouts made before it loaded are redone
  const key = `${textWidth('Harbour', 16, 'text')} ${width} ${height} ${JSON.stringify(recipe)}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const layout = layAnew(recipe, width, height);
  remembered.set(key, layout);
  return layout;
}

/** Caches layouts, because warehouses are redrawn with every move, mostly unchanged. */
const remembered = new Map<string, RecipeLayout>();
const MOST_REMEMBERED = 500;

/** The rows of one attempt, and whether they fit. */
function attempt(recipe: Recipe, width: number, height: number, { fit, rows: kind }: Try) {
  const written = kind === 'flowing' ? [recipe.flat()] : recipe;
  const rows = layAt(written, width, fit, kind === 'whole');
  return { fit, rows, fits: heightOf(rows) <= height && widest(rows) <= width };
}

function layAnew(recipe: Recipe, width: number, height: number): RecipeLayout {
  // among the larger sizes, fewer lines beat larger letters
  const roomy = ROOMY.map((how) => attempt(recipe, width, height, how)).filter(({ fits }) => fits);
  const fewest = Math.min(...roomy.map(({ rows }) => rows.length));
  const best = roomy.find(({ rows }) => rows.length === fewest);
  if (best) return stand(best.rows, height, best.fit);
  for (const how of TIGHTER) {
    const tried = attempt(recipe, width, height, how);
    if (tried.fits) return stand(tried.rows, height, how.fit);
  }
  return smaller(recipe, width, height, SMALLEST);
}

/** The factor between attempts, and their smallest font size in pixels. */
const STEP = 0.94;
const VANISHING = 2;

function smaller(recipe: Recipe, width: number, height: number, fit: Fit): RecipeLayout {
  const { crate, text, crateRow, textRow } = fit;
  const less = { crate: crate * STEP, text: text * STEP, crateRow: crateRow * STEP, textRow: textRow * STEP };
  const tried = attempt(recipe, width, height, { fit: less, rows: 'flowing' });
  return tried.fits || less.text < VANISHING ? stand(tried.rows, height, less) : smaller(recipe, width, height, less);
}

function heightOf(rows: readonly RecipeRow[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** Stacks the rows in the middle of the height. */
function stand(rows: readonly RecipeRow[], height: number, { crate, text }: Fit): RecipeLayout {
  let top = (height - heightOf(rows)) / 2;
  const standing = rows.map((row): StandingRow => {
    const middle = round(top + row.height / 2);
    top += row.height;
    return { ...row, middle };
  });
  return { rows: standing, crate, text };
}
