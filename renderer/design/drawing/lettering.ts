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

/** Letters below this size, in pixels, are not read any more: no text is set smaller to find room. */
const leastLetters = 8.5;
const step = 0.5;

/** The size in pixels, `most` or smaller, in which a text fits on one line `room` pixels wide; never below what is legible. */
export function sizeInto(text: string, most: number, room: number, face: Face = 'text'): number {
  for (let size = most; size > leastLetters; size -= step) if (textWidth(text, size, face) <= room) return size;
  return Math.min(most, leastLetters);
}

/**
 * Breaks a name so that its longest line comes out shortest, if it does not fit: between words, or after a hyphen where
 * that does not do.
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

/** A name in lines, and the size of its letters in pixels. */
export interface FittedName {
  readonly size: number;
  readonly rows: readonly string[];
}

/** What a name may take. All sizes in pixels. */
export interface NameRoom {
  /** Of the letters, at most. */
  readonly most: number;
  /** Letters as small as this rather than a third line; smaller ones, as far as they are legible, where that fails too. */
  readonly least: number;
  readonly lines: 1 | 2 | 3;
  /** Of all lines together. */
  readonly height?: number | undefined;
}

/** From one line of a name to the next, in parts of the size of its letters. */
export const leading = 1.04;

/**
 * The largest letters in which a name finds room, never squeezed: in at most so many lines, and in few rather than many. A
 * name that the smallest letters do not bring into them has three, where there is the height.
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
  // one more line rather than letters beyond the board
  return (lines < 3 ? inSize(size, 3) : null) ?? { size, rows: fitLines(text, room, size, lines) };
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
