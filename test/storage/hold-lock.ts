import { existsSync, writeSync } from 'node:fs';
import { takeLock } from '../../main/storage/lock.ts';

// A separate process for tests: takes a lock, reports whether it could, and runs until it is ended. With a second path
// it first reports that it is ready, and waits until that file exists.
const [path = '', gate] = process.argv.slice(2);
if (gate !== undefined) {
  writeSync(1, 'ready\n');
  while (!existsSync(gate));
}
writeSync(1, takeLock(path) ? 'taken\n' : 'refused\n');
setInterval(() => {}, 1000);
