import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { run, runNpm } from './child.mjs';
import { isBuilt } from './freshness.mjs';
import { inRoot } from './root.mjs';

/** Milliseconds without an answer from the npm registry after which the user sees a message. */
const noticeDelay = 3000;
/** Milliseconds after which the registry counts as unreachable. */
const registryTimeout = 20_000;
const progressInterval = 5000;

/** Exits with one sentence if Node is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || major === 21 || (major === 20 && minor >= 19)) return;
  console.error(`High Street needs Node 20.19 or 22.12 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/**
 * The packages of a lock file, by their folders.
 * @returns {Promise<Record<string, { version: string, integrity: string, optional?: boolean }>>}
 */
async function packagesIn(/** @type {string} */ lockFile) {
  const { '': _, ...packages } = JSON.parse(await readFile(inRoot(lockFile), 'utf8')).packages;
  return packages;
}

/** True if every package of the lock file is installed. Those for other systems may be missing. */
async function dependenciesInstalled() {
  try {
    const wanted = await packagesIn('package-lock.json');
    const installed = await packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([folder, entry]) => {
      const here = installed[folder];
      return here ? here.version === entry.version && here.integrity === entry.integrity : entry.optional === true;
    });
  } catch {
    return false;
  }
}

/** The npm registry's address if it does not answer. Null if it does, or if npm does not run. */
async function silentRegistry() {
  const notice = setTimeout(() => console.log('No answer from the npm registry yet. Are you online?'), noticeDelay);
  const { code, output } = await runNpm(
    ['ping', '--loglevel=notice', '--fetch-retries=0', `--fetch-timeout=${registryTimeout}`],
    // npm's own limit does not cover a silent name server
    { timeout: registryTimeout + noticeDelay },
  );
  clearTimeout(notice);
  const [, address] = /PING (\S+)/.exec(output) ?? [];
  // some registries do not know this request: any HTTP status is an answer
  const isAnswered = code === 0 || /code E\d{3}\b/.test(output);
  return isAnswered || address === undefined ? null : address;
}

/** Prints the number of installed packages every few seconds; the returned function stops it. */
async function showProgress() {
  // packages for other systems are optional and not installed
  const wanted = Object.entries(await packagesIn('package-lock.json')).filter(([, { optional }]) => !optional);
  const folders = wanted.map(([folder]) => folder);
  const timer = setInterval(() => {
    const count = folders.filter((folder) => existsSync(inRoot(folder, 'package.json'))).length;
    console.log(`  ${count} of ${folders.length} packages …`);
  }, progressInterval);
  return () => clearInterval(timer);
}

/** Installs missing dependencies; exits with npm's own output if that fails. */
export async function ensureDependencies() {
  requireNode();
  if (await dependenciesInstalled()) return;
  console.log('Installing missing packages (npm ci). The first time, this takes a minute …');
  const silent = await silentRegistry();
  if (silent !== null) console.log(`${silent} does not answer. Looking for the packages in npm’s cache …`);
  const stopProgress = await showProgress();
  const { code, output } = await runNpm([
    ...['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'],
    ...(silent === null ? [] : ['--offline']),
  ]);
  stopProgress();
  if (code === 0) return;
  if (silent !== null && output.includes('ENOTCACHED')) {
    console.error(
      `The packages could not be installed: ${silent} does not answer, and npm’s cache does not have them all.`,
    );
    console.error('Connect to the internet and try again.');
  } else {
    console.error(output.trim());
    console.error('The packages could not be installed; see npm’s message above.');
  }
  process.exit(1);
}

/** Builds dist if the sources have changed; exits if that fails. */
export async function ensureBuilt() {
  if (await isBuilt()) return;
  const { code } = await run(process.execPath, [inRoot('main/launch/build.mjs')]);
  if (code !== 0) process.exit(code);
}
