// The server as one file that needs no Node; `npm run package -- --single` embeds it in a copy of Node.

import { runServer } from '../serving.ts';
import { threadsRunning } from '../thinkers/thread.ts';
import { carriedLicences, carriedPage, carriedThinker } from './carried.ts';

void runServer({
  command: 'high-street',
  page: carriedPage(),
  startThread: threadsRunning(carriedThinker()),
  licences: carriedLicences,
});
