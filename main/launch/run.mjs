// node main/launch/run.mjs FILE args…: runs one of the project's TypeScript files.
import { spawn } from 'node:child_process';
import { endWithUs } from './child.mjs';
import { ensureDependencies } from './ready.mjs';
import { root } from './root.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Say which file to run: node main/launch/run.mjs FILE [its arguments]');
  process.exit(2);
}
await ensureDependencies();
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' });
endWithUs(child);
child.once('exit', (code) => process.exit(code ?? 1));
