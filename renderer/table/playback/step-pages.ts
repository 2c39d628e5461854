import type { PrintedLine } from '../log/log-lines.ts';

/** Most characters of a part: two lines of the counter. */
const mostLetters = 96;

function lettersOf({ text, sum = '' }: PrintedLine): number {
  return text.length + sum.length;
}

/**
 * Splits a step's lines into parts that fit the counter. The first line of a part is the action; results follow it.
 * No line is lost. A step without lines is one empty part.
 */
export function pagesOf(lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] {
  const pages: PrintedLine[][] = [];
  let ui = mostLetters;
  for (const line of lines) {
    const page = pages.at(-1);
    ui -= page === undefined ? 0 : lettersOf(line);
    if (page !== undefined && ui >= 0) page.push(line);
    else {
      pages.push([line]);
      ui = mostLetters;
    }
  }
  return pages.length === 0 ? [[]] : pages;
}
