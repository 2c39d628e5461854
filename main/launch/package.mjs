// npm run package: an installer for this system, by electron-builder; what is given goes on to it.
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './child.mjs';
import { ensureBuilt, ensureDependencies } from './ready.mjs';

/** What electron-builder signs with, as it is named in its documentation. */
const signing = [
  'CSC_LINK',
  'CSC_KEY_PASSWORD',
  'WIN_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
  'APPLE_API_KEY',
  'APPLE_API_KEY_ID',
  'APPLE_API_ISSUER',
];
const env = { ...process.env };
// A workflow hands on a secret that nobody has set as an empty text, which would be taken for the path of a certificate.
for (const name of signing) if (env[name]?.trim() === '') delete env[name];

await ensureDependencies();
await ensureBuilt();
const isSigned = ['CSC_LINK', 'WIN_CSC_LINK'].some((name) => env[name] !== undefined);
console.log(
  isSigned ? 'Signing with the certificate in the environment.' : 'No certificate in the environment: unsigned.',
);
const require = createRequire(import.meta.url);
const builder = path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js');
const { code } = await run(process.execPath, [builder, '--publish', 'never', ...process.argv.slice(2)], { env });
process.exit(code);
