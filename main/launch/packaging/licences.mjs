// The licences of all that is built, together.
import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';

/**
 * The licences that lie in dist as one text, each under the name of its part.
 * @param {Record<string, string>} [more] others, by what they are for, which come first
 */
export async function licencesTogether(more = {}) {
  const parts = Object.entries(more);
  for (const file of (await readdir(inRoot('dist/licences'))).toSorted()) {
    parts.push([file.replace(/\.\w+$/, ''), await readFile(inRoot('dist/licences', file), 'utf8')]);
  }
  return parts.map(([name, text]) => `==== ${name} ====\n\n${text.trim()}\n`).join('\n');
}
