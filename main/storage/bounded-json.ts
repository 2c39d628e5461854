import { readFileSync, statSync } from 'node:fs';

/** Maximum length of a parsed text in characters, and of a file in bytes. */
const longest = 64 * 1024 * 1024;
/** Maximum nesting depth; our own files and messages stay below 20. */
const deepest = 64;
/** Maximum number of values in one text, including empty lists and objects. */
const mostValues = 1_000_000;

const quote = 0x22;
const backslash = 0x5c;

/** Thrown for a text that is too long, too deep or has too many values. */
export class TooLarge extends SyntaxError {
  override readonly name = 'TooLarge';
}

/** Index of the quote that ends the string starting at `start`. The text's length if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

/** True if parsing the text stays within the limits on memory and time. */
export function fits(text: string): boolean {
  if (text.length > longest) return false;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length && depth <= deepest && values <= mostValues; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        values += 1;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
        values += 1;
        break;
    }
  }
  return depth <= deepest && values <= mostValues;
}

/**
 * Parses JSON from outside this program: a file, a frame, an import. Throws `SyntaxError`, or `TooLarge` before
 * parsing.
 */
export function parseJson(text: string): unknown {
  if (!fits(text)) throw new TooLarge('the text is too long, too deep or has too many values');
  return JSON.parse(text);
}

/** Reads a local file. Throws `TooLarge` before reading, or file errors. */
export function readBounded(file: string): Buffer {
  if (statSync(file).size > longest) throw new TooLarge(`${file} is too large`);
  return readFileSync(file);
}
