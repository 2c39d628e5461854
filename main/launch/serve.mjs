// npm run serve [-- --port N] [--adapter ADDRESS] [--name TEXT] [--data FOLDER]
// Installs and builds what is missing, then hosts without a window: everybody plays from a browser of their own.
import { spawn } from 'node:child_process';
import { endWithUs } from './child.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';
import { inRoot } from './root.mjs';

await ensureDependencies();
await ensureBuilt();
const args = [inRoot('dist/main/server.mjs'), '--headless', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const asked = endWithUs(child);
child.once('exit', (code) => process.exit(asked() ? 0 : (code ?? 1)));
