// Makes the files of npm run package -- --single.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { makeDeb, makeRpm } from './server-packages.mjs';
import { makeSingleFile } from './single-file.mjs';

/** @type {Partial<Record<NodeJS.Platform, string>>} */
const systems = { win32: 'windows', darwin: 'macos' };

/**
 * Makes the one-file server for this system and processor, and packages of it.
 * @param {string} folder
 * @param {{ deb?: boolean, rpm?: boolean }} packages
 */
export async function packageSingle(folder, { deb, rpm }) {
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const ending = process.platform === 'win32' ? '.exe' : '';
  const system = systems[process.platform] ?? process.platform;
  const program = path.join(folder, `high-street-${version}-${system}-${process.arch}${ending}`);
  await makeSingleFile(program);
  const made = [program];
  if (deb) made.push(await makeDeb(program, folder));
  if (rpm) made.push(await makeRpm(program, folder));
  for (const file of made) {
    const whole = await readFile(file);
    const digest = createHash('sha256').update(whole).digest('hex');
    console.log(`${path.relative(inRoot(), file)}: ${(whole.length / 2 ** 20).toFixed(1)} MiB, SHA-256 ${digest}`);
  }
}
