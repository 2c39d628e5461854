import { writeSync } from 'node:fs';
import { takeLock } from '../../main/storage/lock.ts';

// A process of its own for the tests: takes a lock, says whether it could, and lives until it is ended.
const [path = ''] = process.argv.slice(2);
writeSync(1, takeLock(path) ? 'taken\n' : 'refused\n');
setInterval(() => {}, 1000);
