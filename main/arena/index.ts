import { commandLine, endWithHelp } from '../launch/command-line.mjs';
import { contend, contestCommand } from './contend.ts';
import { climb, ladderCommand } from './ladder.ts';

/** `npm run arena`: headless matches between bots. One contest with a report of how they ended, or the whole ladder. */
const args = process.argv.slice(2);
endWithHelp([contestCommand, ladderCommand], args);
if (args.includes('--ladder')) await climb(commandLine(ladderCommand, args).values);
else contend(commandLine(contestCommand, args).values);
