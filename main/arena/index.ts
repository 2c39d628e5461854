import { contend, contestCommand } from './contend.ts';
import { climb, ladderCommand } from './ladder.ts';

/** `npm run arena`: headless matches between bots. Plays one contest with a report, or the whole ladder. */
if (process.argv.includes('--ladder')) await climb(ladderCommand.parse().opts());
else contend(contestCommand.addHelpText('after', `\n${ladderCommand.helpInformation()}`).parse().opts());
