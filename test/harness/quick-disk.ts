import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** More than all folders of concurrent tests need, in bytes: a container may have less. */
const enough = 512 * 1024 * 1024;

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Where tests put data folders: in memory if possible, else among the temporary files. A server waits at each move
 * until it is safe on the disk, and tests on a real one would do little else.
 */
export const quickDisk = process.platform === 'linux' && isRoomy(memory) ? memory : tmpdir();
