import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { joinCodeCharacters, joinCodeLength } from '../../shared/protocol/messages.ts';

/** Source of secure random bytes; tests inject their own. */
export type Chance = (count: number) => Uint8Array;

export const realChance: Chance = randomBytes;

const tokenBytes = 16;
const guestCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const guestLength = 8;
const idLength = 16;

/** A random token or key of 128 bits, as base64url. */
export function newToken(chance: Chance): string {
  return Buffer.from(chance(tokenBytes)).toString('base64url');
}

/** Proof that the person who started the server opened a page. Constant for a given key. */
export function passOf(key: string): string {
  const proof = createHmac('sha256', key).update('a page of this machine').digest();
  return proof.subarray(0, tokenBytes).toString('base64url');
}

/** Random characters without bias: bytes beyond the last multiple of the alphabet's size are discarded. */
function drawn(characters: string, length: number, chance: Chance): string {
  const limit = 256 - (256 % characters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of chance(length))
      if (byte < limit && text.length < length) text += characters[byte % characters.length];
  }
  return text;
}

/** A code for people to read from one screen and type on another. */
export function newCode(chance: Chance): string {
  return drawn(joinCodeCharacters, joinCodeLength, chance);
}

export function newGuestId(chance: Chance): string {
  return `g${drawn(guestCharacters, guestLength, chance)}`;
}

/** A random id for a room or a person. */
export function newId(chance: Chance): string {
  return drawn(guestCharacters, idLength, chance);
}

/** The stored hash of a token: it identifies the token but does not reveal it. */
export function proofOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

/** The stored form of a short code. */
interface HashedCode {
  readonly salt: string;
  readonly hash: string;
}

function hashOf(code: string, salt: string): string {
  return scryptSync(code, salt, 32).toString('base64url');
}

/** Hashes a short code slowly and with a salt: few codes are possible. */
export function hashedCode(code: string, chance: Chance): HashedCode {
  const salt = newToken(chance);
  return { salt, hash: hashOf(code, salt) };
}

/** True if this is the hashed code. */
export function isCode(code: string, { salt, hash }: HashedCode): boolean {
  return sameSecret(hashOf(code, salt), hash);
}

const seedBytes = 16;

/** A random, unpredictable seed. */
export function newSeed(chance: Chance = realChance): string {
  return Buffer.from(chance(seedBytes)).toString('hex');
}
