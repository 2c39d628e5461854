// npm run serve: installs and builds what is missing, then serves the game without a window.
import { spawn } from 'node:child_process';
import { endWithUs } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot } from './root.mjs';
import { adapter, dataFolder, folderIn, lanPort, portIn, serverName } from './serving-options.mjs';

const command = {
  name: 'npm run serve',
  summary: 'Installs and builds what is missing, then serves the game without a window: everybody plays in a browser.',
  options: { port: lanPort, adapter, name: serverName, data: dataFolder },
};
commandLine(command, ({ values }) => [portIn('port', values.port), folderIn(values.data)]);
await ensureDependencies();
await ensureBuilt();
const args = [inRoot('dist/main/server.mjs'), '--headless', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const asked = endWithUs(child);
child.once('exit', (code) => process.exit(asked() ? 0 : (code ?? 1)));
