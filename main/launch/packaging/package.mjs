// npm run package: installers made by electron-builder, or the server as one file.
import { createRequire } from 'node:module';
import path from 'node:path';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { run } from '../child.mjs';
import { ensureBuilt } from '../ready.mjs';
import { inRoot } from '../root.mjs';
import { collected, toolCommand } from '../tool-command.mjs';

/** Environment variables with electron-builder's signing credentials, see its documentation. */
const signing = [
  'CSC_LINK',
  'CSC_KEY_PASSWORD',
  'WIN_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
  'APPLE_API_KEY',
  'APPLE_API_KEY_ID',
  'APPLE_API_ISSUER',
];

function repository(/** @type {string} */ text) {
  const [owner, repo, more] = text.split('/');
  if (owner && repo && more === undefined) return { owner, repo };
  throw new InvalidArgumentError('Give a repository as OWNER/NAME.');
}

const command = toolCommand('npm run package --', 'Makes installers as electron-builder.yml describes them.')
  .option('--linux', 'for Linux (default: this system)')
  .option('--mac', 'for macOS')
  .option('--win', 'for Windows')
  .option('--dir', 'only lay out the folder that an installer would hold')
  .option('--only <target>', 'only this kind of package, such as deb')
  .option('--x64', 'only for this processor')
  .option('--arm64', 'only for this processor')
  .option('--releases <owner/name>', 'GitHub repository whose releases the app may check for updates', repository)
  .option('--set <name=value>', 'override a setting of electron-builder.yml; repeatable', collected, [])
  .addOption(
    new Option(
      '--single',
      'instead, make the host as one file that needs no Node, for this system and processor',
    ).conflicts(['linux', 'mac', 'win', 'dir', 'only', 'x64', 'arm64', 'releases', 'set']),
  )
  .option('--deb', 'with --single: also a package for Debian and its relatives, by dpkg-deb')
  .option('--rpm', 'with --single: also a package for Fedora and its relatives, by rpmbuild')
  .option('--into <folder>', 'with --single: where it goes (default: release)')
  .parse();

/** Runs electron-builder with the command line's options. */
async function packageApp() {
  const { linux, mac, win, dir, only, x64, arm64, releases, set } = values;
  const named = Object.entries({ linux, mac, win }).flatMap(([system, isWanted]) => (isWanted ? [system] : []));
  const own = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : 'linux';
  const kinds = [...(dir ? ['dir'] : []), ...(only === undefined ? [] : [only])];
  const { owner, repo } = releases ?? {};
  const args = [
    ...(named.length > 0 ? named : [own]).flatMap((system) => [`--${system}`, ...kinds]),
    ...(x64 ? ['--x64'] : []),
    ...(arm64 ? ['--arm64'] : []),
    ...(releases ? ['-c.publish.provider=github', `-c.publish.owner=${owner}`, `-c.publish.repo=${repo}`] : []),
    ...set.map((one) => `-c.${one}`),
  ];

  const env = { ...process.env };
  // Workflows pass an unset secret as an empty text, which would count as the path of a certificate.
  for (const name of signing) if (env[name]?.trim() === '') delete env[name];
  const isSigned = ['CSC_LINK', 'WIN_CSC_LINK'].some((name) => env[name] !== undefined);
  console.log(
    isSigned ? 'Signing with the certificate in the environment.' : 'No certificate in the environment: unsigned.',
  );
  const require = createRequire(import.meta.url);
  const builder = path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js');
  const { code } = await run(process.execPath, [builder, '--publish', 'never', ...args], { env });
  process.exit(code);
}

const values = command.opts();
if (!values.single && (values.deb || values.rpm || values.into !== undefined)) {
  command.error('--deb, --rpm and --into go with --single');
}
await ensureBuilt();
if (values.single) {
  // only a single file needs these modules and dist
  const { packageSingle } = await import('./single-program.mjs');
  await packageSingle(path.resolve(values.into ?? inRoot('release')), values);
} else await packageApp();
