// Commands that run after the installation use Commander, set up the same way.
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/**
 * A command without options. It reports invalid arguments in one line, with exit status 2.
 * @param {string} name as typed before its options: "npm run arena --"
 * @param {string} summary
 */
export function toolCommand(name, summary) {
  const program = name.replace(/ --$/, '');
  return new Command(name)
    .description(summary)
    .helpOption('-h, --help', 'print this and exit')
    .configureHelp({ helpWidth: 120 })
    .configureOutput({
      outputError(text, write) {
        const message = text
          .replace(/^error: /, '')
          .trim()
          .replaceAll('\n', ' ');
        write(`${program}: ${message}; ${name} --help lists what it takes\n`);
      },
    })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

/** Parses an option's whole number in this range. */
export function wholeNumber(least = 1, most = Number.MAX_SAFE_INTEGER) {
  return (/** @type {string} */ text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const limit = most === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${most}`;
    throw new InvalidArgumentError(`Give a whole number, ${least} ${limit}.`);
  };
}

/**
 * Collects the values of an option that may be given several times.
 * @param {string} value
 * @param {readonly string[]} earlier
 */
export function collected(value, earlier) {
  return [...earlier, value];
}
