import { existsSync, writeSync } from 'node:fs';
import { takeLock } from '../../main/storage/lock.ts';

// A process of its own for the tests: takes a lock, says whether it could, and lives until it is ended. With a second path
// it says first that it is ready, and waits at that gate until the file is there.
const [path = '', gate] = process.argv.slice(2);
if (gate !== undefined) {
  writeSync(1, 'ready\n');
  while (!existsSync(gate));
}
writeSync(1, takeLock(path) ? 'taken\n' : 'refused\n');
setInterval(() => {}, 1000);
