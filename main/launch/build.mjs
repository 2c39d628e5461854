// npm run build: builds dist, or only the named parts of it. Everything is bundled: dist runs without node_modules.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from './command-line.mjs';
import { layCompressedCopies } from './compress.mjs';
import { ensureDependencies } from './ready.mjs';
import { inRoot } from './root.mjs';

/**
 * Build folder inside dist. Its parts are moved into place at the end, so that a running app never sees half a build.
 */
const bench = inRoot(`dist/.building-${process.pid}`);

/** Licences of everything in the app besides the libraries. */
const ownLicences = {
  'high-street.txt': 'LICENSE',
  'fraunces.txt': 'assets/fonts/fraunces-OFL.txt',
  'unicode-data.txt': 'shared/protocol/look-alikes-licence.txt',
  'atkinson-hyperlegible-next.txt': 'assets/fonts/atkinson-hyperlegible-next-OFL.txt',
};

/**
 * The parts that run in Node or Electron: each one source, one file.
 * @type {Record<string, { entry: string, file: string, format: 'cjs' | 'es', without?: RegExp }>}
 */
const programs = {
  main: { entry: 'main/index.ts', file: 'main/main.cjs', format: 'cjs' },
  preload: { entry: 'preload/index.ts', file: 'preload/preload.cjs', format: 'cjs' },
  server: { entry: 'main/server.ts', file: 'main/server.mjs', format: 'es' },
  'bot-worker': {
    entry: 'main/bot-workers/bot-worker.ts',
    file: 'main/bot-worker.cjs',
    format: 'cjs',
    without: /puzzles\.json$/,
  },
};

const command = {
  name: 'npm run build',
  summary: 'Builds dist, or only the named parts of it.',
  options: {},
  positionals: {
    value: 'PART …',
    choices: ['renderer', ...Object.keys(programs)],
    help: 'what to build (default: all)',
  },
};
const asked = commandLine(command, ({ positionals }) => positionals);
await ensureDependencies();
const { build } = await import('vite');
const { licencesTogether } = await import('./packaging/licences.mjs');
const { buildProgram, licencesFile } = await import('./packaging/program.mjs');
const { phoneApp } = await import('./phone-app.mjs');
const { noteBuilt, sourcesDigest } = await import('./freshness.mjs');

function buildRenderer() {
  return build({
    configFile: inRoot('renderer/vite.config.ts'),
    logLevel: 'warn',
    plugins: [phoneApp()],
    build: { outDir: path.join(bench, 'renderer'), license: { fileName: licencesFile } },
  });
}

/** Moves the licences of a part into the common folder and returns their path. */
async function layOutLicences(/** @type {string} */ part, /** @type {string} */ folder) {
  const target = `licences/${part}.md`;
  await mkdir(path.join(bench, 'licences'), { recursive: true });
  await rename(path.join(bench, folder, licencesFile), path.join(bench, target));
  return target;
}

async function moveIn(/** @type {string} */ part) {
  const target = inRoot('dist', part);
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(path.join(bench, part), target);
}

const names = asked.length > 0 ? asked : ['renderer', ...Object.keys(programs)];
const digest = await sourcesDigest();
const started = performance.now();
await mkdir(bench, { recursive: true });
try {
  const built = [];
  for (const name of names) {
    const program = programs[name];
    if (program) await buildProgram(program, bench);
    else await buildRenderer();
    const place = program?.file ?? 'renderer';
    built.push(place, await layOutLicences(name, program ? path.dirname(place) : place));
    if (!program) await layCompressedCopies(path.join(bench, place));
  }
  for (const part of built) await moveIn(part);
  if (names.includes('main')) await copyFile(inRoot('assets/icons/512x512.png'), inRoot('dist/main/icon.png'));
  for (const [name, file] of Object.entries(ownLicences)) {
    await copyFile(inRoot(file), inRoot('dist/licences', name));
  }
  if (existsSync(inRoot('dist/renderer'))) {
    await writeFile(inRoot('dist/renderer/licences.txt'), await licencesTogether());
  }
  if (asked.length === 0) await noteBuilt(digest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (existsSync(bench)) await rm(bench, { recursive: true, force: true });
}
if (process.exitCode === undefined)
  console.log(`Built ${names.join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
