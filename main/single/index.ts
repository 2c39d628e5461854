// The server as one file that needs no Node; `npm run package -- --single` embeds it in a copy of Node.

import { threadsRunning } from '../bot-workers/thread.ts';
import { runServer } from '../serving.ts';
import { carriedBotWorker, carriedLicences, carriedPage } from './carried.ts';

void runServer({
  command: 'high-street',
  page: carriedPage(),
  startThread: threadsRunning(carriedBotWorker()),
  licences: carriedLicences,
});
