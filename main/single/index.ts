// The host as one file that needs no Node: what `npm run package:single` puts into a copy of Node's own program.
import { threadsRunning } from '../bots/thread.ts';
import { runServer } from '../serving.ts';
import { carriedLicences, carriedPage, carriedThinker } from './carried.ts';

void runServer({
  command: 'high-street',
  page: carriedPage(),
  startThread: threadsRunning(carriedThinker()),
  licences: carriedLicences,
});
