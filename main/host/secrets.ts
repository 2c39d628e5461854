import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { joinCodeLength, joinCodeSigns } from '../../shared/protocol/messages.ts';

/** Where secrets come from: that many bytes nobody can foresee. A test gives its own. */
export type Chance = (count: number) => Uint8Array;

export const realChance: Chance = randomBytes;

const tokenBytes = 16;
const guestSigns = 'abcdefghijklmnopqrstuvwxyz0123456789';
const guestLength = 8;
const roomLength = 16;

/** A token or key of 128 bits, as base64url. */
export function newToken(chance: Chance): string {
  return Buffer.from(chance(tokenBytes)).toString('base64url');
}

/** What proves that a page was opened by whoever started its host: the same as long as the house has this key. */
export function passOf(key: string): string {
  const proof = createHmac('sha256', key).update('a page of this machine').digest();
  return proof.subarray(0, tokenBytes).toString('base64url');
}

/** Signs drawn evenly: bytes beyond the last whole round of the alphabet are drawn again. */
function drawn(signs: string, length: number, chance: Chance): string {
  const limit = 256 - (256 % signs.length);
  let text = '';
  while (text.length < length) {
    for (const byte of chance(length)) if (byte < limit && text.length < length) text += signs[byte % signs.length];
  }
  return text;
}

/** A code for people to read from one screen and type on another. */
export function newCode(chance: Chance): string {
  return drawn(joinCodeSigns, joinCodeLength, chance);
}

/** A public name for a device that came in. */
export function newGuestId(chance: Chance): string {
  return `g${drawn(guestSigns, guestLength, chance)}`;
}

/** A public name for a room. */
export function newRoomId(chance: Chance): string {
  return drawn(guestSigns, roomLength, chance);
}

/** What is kept of a token: it can be recognised by it, and not be had from it. */
export function proofOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Are two secrets the same? Takes as long whether they are or not. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

const seedBytes = 16;

/** A seed by chance, of which nothing can be foreseen. */
export function newSeed(): string {
  return randomBytes(seedBytes).toString('hex');
}
