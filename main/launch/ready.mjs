import { readFile } from 'node:fs/promises';
import { run, runNpm } from './child.mjs';
import { isBuilt } from './freshness.mjs';
import { inRoot } from './root.mjs';

/** Ends with one clear sentence where Node is too old to run what follows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || major === 21 || (major === 20 && minor >= 19)) return;
  console.error(`High Street needs Node 20.19 or 22.12 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Is every package of the lock file installed as it says? Packages for other machines may be missing. */
export async function dependenciesInstalled() {
  try {
    const wanted = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')).packages;
    const installed = JSON.parse(await readFile(inRoot('node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([place, entry]) => {
      if (place === '') return true;
      const here = installed[place];
      return here ? here.version === entry.version && here.integrity === entry.integrity : entry.optional === true;
    });
  } catch {
    return false;
  }
}

/** Installs the dependencies where any is missing; ends with npm's own words where that fails. */
export async function ensureDependencies() {
  requireNode();
  if (await dependenciesInstalled()) return;
  console.log('Installing what is missing (npm ci); the first time takes a minute …');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  if (code === 0) return;
  console.error(output.trim());
  console.error('The dependencies could not be installed; what npm said stands above.');
  process.exit(1);
}

/** Builds dist where it is not what the sources say; ends where that fails. */
export async function ensureBuilt() {
  if (await isBuilt()) return;
  const { code } = await run(process.execPath, [inRoot('main/launch/build.mjs')]);
  if (code !== 0) process.exit(code);
}
