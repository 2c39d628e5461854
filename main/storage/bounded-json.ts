import { readFileSync, statSync } from 'node:fs';

/** Longest text that is parsed, in characters, and largest file that is read, in bytes. */
const longest = 64 * 1024 * 1024;
/** Deepest nesting that is parsed; our own files and messages stay below 20. */
const deepest = 64;
/** Most values, empty lists and objects included, in one text. */
const mostValues = 1_000_000;

const quote = 0x22;
const backslash = 0x5c;

/** Thrown for a text that is too long, too deep or has too many values to be parsed. */
export class TooLarge extends SyntaxError {
  override readonly name = 'TooLarge';
}

/** The index of the quote that ends the string begun at `start`; the length of the text if none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

/** Can the text be parsed without taking more memory or time than any text of ours does? */
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

/** Parses JSON from outside this program: a file, a frame, something unpacked. Throws SyntaxError, or TooLarge unparsed. */
export function parseJson(text: string): unknown {
  if (!fits(text)) throw new TooLarge('the text is too long, too deep or has too many values');
  return JSON.parse(text);
}

/** Reads a file of this device. Throws TooLarge unread, or what the disk throws. */
export function readBounded(file: string): Buffer {
  if (statSync(file).size > longest) throw new TooLarge(`${file} is too large`);
  return readFileSync(file);
}
