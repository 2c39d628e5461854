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
    // A system that hides it, such as a container's.
  }
  return null;
}

/** Which start of the machine this is, as the system calls it; null where it does not say. No clock changes it. */
export function bootId(): string | null {
  known ??= ask();
  return known;
}
