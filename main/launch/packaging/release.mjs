// npm run release: what a release has beside its packages.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runNpm } from '../child.mjs';
import { commandLine } from '../command-line.mjs';
import { ensureDependencies } from '../ready.mjs';
import { inRoot } from '../root.mjs';
import { changesOf } from './changelog.mjs';

const { values } = commandLine({
  start: 'npm run release',
  says: 'Writes the checksums, the list of what it is made of and the notes of a release beside its packages.',
  options: {
    tag: {
      kind: 'text',
      value: 'TAG',
      says: 'the tag of the release; it has to be “v” and the version of package.json',
    },
    from: { kind: 'text', value: 'FOLDER', usual: inRoot('release'), says: 'where the packages lie' },
  },
});
await ensureDependencies();

/** Ends with one sentence where there is nothing to release. */
function refuse(/** @type {string} */ why) {
  console.error(why);
  process.exit(1);
}

const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
const tag = values.tag ?? `v${version}`;
if (tag !== `v${version}`) refuse(`The tag ${tag} is not v${version}, the version in package.json.`);
const changes = changesOf(await readFile(inRoot('CHANGELOG.md'), 'utf8'), version);
if (changes === null) refuse(`CHANGELOG.md says nothing of ${version}.`);

const folder = path.resolve(values.from);
await mkdir(folder, { recursive: true });
const packages = /\.(exe|dmg|zip|AppImage|deb|rpm|flatpak)$|^high-street-[\d.]+-(linux|macos)-\w+$/;
/** What an app reads that looks for a newer version of itself, and how to fetch only what differs. */
const news = /^latest(-\w+)*\.yml$|\.blockmap$/;
const names = (await readdir(folder)).toSorted();
const files = names.filter((name) => packages.test(name));
if (files.length === 0) refuse(`No package lies in ${values.from}.`);

const made = `high-street-${version}.cdx.json`;
const { code, output } = await runNpm([
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--loglevel=error',
]);
if (code !== 0) refuse(output.trim());
await writeFile(path.join(folder, made), output.slice(output.indexOf('{')));

const sums = [];
for (const name of [...files, ...names.filter((one) => news.test(one)), made]) {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path.join(folder, name)), digest);
  sums.push(`${digest.digest('hex')}  ${name}\n`);
}
await writeFile(path.join(folder, 'SHA256SUMS'), sums.join(''));

const unsigned = await readFile(inRoot('packaging/unsigned.md'), 'utf8');
await writeFile(path.join(folder, 'notes.md'), `${changes}\n\n${unsigned}`);
console.log(`${tag}: ${files.length} packages, ${made}, SHA256SUMS, notes.md`);
