import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Milliseconds that a child may take to end after Ctrl-C. */
const grace = 3000;

/**
 * Runs a program to its end, by default in the repository's folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit status (1 if it did not start or was killed), and its
 * piped output
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that has to succeed and returns its output.
 * @throws {Error} with the output if it fails
 */
export async function mustRun(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  const { code, output } = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: ${output.trim()}`);
  return output;
}

/**
 * Runs npm: the one that runs this script, otherwise from the path.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNpm(args, options = {}) {
  /** @type {import('node:child_process').SpawnOptions} */
  const quiet = { stdio: ['ignore', 'pipe', 'pipe'], ...options };
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return run(process.execPath, [script, ...args], quiet);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { ...quiet, shell: windows });
}

/**
 * Passes Ctrl-C and SIGTERM on to a child. Kills it if it does not end.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} true once this process was asked to end
 */
export function endWithUs(child) {
  let asked = false;
  const end = () => {
    if (asked) return;
    asked = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), grace).unref();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('exit', () => child.kill('SIGKILL'));
  return () => asked;
}
