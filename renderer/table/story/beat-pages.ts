import type { PrintedLine } from '../roll/roll-lines.ts';

/** So many letters are read in one go, in two lines of the counter. */
const mostLetters = 96;

function lettersOf({ text, sum = '' }: PrintedLine): number {
  return text.length + sum.length;
}

/**
 * The lines of a beat in parts that can be read in one go: the first line of each is its deed, the others stand below it.
 * No line is left out, and what belongs to nobody's press follows what it came of. A beat without lines is one empty part.
 */
export function pagesOf(lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] {
  const pages: PrintedLine[][] = [];
  let room = mostLetters;
  for (const line of lines) {
    const page = pages.at(-1);
    room -= page === undefined ? 0 : lettersOf(line);
    if (page !== undefined && room >= 0) page.push(line);
    else {
      pages.push([line]);
      room = mostLetters;
    }
  }
  return pages.length === 0 ? [[]] : pages;
}
