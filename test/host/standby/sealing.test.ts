import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realChance } from '../../../main/host/secrets.ts';
import {
  digestOf,
  failoverProof,
  keyOfShares,
  newSealingKey,
  SealBroken,
  seal,
  shareOut,
  unseal,
} from '../../../main/host/standby/sealing.ts';
import { keyShare, shareDigest } from '../../../shared/protocol/messages.ts';

const copy = { room: 'a1b2c3d4', epoch: 3, number: 7 };

/** How many share a key, the threshold, and the order of the shares. */
const sharing = fc
  .integer({ min: 2, max: 12 })
  .chain((among) =>
    fc.tuple(
      fc.constant(among),
      fc.integer({ min: 2, max: among }),
      fc.shuffledSubarray([...Array(among).keys()], { minLength: among }),
    ),
  );

describe('sealed copy', () => {
  it('opens with exactly the threshold of shares, any of them in any order, and not with one fewer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), sharing, async (text, [among, threshold, order]) => {
        const key = newSealingKey(realChance);
        const shares = await shareOut(key, among, threshold);
        expect(new Set(shares).size).toBe(among);
        for (const share of shares) expect(keyShare.safeParse(share).success).toBe(true);
        const given = order.map((place) => shares[place] ?? '');
        expect(await keyOfShares(given.slice(0, threshold))).toBe(key);
        const sealed = seal(key, text, copy, realChance);
        expect(unseal(await keyOfShares(given.slice(0, threshold)), sealed, copy)).toBe(text);
        if (threshold === 2) return;
        const fewer = await keyOfShares(given.slice(0, threshold - 1));
        expect(() => unseal(fewer, sealed, copy)).toThrow(SealBroken);
      }),
      { numRuns: 60 },
    );
  });

  it('opens as no other copy, in no other room, and not with a changed bit', () => {
    const key = newSealingKey(realChance);
    const sealed = seal(key, 'the evening', copy, realChance);
    for (const other of [
      { ...copy, room: 'another1' },
      { ...copy, epoch: 4 },
      { ...copy, number: 8 },
    ]) {
      expect(() => unseal(key, sealed, other)).toThrow(SealBroken);
    }
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const bent = Buffer.from(bytes);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(() => unseal(key, bent.toString('base64url'), copy)).toThrow(SealBroken);
    }
    expect(() => unseal(key, '', copy)).toThrow(SealBroken);
  });

  it('differs each time, and its proof of opening belongs to its key and room', () => {
    const [key, other] = [newSealingKey(realChance), newSealingKey(realChance)];
    expect(seal(key, 'the evening', copy, realChance)).not.toBe(seal(key, 'the evening', copy, realChance));
    expect(failoverProof(key, 'a1b2c3d4')).toBe(failoverProof(key, 'a1b2c3d4'));
    expect(
      new Set([failoverProof(key, 'a1b2c3d4'), failoverProof(other, 'a1b2c3d4'), failoverProof(key, 'b')]).size,
    ).toBe(3);
    expect(shareDigest.safeParse(digestOf('share')).success).toBe(true);
  });
});
