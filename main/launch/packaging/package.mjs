// npm run package: installers, by electron-builder.
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../child.mjs';
import { commandLine } from '../command-line.mjs';
import { ensureBuilt, ensureDependencies } from '../ready.mjs';

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

const { values } = commandLine({
  start: 'npm run package',
  says: 'Makes installers, for this system where no other is named; what they are is settled in electron-builder.yml.',
  options: {
    linux: { kind: 'switch', says: 'for Linux' },
    mac: { kind: 'switch', says: 'for macOS' },
    win: { kind: 'switch', says: 'for Windows' },
    dir: { kind: 'switch', says: 'only lay out the folder that an installer would hold' },
    only: { kind: 'text', value: 'TARGET', says: 'this kind of package alone, such as deb' },
    x64: { kind: 'switch', says: 'for this processor alone' },
    arm64: { kind: 'switch', says: 'for this processor alone' },
    releases: {
      kind: 'text',
      value: 'OWNER/NAME',
      says: 'the repository on GitHub whose releases the app may be asked to look at for a newer version; none otherwise',
    },
    set: { kind: 'texts', value: 'NAME=VALUE', says: 'settle something otherwise than electron-builder.yml does' },
  },
});

const [owner, repo] = values.releases?.split('/') ?? [];
if (values.releases !== undefined && !(owner && repo)) {
  console.error('--releases names a repository by its owner and its name: OWNER/NAME.');
  process.exit(1);
}
const named = /** @type {const} */ (['linux', 'mac', 'win']).filter((system) => values[system]);
const own = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : 'linux';
const kinds = [...(values.dir ? ['dir'] : []), ...(values.only === undefined ? [] : [values.only])];
const args = [
  ...(named.length > 0 ? named : [own]).flatMap((system) => [`--${system}`, ...kinds]),
  ...(values.x64 ? ['--x64'] : []),
  ...(values.arm64 ? ['--arm64'] : []),
  ...(owner && repo ? ['-c.publish.provider=github', `-c.publish.owner=${owner}`, `-c.publish.repo=${repo}`] : []),
  ...values.set.map((one) => `-c.${one}`),
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
const { code } = await run(process.execPath, [builder, '--publish', 'never', ...args], { env });
process.exit(code);
