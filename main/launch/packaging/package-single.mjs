// npm run package:single: the host as one file that needs no Node, for this system and its processor.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../command-line.mjs';
import { ensureBuilt, ensureDependencies } from '../ready.mjs';
import { inRoot } from '../root.mjs';

const { values } = commandLine({
  start: 'npm run package:single',
  says: 'Makes the host without a window as one file that needs no Node, for this system and its processor.',
  options: {
    into: { kind: 'text', value: 'FOLDER', usual: inRoot('release'), says: 'where it goes' },
    deb: { kind: 'switch', says: 'a package for Debian and its kin as well, by dpkg-deb' },
    rpm: { kind: 'switch', says: 'a package for Fedora and its kin as well, by rpmbuild' },
  },
});
await ensureDependencies();
await ensureBuilt();
const { makeSingleFile } = await import('./single-file.mjs');
const { makeDeb, makeRpm } = await import('./server-packages.mjs');

const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
const folder = path.resolve(values.into);
const systems = { win32: 'windows', darwin: 'macos' };
const ending = process.platform === 'win32' ? '.exe' : '';
const system = systems[process.platform] ?? process.platform;
const program = path.join(folder, `high-street-${version}-${system}-${process.arch}${ending}`);
await makeSingleFile(program);
const made = [program];
if (values.deb) made.push(await makeDeb(program, folder));
if (values.rpm) made.push(await makeRpm(program, folder));
for (const file of made) {
  const whole = await readFile(file);
  const digest = createHash('sha256').update(whole).digest('hex');
  console.log(`${path.relative(inRoot(), file)}: ${(whole.length / 2 ** 20).toFixed(1)} MiB, SHA-256 ${digest}`);
}
