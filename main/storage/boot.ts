import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let known: string | null | undefined;

function ask(): string | null {
  try {
    if (process.platform === 'linux') return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    if (process.platform === 'darwin') {
      return execFileSync('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim();
    }
  } catch {
    // Some systems, such as containers, hide it.
  }
  return null;
}

/** Id of the current boot according to the system; null if unavailable. Independent of the clock. */
export function bootId(): string | null {
  known ??= ask();
  return known;
}
