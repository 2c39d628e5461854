/** The typefaces of drawn text. Their widths come from a canvas, or from a table without one. */

export type Face = 'sign' | 'text';

/** The CSS font at a size in pixels. Fraunces draws small letters wider, so it is measured at its true size. */
function fontAt(face: Face, size: number): string {
  return face === 'sign' ? `650 ${size}px "Fraunces"` : `700 ${size}px "Atkinson Hyperlegible Next"`;
}

/** Character classes of the width table, for pages without a canvas: tests and early drawings. */
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

/**
 * The width of a digit, in hundredths of the font size. Drawn text has tabular figures, which a canvas cannot measure.
 */
const FIGURE = 63;

/** The width of a text in pixels, at a font size in pixels. */
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

/** Resolves when both typefaces have loaded. Await it before the first drawing, or signs use a fallback's widths. */
export async function letteringReady(): Promise<void> {
  if (typeof document !== 'undefined' && 'fonts' in document) {
    await Promise.allSettled([document.fonts.load(fontAt('sign', 18)), document.fonts.load(fontAt('text', 18))]);
  }
  measured.clear();
}

/** The smallest legible font size, in pixels: no text is smaller. */
const leastLetters = 8.5;
const step = 0.5;

/** The largest font size up to `most` that fits a line of `room` pixels. Never below the legible minimum. */
export function sizeInto(text: string, most: number, room: number, face: Face = 'text'): number {
  for (let size = most; size > leastLetters; size -= step) if (textWidth(text, size, face) <= room) return size;
  return Math.min(most, leastLetters);
}

/**
 * Breaks a name that does not fit, with its longest line as short as possible.
 * It breaks between words, or after hyphens if that is not enough.
 */
export function fitLines(text: string, room: number, size: number, most: 1 | 2 | 3 = 2): readonly string[] {
  const words = text.split(/(?<= )(?![:;?!»])/);
  const parts = text.split(/(?<= |[^ ]-)(?![:;?!»])/);
  let lines = [text];
  for (let count = 2; count <= most && widest(lines, size) > room; count++) {
    lines = inLines(words, count, size);
    if (widest(lines, size) > room) lines = inLines(parts, count, size);
  }
  return lines;
}

/** A name in lines, with its font size in pixels. */
export interface FittedName {
  readonly size: number;
  readonly rows: readonly string[];
}

/** The limits of a name; all sizes in pixels. */
export interface NameRoom {
  /** The largest font size. */
  readonly most: number;
  /** The font size from which a third line is preferred. If that fails, too, smaller legible sizes follow. */
  readonly least: number;
  readonly lines: 1 | 2 | 3;
  /** The height of all lines together. */
  readonly height?: number | undefined;
}

/** The line height, relative to the font size. */
export const leading = 1.04;

/**
 * Fits a name with the largest font size and the fewest lines, without squeezing.
 * A name too long for `lines` at the smallest size has three, if the height allows.
 */
export function fitName(text: string, room: number, { most, least, lines, height = Infinity }: NameRoom): FittedName {
  const inSize = (size: number, count: 1 | 2 | 3): FittedName | null => {
    const rows = fitLines(text, room, size, count);
    return widest(rows, size) <= room && rows.length * size * leading <= height ? { size, rows } : null;
  };
  for (const count of [1, 2, 3] as const) {
    if (count > lines || (count === 1 && lines > 1)) continue;
    for (let size = most; size >= least; size -= step) {
      const fitted = inSize(size, count);
      if (fitted !== null) return fitted;
    }
  }
  for (let size = least - step; size > leastLetters; size -= step) {
    const fitted = inSize(size, lines);
    if (fitted !== null) return fitted;
  }
  const size = Math.min(least, leastLetters);
  // one more line rather than overflow
  return (lines < 3 ? inSize(size, 3) : null) ?? { size, rows: fitLines(text, room, size, lines) };
}

function widest(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => textWidth(line, size)));
}

/** Splits a name into at most `most` lines, with the longest as short as possible. */
function inLines(parts: readonly string[], most: number, size: number): string[] {
  let best = [parts.join('').trimEnd()];
  if (most === 1) return best;
  for (let at = 1; at < parts.length; at++) {
    const lines = [parts.slice(0, at).join('').trimEnd(), ...inLines(parts.slice(at), most - 1, size)];
    if (widest(lines, size) < widest(best, size)) best = lines;
  }
  return best;
}
