// The host as one file that needs no Node: what `npm run package -- --single` puts into a copy of Node's own program.

import { runServer } from '../serving.ts';
import { threadsRunning } from '../thinkers/thread.ts';
import { carriedLicences, carriedPage, carriedThinker } from './carried.ts';

void runServer({
  command: 'high-street',
  page: carriedPage(),
  startThread: threadsRunning(carriedThinker()),
  licences: carriedLicences,
});
