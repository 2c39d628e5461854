// node main/launch/build.mjs [renderer] [main] [server] [preload]: builds dist, or only the named parts of it.
// Everything is bundled: dist runs without node_modules.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureDependencies } from './ready.mjs';
import { inRoot } from './root.mjs';

await ensureDependencies();
const { build } = await import('vite');
const { noteBuilt, sourcesDigest } = await import('./freshness.mjs');

/** Built beside dist and moved in at the end, so that a running app never meets half a build. */
const bench = inRoot(`dist/.building-${process.pid}`);

/** The parts that run in Node or Electron: each one source, one file. */
const programs = {
  main: { entry: 'main/index.ts', file: 'main/main.cjs', format: 'cjs' },
  preload: { entry: 'preload/index.ts', file: 'preload/preload.cjs', format: 'cjs' },
  server: { entry: 'main/server.ts', file: 'main/server.mjs', format: 'es' },
  thinker: { entry: 'main/bots/thinker.ts', file: 'main/thinker.mjs', format: 'es' },
};

function buildRenderer() {
  return build({
    configFile: inRoot('renderer/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: path.join(bench, 'renderer') },
  });
}

function buildProgram(/** @type {{ entry: string, file: string, format: 'cjs' | 'es' }} */ { entry, file, format }) {
  return build({
    configFile: false,
    root: inRoot(),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      emptyOutDir: false,
      outDir: path.join(bench, path.dirname(file)),
      rollupOptions: {
        input: inRoot(entry),
        // ws tries the two native helpers and does without them.
        external: ['electron', /^node:/, 'bufferutil', 'utf-8-validate'],
        output: { format, entryFileNames: path.basename(file), codeSplitting: false },
      },
    },
  });
}

async function moveIn(/** @type {string} */ part) {
  const target = inRoot('dist', part);
  await mkdir(path.dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(path.join(bench, part), target);
}

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : ['renderer', ...Object.keys(programs)];
const unknown = names.find((name) => name !== 'renderer' && !Object.hasOwn(programs, name));
if (unknown) {
  console.error(`There is no part "${unknown}" to build; there are renderer, ${Object.keys(programs).join(', ')}.`);
  process.exit(2);
}

const digest = await sourcesDigest();
const started = performance.now();
await mkdir(bench, { recursive: true });
try {
  const built = [];
  for (const name of names) {
    if (name === 'renderer') await buildRenderer();
    else await buildProgram(programs[name]);
    built.push(name === 'renderer' ? 'renderer' : programs[name].file);
  }
  for (const part of built) await moveIn(part);
  if (names.includes('main')) await copyFile(inRoot('assets/icons/512x512.png'), inRoot('dist/main/icon.png'));
  if (asked.length === 0) await noteBuilt(digest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (existsSync(bench)) await rm(bench, { recursive: true, force: true });
}
if (process.exitCode === undefined)
  console.log(`Built ${names.join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
