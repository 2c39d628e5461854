// npm run release:draft: has GitHub's own tool draft a release of what npm run release has written.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun } from '../child.mjs';
import { commandLine } from '../command-line.mjs';
import { inRoot } from '../root.mjs';

const { values } = commandLine({
  start: 'npm run release:draft',
  says: 'Drafts a release on GitHub, by its tool gh, of the packages that npm run release has written the checksums of.',
  options: {
    tag: { kind: 'text', value: 'TAG', says: 'the tag of the release, which is there already' },
    from: { kind: 'text', value: 'FOLDER', usual: inRoot('release'), says: 'where the packages lie' },
  },
});
const at = (/** @type {string} */ name) => path.resolve(values.from, name);
const sums = await readFile(at('SHA256SUMS'), 'utf8');
const files = sums
  .trimEnd()
  .split('\n')
  .map((line) => line.slice(line.indexOf('  ') + 2));
const tag = values.tag ?? '';
const settings = ['--draft', '--verify-tag', '--title', `High Street ${tag.slice(1)}`, '--notes-file', at('notes.md')];
console.log(await mustRun('gh', 'release', 'create', tag, ...settings, ...[...files, 'SHA256SUMS'].map(at)));
