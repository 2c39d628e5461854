// npm run serve: installs and builds what is missing, then hosts without a window: everybody plays from a browser of their own.
import { spawn } from 'node:child_process';
import { endWithUs } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot } from './root.mjs';
import { adapter, dataFolder, houseName, lanPort } from './serving-options.mjs';

commandLine({
  start: 'npm run serve',
  says: 'Installs and builds what is missing, then hosts without a window: everybody plays from a browser of their own.',
  options: { port: lanPort, adapter, name: houseName, data: dataFolder },
});
await ensureDependencies();
await ensureBuilt();
const args = [inRoot('dist/main/server.mjs'), '--headless', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const asked = endWithUs(child);
child.once('exit', (code) => process.exit(asked() ? 0 : (code ?? 1)));
