import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { longestImport } from '../../shared/protocol/messages.ts';

/** The path of a game file that a command line argument names, as a path or a `file:` address. Null for anything else. */
export function gameFileIn(arg: string, folder: string): string | null {
  if (!arg.toLowerCase().endsWith('.highstreet') || arg.startsWith('--')) return null;
  try {
    return arg.startsWith('file:') ? fileURLToPath(arg) : path.resolve(folder, arg);
  } catch {
    return null;
  }
}

/** The text of a game file. Empty, and therefore refused by the page's host, if it is too long or unreadable. */
export function textOfGameFile(file: string): string {
  try {
    const facts = statSync(file);
    return facts.isFile() && facts.size <= longestImport ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}
