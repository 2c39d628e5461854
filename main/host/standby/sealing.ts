import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { combine, split } from 'shamir-secret-sharing';
import type { Chance } from '../secrets.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Identifies a copy, so that no other can be substituted for it. */
export interface CopyOf {
  readonly room: string;
  readonly epoch: number;
  readonly number: number;
}

/** Thrown for data that was not sealed with this key, or not as this copy. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** A key for sealed copies, as base64url. */
export function newSealingKey(chance: Chance): string {
  return Buffer.from(chance(keyBytes)).toString('base64url');
}

/**
 * Splits a key into shares; fewer than `threshold` of them reveal nothing about it.
 * @param among number of shares, at least 2
 */
export async function shareOut(key: string, among: number, threshold: number): Promise<readonly string[]> {
  const shares = await split(Uint8Array.from(bytesOf(key)), among, threshold);
  return shares.map((share) => Buffer.from(share).toString('base64url'));
}

/** Combines at least `threshold` shares into the key. Wrong shares yield a key that decrypts nothing. */
export async function keyOfShares(shares: readonly string[]): Promise<string> {
  return Buffer.from(await combine(shares.map((share) => Uint8Array.from(bytesOf(share))))).toString('base64url');
}

/** Digest that identifies a share without revealing it. */
export function digestOf(share: string): string {
  return createHash('sha256').update(share).digest('base64url');
}

/** Proof, for those with the key, that the sealed room continues on this server. */
export function failoverProof(key: string, room: string): string {
  return createHmac('sha256', bytesOf(key)).update(`${room} goes on here`).digest('base64url');
}

function namesOf({ room, epoch, number }: CopyOf): Buffer {
  return Buffer.from(JSON.stringify([room, epoch, number]));
}

/** Encrypts and authenticates a text as this copy. */
export function seal(key: string, text: string, copy: CopyOf, chance: Chance): string {
  const nonce = chance(nonceBytes);
  const cipher = createCipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagBytes }).setAAD(namesOf(copy));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text sealed as this copy. Throws `SealBroken`. */
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
