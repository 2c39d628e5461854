// Options of the built server and of commands that run before anything is installed: node:util's parseArgs with a usage
// text and one-line errors. Commands that run after the installation use Commander, see tool-command.mjs.
import { parseArgs } from 'node:util';

/**
 * An option for parseArgs with its description in the usage. Options without `help` are not listed.
 * @typedef {import('node:util').ParseArgsOptionDescriptor & { value?: string, help?: string }} CommandOption
 */

/**
 * @typedef {object} Command
 * @property {string} name as typed: "npm start"
 * @property {string} summary
 * @property {Record<string, CommandOption>} options
 * @property {{ value: string, choices: readonly string[], help: string }} [positionals] the words it takes without dashes
 */

/** Thrown for invalid arguments. The message is one sentence for the user. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError';
}

/** The command as typed before its options: npm needs two dashes before them. */
const typed = (/** @type {string} */ name) => (name.startsWith('npm') ? `${name} --` : name);

/**
 * The usage of a command, as text to print.
 * @param {Command} command
 */
export function usageOf({ name, summary, options, positionals }) {
  const rows = Object.entries(options)
    .filter(([, { help }]) => help !== undefined)
    .map(([option, { value, help = '' }]) => [value === undefined ? `--${option}` : `--${option} ${value}`, help]);
  if (positionals) rows.unshift([positionals.value, `${positionals.help}: ${positionals.choices.join(', ')}`]);
  rows.push(['--help', 'print this and exit']);
  const column = Math.max(...rows.map(([written = '']) => written.length)) + 2;
  const lines = rows.map(([written = '', help]) => `  ${written.padEnd(column)}${help}`);
  return [`${typed(name)} ${positionals ? `[${positionals.value}] ` : ''}[options]`, summary, '', ...lines].join('\n');
}

/**
 * Parses an option's whole number; undefined for an option that was not given. Throws `UsageError`.
 * @param {string} option
 * @param {string | undefined} text
 * @param {number} least
 * @param {number} most
 */
export function wholeNumber(option, text, least, most) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`--${option} takes a whole number from ${least} to ${most}, not “${text}”`);
}

/**
 * Parses the arguments of a command.
 * @template {Record<string, CommandOption>} Options
 * @param {Pick<Command, 'positionals'> & { options: Options }} command
 * @param {readonly string[]} args
 * @throws {UsageError} for an unknown option or word, and for a missing value
 */
export function readCommandLine({ options, positionals }, args) {
  try {
    const given = parseArgs({ args: [...args], options, allowPositionals: positionals !== undefined });
    const unknown = given.positionals.find((word) => !positionals?.choices.includes(word));
    if (unknown !== undefined) throw new UsageError(`unknown argument “${unknown}”`);
    return given;
  } catch (error) {
    // the first sentence of parseArgs says what is wrong; the others are about values that begin with a dash
    if (error instanceof TypeError) throw new UsageError(error.message.split(/\. |\n/)[0]);
    throw error;
  }
}

/**
 * Prints one line about the error and exits with status 2.
 * @param {Command} command
 * @param {string} message
 * @returns {never}
 */
function exitWithComplaint({ name }, message) {
  console.error(`${name}: ${message}; ${typed(name)} --help lists what it takes`);
  process.exit(2);
}

/**
 * The arguments of this process, converted by `read`. Prints the usage and exits on --help; exits with status 2 on
 * errors.
 * @template {Record<string, CommandOption>} Options
 * @template Given
 * @param {Command & { options: Options }} command
 * @param {(given: ReturnType<typeof readCommandLine<Options>>) => Given} read may throw UsageError
 */
export function commandLine(command, read) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usageOf(command));
    process.exit(0);
  }
  try {
    return read(readCommandLine(command, args));
  } catch (error) {
    if (error instanceof UsageError) return exitWithComplaint(command, error.message);
    throw error;
  }
}
