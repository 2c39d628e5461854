import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadsOf } from './bot-workers/thread.ts';
import { pageIn } from './page/files.ts';
import { runServer } from './serving.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
/** A built server has the page and worker beside it. Run from source, it uses dist and the worker's source. */
const isBuilt = path.basename(path.dirname(here)) === 'dist';

await runServer({
  command: process.argv.includes('--headless') ? 'npm run serve' : 'server',
  page: pageIn(path.join(here, '..', isBuilt ? 'renderer' : 'dist/renderer')),
  startThread: threadsOf(path.join(here, isBuilt ? 'bot-worker.cjs' : 'bot-workers/bot-worker.ts')),
});
