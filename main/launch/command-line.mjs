// How every command of ours reads what stands behind it: options are declared once, and give the values, the usage and
// the complaint. Runs before anything is installed.
import { parseArgs } from 'node:util';

/** What was typed is not what the command takes; the message is one sentence for whoever typed it. */
export class WrongArguments extends Error {
  name = 'WrongArguments';
}

const helpSigns = ['--help', '-h'];
/** Usages are wrapped where a terminal usually ends. */
const usageWidth = 110;

/** How an option is written: "--games N". */
function writtenAs(/** @type {string} */ name, option) {
  return option.kind === 'switch' ? `--${name}` : `--${name} ${option.value}`;
}

function wrapped(/** @type {string} */ text, /** @type {number} */ width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function explained(option) {
  const values = option.kind === 'one-of' ? `: ${option.of.join(', ')}` : '';
  const usual = option.usual === undefined ? '' : ` (${option.usual} where nothing is said)`;
  return `${option.says}${values}${usual}`;
}

/** How a command is started, what it does, and every option it takes, as lines to print. */
export function usageOf({ start, says, options = {}, parts }) {
  const rows = Object.entries(options)
    .filter(([, option]) => option.says !== undefined)
    .map(([name, option]) => [writtenAs(name, option), explained(option)]);
  if (parts) rows.unshift([parts.value, `${parts.says}: ${parts.of.join(', ')}`]);
  rows.push(['--help', 'print this, and do nothing else']);
  const column = Math.max(...rows.map(([written]) => written.length)) + 4;
  const lines = rows.flatMap(([written, text]) =>
    wrapped(text, usageWidth - column).map((line, index) =>
      `  ${(index === 0 ? written : '').padEnd(column - 2)}${line}`.trimEnd(),
    ),
  );
  const dashes = start.startsWith('npm') ? ' --' : '';
  return [
    `${start}${dashes}${parts ? ` [${parts.value}]` : ''} [options]`,
    ...wrapped(says, usageWidth),
    '',
    ...lines,
  ].join('\n');
}

function readValue(/** @type {string} */ name, option, /** @type {string} */ text) {
  switch (option.kind) {
    case 'text':
      return text;
    case 'one-of':
      if (option.of.includes(text)) return text;
      throw new WrongArguments(`--${name} takes ${option.of.join(', ')}, not “${text}”`);
    case 'whole-number': {
      const number = Number(text);
      const { least = 1, most = Number.MAX_SAFE_INTEGER } = option;
      if (/^\d+$/.test(text) && number >= least && number <= most) return number;
      const upTo = option.most === undefined ? '' : ` to ${option.most}`;
      throw new WrongArguments(`--${name} takes a whole number from ${least}${upTo}, not “${text}”`);
    }
    default:
      throw new TypeError(`no kind of option: ${option.kind}`);
  }
}

/**
 * The values of a command's options and its parts. Throws WrongArguments for what it does not take; an option given
 * twice counts as it was given last, one of kind `texts` every time.
 */
export function readCommandLine({ options = {}, parts }, /** @type {readonly string[]} */ args) {
  const values = {};
  const given = [];
  for (const [name, option] of Object.entries(options)) {
    if (option.kind === 'switch') values[name] = false;
    else if (option.kind === 'texts') values[name] = [];
    else if (option.usual !== undefined) values[name] = option.usual;
  }
  const types = Object.entries(options).map(([name, { kind }]) => [
    name,
    { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'texts' },
  ]);
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(types), strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!parts?.of.includes(token.value)) throw new WrongArguments(`there is no place for “${token.value}”`);
      given.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name)) throw new WrongArguments(`there is no option ${rawName}`);
    const option = options[name];
    if (option.kind === 'switch') {
      if (value !== undefined) throw new WrongArguments(`${rawName} takes no value`);
      values[name] = true;
      continue;
    }
    if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      throw new WrongArguments(`${rawName} wants a value: ${writtenAs(name, option)}`);
    }
    if (option.kind === 'texts') values[name].push(value);
    else values[name] = readValue(name, option, value);
  }
  return { values, parts: given };
}

/** Ends the process with one line that says what is wrong, and where to read what is right. */
export function endWrongly({ start }, /** @type {string} */ why) {
  console.error(
    `${start}: ${why.replaceAll(/\s+/g, ' ')}; ${start}${start.startsWith('npm') ? ' --' : ''} --help says what it takes`,
  );
  process.exit(2);
}

/** Prints the usage of these commands and ends the process, where that is what the arguments ask for. */
export function endWithHelp(commands, /** @type {readonly string[]} */ args) {
  if (!args.some((argument) => helpSigns.includes(argument))) return;
  console.log(commands.map(usageOf).join('\n\n'));
  process.exit(0);
}

/** What a command was told by whoever typed it. Asked for help, or told what it does not take, it says so and ends. */
export function commandLine(command, /** @type {readonly string[]} */ args = process.argv.slice(2)) {
  endWithHelp([command], args);
  try {
    return readCommandLine(command, args);
  } catch (error) {
    if (error instanceof WrongArguments) return endWrongly(command, error.message);
    throw error;
  }
}
