import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';

/**
 * The licences in dist as one text, each under the name of its part.
 * @param {Record<string, string>} [more] additional licences by name, which come first
 */
export async function licencesTogether(more = {}) {
  const parts = Object.entries(more);
  for (const file of (await readdir(inRoot('dist/licences'))).toSorted()) {
    parts.push([file.replace(/\.\w+$/, ''), await readFile(inRoot('dist/licences', file), 'utf8')]);
  }
  return parts.map(([name, text]) => `==== ${name} ====\n\n${text.trim()}\n`).join('\n');
}
