// npm run electron: has Electron's own installer fetch its program, so that npm start and the end-to-end tests find it.
import { commandLine } from '../command-line.mjs';
import { ensureDependencies } from '../ready.mjs';
import { electronBinary, fetchElectron } from './electron-binary.mjs';

commandLine({ start: 'npm run electron', says: 'Fetches Electron’s program, where it is not on this disk yet.' });
await ensureDependencies();
const program = electronBinary() ?? (await fetchElectron());
console.log(program ?? 'Electron could not be had; README says what helps, under “If Electron does not come”.');
process.exit(program === null ? 1 : 0);
