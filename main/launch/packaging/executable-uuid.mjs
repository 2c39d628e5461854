import { createHash } from 'node:crypto';

// Mach-O constants from <mach-o/loader.h> and <mach-o/fat.h>; a fat file contains one program per processor type.
const thin64 = 0xfeedfacf;
const fat = 0xcafebabe;
const headerSize = 32;
const fatHeaderSize = 8;
const fatEntrySize = 20;
const uuidCommand = 0x1b;
const uuidSize = 16;

/** A stable UUID for each identity and processor, marked as hashed from a name (version 8). */
function uuidFor(/** @type {string} */ identity, /** @type {number} */ processor) {
  const uuid = createHash('sha256').update(`${identity} ${processor}`).digest().subarray(0, uuidSize);
  uuid[6] = ((uuid[6] ?? 0) & 0x0f) | 0x80;
  uuid[8] = ((uuid[8] ?? 0) & 0x3f) | 0x80;
  return uuid;
}

/** Writes the UUID into the thin program that begins at `start`. Throws if it has none. */
function writeThin(/** @type {Buffer} */ file, /** @type {number} */ start, /** @type {string} */ identity) {
  if (file.readUInt32LE(start) !== thin64) throw new Error(`no 64-bit program begins at byte ${start}`);
  const processor = file.readUInt32LE(start + 4);
  const commands = file.readUInt32LE(start + 16);
  let at = start + headerSize;
  for (let command = 0; command < commands; command++) {
    if (file.readUInt32LE(at) === uuidCommand) {
      uuidFor(identity, processor).copy(file, at + 8);
      return;
    }
    at += file.readUInt32LE(at + 4);
  }
  throw new Error(`the program at byte ${start} carries no UUID`);
}

/**
 * Gives a macOS program its own UUID, in place.
 * macOS remembers local network permissions by this number, which all apps with the same version of Electron would
 * share.
 * @param {Buffer} file the whole executable, thin or fat
 * @param {string} identity distinguishes the app from all others
 * @throws {Error} if it is not such a program, or has no UUID
 */
export function giveOwnUuid(file, identity) {
  if (file.readUInt32BE(0) !== fat) {
    writeThin(file, 0, identity);
    return;
  }
  const programs = file.readUInt32BE(4);
  for (let index = 0; index < programs; index++) {
    writeThin(file, file.readUInt32BE(fatHeaderSize + index * fatEntrySize + 8), identity);
  }
}
