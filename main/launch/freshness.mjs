import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

/** The inputs of a build. */
const sources = ['shared', 'main', 'preload', 'renderer', 'assets', 'package.json', 'package-lock.json'];
const stamp = inRoot('dist/sources.txt');

/** All files of a source, or the source itself if it is a file. Empty if it does not exist. */
async function filesOf(/** @type {string} */ source) {
  const top = await stat(source).catch(() => null);
  if (top === null) return [];
  if (top.isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A digest of the names and contents of all sources in a folder.
 * It changes when a file is edited, added or removed, not when it is touched.
 */
export async function sourcesDigest(/** @type {string} */ folder = root) {
  const files = (await Promise.all(sources.map((source) => filesOf(path.join(folder, source))))).flat().sort();
  const digest = createHash('sha256');
  for (const file of files) {
    digest.update(`${path.relative(folder, file)}\n`);
    digest.update(await readFile(file));
  }
  return digest.digest('hex');
}

/** True if dist was built from the current sources. */
export async function isBuilt() {
  const built = await readFile(stamp, 'utf8').catch(() => null);
  return built !== null && built === (await sourcesDigest());
}

/** Records the sources that dist was built from. */
export async function noteBuilt(/** @type {string} */ digest) {
  await writeFile(stamp, digest);
}
