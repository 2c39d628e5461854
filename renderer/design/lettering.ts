/** Measuring and fitting text that is drawn: on a canvas where there is one, else from a table of widths. */

export type Face = 'sign' | 'text';

/** The face at a size in pixels. Fraunces draws small letters wider than large ones, so it is measured at its true size. */
function fontAt(face: Face, size: number): string {
  return face === 'sign' ? `650 ${size}px "Fraunces"` : `700 ${size}px "Atkinson Hyperlegible Next"`;
}

/** Widths in hundredths of the size, for pages without a canvas: tests and drawings made before there is a window. */
const NARROW = /[ijlftrI.,;:'’!|() -]/;
const WIDE = /[mwMWQ@%&—]/;
const CAPITAL = /[A-Z0-9$€£]/;

function estimate(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += NARROW.test(letter) ? 34 : WIDE.test(letter) ? 88 : CAPITAL.test(letter) ? 66 : 56;
  }
  return width;
}

let ruler: CanvasRenderingContext2D | null | undefined;
const measured = new Map<string, number>();

function findRuler(): CanvasRenderingContext2D | null {
  if (ruler === undefined)
    ruler = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  return ruler;
}

/** Drawn text has figures of one width, which a canvas cannot be asked for; in hundredths of the size. */
const FIGURE = 63;

/** How wide a text is, in pixels, at a size in pixels. */
export function textWidth(text: string, size: number, face: Face = 'sign'): number {
  const key = `${face} ${size} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  const letters = face === 'text' ? text.replace(/[0-9]/g, '') : text;
  const figures = ((text.length - letters.length) * FIGURE * size) / 100;
  const canvas = findRuler();
  let width = figures + (estimate(letters) * size) / 100;
  if (canvas) {
    canvas.font = fontAt(face, size);
    width = figures + canvas.measureText(letters).width;
  }
  measured.set(key, width);
  return width;
}

/** Resolves when both typefaces are there. Await it before the first drawing, or signs are fitted to a stand-in face. */
export async function letteringReady(): Promise<void> {
  if (typeof document !== 'undefined' && 'fonts' in document) {
    await Promise.allSettled([document.fonts.load(fontAt('sign', 18)), document.fonts.load(fontAt('text', 18))]);
  }
  measured.clear();
}

export interface FittedLine {
  readonly text: string;
  /** The width to squeeze the line into; undefined where it fits as it is. */
  readonly squeeze: number | undefined;
}

/** The width to squeeze a text into when it is wider than there is room, both in pixels. */
export function squeezeInto(text: string, size: number, room: number, face: Face = 'text'): number | undefined {
  return textWidth(text, size, face) > room ? room : undefined;
}

/**
 * Breaks a name so that its longest line comes out shortest, if it does not fit: between words, or after a hyphen where
 * that does not do. What is still too wide is squeezed, never clipped.
 */
export function fitLines(text: string, room: number, size: number, most: 1 | 2 | 3 = 2): FittedLine[] {
  const words = text.split(/(?<= )/);
  const parts = text.split(/(?<= |[^ ]-)/);
  let lines = [text];
  for (let count = 2; count <= most && widest(lines, size) > room; count++) {
    lines = inLines(words, count, size);
    if (widest(lines, size) > room) lines = inLines(parts, count, size);
  }
  return lines.map((line) => ({ text: line, squeeze: squeezeInto(line, size, room, 'sign') }));
}

/** A name in lines, and the size of its letters in pixels. */
export interface FittedName {
  readonly size: number;
  readonly rows: readonly FittedLine[];
}

/** Letters are drawn so much narrower at most before another size or another line is tried. */
const narrowest = 0.92;

/** The largest letters, in pixels, in which a name finds room: in at most so many lines, and in few rather than many. */
export function fitName(
  text: string,
  room: number,
  { most, least, lines }: { readonly most: number; readonly least: number; readonly lines: 1 | 2 | 3 },
): FittedName {
  for (let count: 1 | 2 | 3 = lines === 1 ? 1 : 2; ; count = 3) {
    for (let size = most; size >= least; size--) {
      const rows = fitLines(text, room, size, count);
      if (rows.every((row) => row.squeeze === undefined)) return { size, rows };
    }
    const rows = fitLines(text, room, least, count);
    const isLegible = rows.every((row) => textWidth(row.text, least) * narrowest <= room);
    if (isLegible || count >= lines) return { size: least, rows };
  }
}

function widest(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => textWidth(line, size)));
}

/** The parts of a name in at most so many lines, the longest of them as short as can be. */
function inLines(parts: readonly string[], most: number, size: number): string[] {
  let best = [parts.join('').trimEnd()];
  if (most === 1) return best;
  for (let at = 1; at < parts.length; at++) {
    const lines = [parts.slice(0, at).join('').trimEnd(), ...inLines(parts.slice(at), most - 1, size)];
    if (widest(lines, size) < widest(best, size)) best = lines;
  }
  return best;
}
