import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { combine, split } from 'shamir-secret-sharing';
import type { Chance } from '../secrets.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Which copy something is: no other can be put in its place. */
export interface CopyOf {
  readonly room: string;
  readonly epoch: number;
  readonly number: number;
}

/** Thrown for what was not sealed with this key, or not as this copy. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** A key to sealed copies, as base64url. */
export function newSealingKey(chance: Chance): string {
  return Buffer.from(chance(keyBytes)).toString('base64url');
}

/**
 * Shares a key out. Whoever has fewer shares than `threshold` knows nothing of the key.
 * @param among how many shares, at least 2
 */
export async function shareOut(key: string, among: number, threshold: number): Promise<readonly string[]> {
  const shares = await split(Uint8Array.from(bytesOf(key)), among, threshold);
  return shares.map((share) => Buffer.from(share).toString('base64url'));
}

/** The key of which these are shares, as many as it takes; of others something comes that opens nothing. */
export async function keyOfShares(shares: readonly string[]): Promise<string> {
  return Buffer.from(await combine(shares.map((share) => Uint8Array.from(bytesOf(share))))).toString('base64url');
}

/** By this a share is recognised; it cannot be had from it. */
export function digestOf(share: string): string {
  return createHash('sha256').update(share).digest('base64url');
}

/** Proves to whoever has the key that a room which was sealed with it goes on elsewhere. */
export function proofOfRelief(key: string, room: string): string {
  return createHmac('sha256', bytesOf(key)).update(`${room} goes on here`).digest('base64url');
}

function namesOf({ room, epoch, number }: CopyOf): Buffer {
  return Buffer.from(JSON.stringify([room, epoch, number]));
}

/** Seals a text as this copy. */
export function seal(key: string, text: string, copy: CopyOf, chance: Chance): string {
  const nonce = chance(nonceBytes);
  const cipher = createCipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagBytes }).setAAD(namesOf(copy));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what was sealed as this copy. Throws SealBroken. */
export function unseal(key: string, sealed: string, copy: CopyOf): string {
  const bytes = bytesOf(sealed);
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const cipher = createDecipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagBytes }).setAAD(namesOf(copy));
    cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealBroken('the seal is broken', { cause: error });
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
