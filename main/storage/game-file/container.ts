import { gunzipSync, gzipSync } from 'node:zlib';
import { parseJson } from '../bounded-json.ts';
import { withSum } from '../check-sum.ts';

/** Maximum size of an unpacked file in bytes; far above a real evening's. */
const longestUnpacked = 32 * 1024 * 1024;

/** Thrown for a text that is not a file of ours, or is incomplete or changed. */
export class GameFileDamaged extends Error {
  override readonly name = 'GameFileDamaged';
}

/** Packs plain data with its checksum into one line of text. The same data gives the same text. */
export function packed(facts: object): string {
  return gzipSync(JSON.stringify(withSum(facts))).toString('base64url');
}

/** The data of such a text, with its unchecked checksum. Throws `GameFileDamaged`. */
export function unpacked(text: string): unknown {
  // decoding skips foreign characters
  if (!/^[\w-]+$/.test(text)) throw new GameFileDamaged();
  try {
    return parseJson(gunzipSync(Buffer.from(text, 'base64url'), { maxOutputLength: longestUnpacked }).toString());
  } catch {
    throw new GameFileDamaged();
  }
}
