// npm run tool -- NAME: runs one of the project's tools. Without a name, lists them.
import { spawn } from 'node:child_process';
import { endWithUs } from './child.mjs';
import { ensureDependencies } from './ready.mjs';
import { root } from './root.mjs';

/** @type {Record<string, { file: string, args?: readonly string[], help: string }>} */
const tools = {
  puzzles: { file: 'main/arena/puzzles.ts', help: 'find puzzles in games between bots, or check the existing ones' },
  tune: { file: 'main/arena/tuning/tune.ts', help: 'tune the weights a game’s bots use to evaluate positions' },
  train: {
    file: 'main/arena/training/train.ts',
    help: 'teach a network to evaluate positions, from games between bots',
  },
  lesson: { file: 'main/arena/lesson.ts', help: 'play a lesson in the terminal and write its record' },
  minutes: { file: 'main/arena/minutes.ts', help: 'measure how long games last and the best number of players' },
  lab: {
    file: 'main/arena/laboratory/lab.ts',
    help: 'compare two versions of a rule or figure in games between bots',
  },
  solo: {
    file: 'main/arena/solo/solo.ts',
    help: 'compare bots in solo challenges with a search that knows all draws',
  },
  golden: { file: 'test/golden/record.ts', help: 'record the golden games again after a rule change' },
  protocol: { file: 'test/protocol/record.ts', help: 'record the protocol’s example conversation again' },
  screenshots: { file: 'test/screenshots/index.ts', help: 'take the documentation’s screenshots again' },
  soak: { file: 'test/soak/index.ts', help: 'run the long fault tests, in full or in part' },
  mutants: {
    file: 'node_modules/@stryker-mutator/core/bin/stryker.js',
    args: ['run', 'test/stryker.config.mjs'],
    help: 'run mutation tests and list surviving mutants',
  },
  gallery: {
    file: 'node_modules/vite/bin/vite.js',
    args: ['tools/gallery', '--config', 'renderer/vite.config.ts', '--open'],
    help: 'show every piece of the design in its states',
  },
  electron: { file: 'main/launch/packaging/fetch-electron.mjs', help: 'download Electron’s program if it is missing' },
};

/**
 * Tools with an npm script of their own.
 * @type {Record<string, { file: string, args?: readonly string[] }>}
 */
const scripts = {
  arena: { file: 'main/arena/index.ts' },
  bench: { file: 'test/bench/index.ts' },
  package: { file: 'main/launch/packaging/package.mjs' },
  release: { file: 'main/launch/packaging/release.mjs' },
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === '--help' || name === '-h') {
  const rows = Object.entries(tools).map(([tool, { help }]) => `  ${tool.padEnd(13)}${help}`);
  console.log(
    ['npm run tool -- NAME [options]', '', ...rows, '', 'npm run tool -- NAME --help lists its options'].join('\n'),
  );
  process.exit(0);
}
const tool = Object.entries({ ...tools, ...scripts }).find(([known]) => known === name)?.[1];
if (tool === undefined) {
  console.error(`npm run tool: unknown tool “${name}”; npm run tool lists them`);
  process.exit(2);
}
await ensureDependencies();
const loader = tool.file.endsWith('.ts') ? ['--import', 'tsx'] : [];
const child = spawn(process.execPath, [...loader, tool.file, ...(tool.args ?? []), ...args], {
  cwd: root,
  stdio: 'inherit',
});
endWithUs(child);
child.once('exit', (code) => process.exit(code ?? 1));
