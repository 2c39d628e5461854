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

/** Breaks a name so that its longest line comes out shortest, if it does not fit; what is still too wide is squeezed, never clipped. */
export function fitLines(text: string, room: number, size: number, most: 1 | 2 | 3 = 2): FittedLine[] {
  const words = text.split(' ');
  let lines = [text];
  for (let count = 2; count <= most && widest(lines, size) > room; count++) lines = inLines(words, count, size);
  return lines.map((line) => ({ text: line, squeeze: squeezeInto(line, size, room, 'sign') }));
}

function widest(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => textWidth(line, size)));
}

/** The words in at most so many lines, the longest of them as short as can be. */
function inLines(words: readonly string[], most: number, size: number): string[] {
  let best = [words.join(' ')];
  if (most === 1) return best;
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), ...inLines(words.slice(at), most - 1, size)];
    if (widest(lines, size) < widest(best, size)) best = lines;
  }
  return best;
}
