import { contend } from './contend.ts';
import { climb } from './ladder.ts';

/** `npm run arena`: headless matches between bots. One contest with a report of how they ended, or the whole ladder. */
const args = process.argv.slice(2);
if (args.includes('--ladder')) await climb(args);
else contend(args);
