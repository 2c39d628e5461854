// npm run release: writes a release's additional files, and drafts it on GitHub.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mustRun, runNpm } from '../child.mjs';
import { inRoot } from '../root.mjs';
import { toolCommand } from '../tool-command.mjs';
import { changesOf } from './changelog.mjs';

const values = toolCommand(
  'npm run release --',
  'Writes the checksums, the bill of materials and the notes of a release beside its packages.',
)
  .option('--tag <tag>', 'tag of the release: “v” and the version in package.json')
  .option('--from <folder>', 'folder with the packages', inRoot('release'))
  .option('--draft', 'instead, draft a release on GitHub, by its tool gh, of what this command wrote before')
  .parse()
  .opts();

/**
 * Exits with one sentence if nothing can be released.
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  console.error(why);
  process.exit(1);
}

const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
const tag = values.tag ?? `v${version}`;
if (tag !== `v${version}`) refuse(`The tag ${tag} is not v${version}, the version in package.json.`);
const folder = path.resolve(values.from);
const packages = /\.(exe|dmg|zip|AppImage|deb|rpm|flatpak)$|^high-street-[\d.]+-(linux|macos)-\w+$/;
/** Update information for installed apps, and block maps for differential downloads. */
const news = /^latest(-\w+)*\.yml$|\.blockmap$/;

/** Writes the checksums of all packages, the bill of materials and the notes. */
async function writeFiles() {
  const changes = changesOf(await readFile(inRoot('CHANGELOG.md'), 'utf8'), version);
  if (changes === null) refuse(`CHANGELOG.md says nothing of ${version}.`);
  await mkdir(folder, { recursive: true });
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
}

/** Drafts a release with the files that SHA256SUMS lists. */
async function draft() {
  const sums = await readFile(path.join(folder, 'SHA256SUMS'), 'utf8');
  const files = sums
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(line.indexOf('  ') + 2));
  const notes = path.join(folder, 'notes.md');
  const settings = ['--draft', '--verify-tag', '--title', `High Street ${version}`, '--notes-file', notes];
  const attached = [...files, 'SHA256SUMS'].map((name) => path.join(folder, name));
  console.log(await mustRun('gh', 'release', 'create', tag, ...settings, ...attached));
}

await (values.draft ? draft() : writeFiles());
