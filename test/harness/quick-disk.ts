import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** More than all folders of tests that run at the same time take, in bytes: a container may have less. */
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
 * Where tests lay the folders of houses: in memory where the system offers that, else among the temporary files. A house
 * waits at each move until it is safe on the disk, and on a real one its tests would do little else.
 */
export const quickDisk = process.platform === 'linux' && isRoomy(memory) ? memory : tmpdir();
