// npm run tool -- electron: downloads Electron's program with its own installer, for npm start and the end-to-end
// tests.
import { toolCommand } from '../tool-command.mjs';
import { electronBinary, fetchElectron } from './electron-binary.mjs';

toolCommand('npm run tool -- electron', 'Downloads Electron’s program if it is missing.').parse();
const program = electronBinary() ?? (await fetchElectron());
console.log(program ?? 'Electron could not be downloaded; see “If Electron does not download” in docs/playing.md.');
process.exit(program === null ? 1 : 0);
