// The server as one file: the program, page, worker and licences, embedded in a copy of the current Node (Node's single
// executable applications).
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun } from '../child.mjs';
import { inRoot } from '../root.mjs';
import { licencesTogether } from './licences.mjs';
import { buildProgram } from './program.mjs';

/** The marker by which Node detects embedded data in its own program. */
const sentinel = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** All files below a folder, as sorted relative paths with slashes. */
async function filesBelow(/** @type {string} */ folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.map((file) => path.relative(folder, file).replaceAll(path.sep, '/')).toSorted();
}

/** Node's own licence, from the places where its packages put it. */
async function nodeLicence() {
  const here = path.dirname(process.execPath);
  const places = ['LICENSE', '../LICENSE', '../share/doc/nodejs/LICENSE', '../share/doc/node/LICENSE'];
  for (const place of places) {
    const text = await readFile(path.join(here, place), 'utf8').catch(() => null);
    if (text?.includes('Node.js')) return text;
  }
  throw new Error(
    `Node's own licence, which has to travel with it, lies in none of ${places.join(', ')} from ${here}.`,
  );
}

/**
 * Makes the one-file server for the current system and processor. Needs dist to be built.
 * @param {string} target where it goes; an existing file is replaced
 */
export async function makeSingleFile(target) {
  const bench = await mkdtemp(path.join(tmpdir(), 'high-street-single-'));
  const at = (/** @type {string} */ name) => path.join(bench, name);
  try {
    await buildProgram({ entry: 'main/single/index.ts', file: 'host.cjs', format: 'cjs' }, bench);
    const page = await filesBelow(inRoot('dist/renderer'));
    await writeFile(at('page-files.json'), JSON.stringify(page.map((file) => `/${file}`)));
    await writeFile(at('licences.txt'), await licencesTogether({ node: await nodeLicence() }));
    const assets = {
      'page-files': at('page-files.json'),
      licences: at('licences.txt'),
      'bot-worker': inRoot('dist/main/bot-worker.cjs'),
      ...Object.fromEntries(page.map((file) => [`page/${file}`, inRoot('dist/renderer', file)])),
    };
    const settings = { main: at('host.cjs'), output: at('blob'), disableExperimentalSEAWarning: true, assets };
    await writeFile(at('settings.json'), JSON.stringify(settings));
    await mustRun(process.execPath, '--experimental-sea-config', at('settings.json'));

    const program = at('program');
    await copyFile(process.execPath, program);
    const isMac = process.platform === 'darwin';
    if (isMac) await mustRun('codesign', '--remove-signature', program);
    const injector = createRequire(import.meta.url).resolve('postject/dist/cli.js');
    const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : [];
    await mustRun(
      process.execPath,
      injector,
      program,
      'NODE_SEA_BLOB',
      at('blob'),
      '--sentinel-fuse',
      sentinel,
      ...segment,
    );
    // Apple silicon requires a signature; an ad-hoc one suffices
    if (isMac) await mustRun('codesign', '--sign', '-', program);
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { force: true });
    await copyFile(program, target);
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}
