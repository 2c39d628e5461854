import { describe, expect, it } from 'vitest';
import { realChance } from '../../../main/host/secrets.ts';
import { SealedCopies } from '../../../main/host/standby/sealed-copies.ts';
import { digestOf, failoverProof, newSealingKey, seal, shareOut } from '../../../main/host/standby/sealing.ts';
import { mostCopies, SealedCopiesFile } from '../../../main/storage/rooms/sealed-copies.ts';
import { freshFolder } from '../client.ts';

const room = 'a1b2c3d4';

/** A standby server for a room, and what would open its copy. */
async function standing(folder = freshFolder(), importTransfer: (text: string) => Promise<void> = async () => {}) {
  const clock = { now: Date.UTC(2026, 10, 27) };
  const opened: string[] = [];
  const open = new Set<string>();
  const copies = new SealedCopies({
    file: new SealedCopiesFile(folder, 0),
    importTransfer: async (text) => {
      await importTransfer(text);
      opened.push(text);
      open.add(room);
    },
    isOpen: (each) => open.has(each),
    now: () => clock.now,
  });
  const key = newSealingKey(realChance);
  const shares = await shareOut(key, 3, 2);
  const keep = (number: number, text: string, epoch = 1) => {
    const sealing = { epoch, number, threshold: 2, digests: shares.map(digestOf) };
    copies.keep(room, sealing, seal(key, text, { room, epoch, number }, realChance));
  };
  const held = shares.map((share) => [{ epoch: 1, share }]);
  const [one = [], two = [], three = []] = held;
  return { copies, folder, clock, opened, open, key, keep, one, two, three };
}

describe('sealed copies of other rooms', () => {
  it('are opened as last saved, once: later requests get the same', async () => {
    const { copies, keep, key, opened, one, two, three } = await standing();
    keep(1, 'before');
    keep(2, 'after');
    expect(copies.give(room, one, false)).toEqual({ agreed: false, have: 1, needs: 2, proof: null });
    expect(copies.give(room, one, true)).toEqual({ agreed: true, have: 1, needs: 2, proof: null });
    const proof = failoverProof(key, room);
    expect(await Promise.all([copies.give(room, two, false), copies.give(room, three, false)])).toEqual([
      { agreed: true, have: 0, needs: 0, proof },
      { agreed: true, have: 0, needs: 0, proof },
    ]);
    expect(opened).toEqual(['after']);
    expect(copies.give(room, [], false)).toMatchObject({ proof });
    expect(copies.isEmpty).toBe(true);
  });

  it('accept nothing from their host during a failover, and do again once it is cancelled', async () => {
    const { copies, keep, one } = await standing();
    keep(1, 'before');
    copies.give(room, one, true);
    expect(() => keep(2, 'after')).toThrow('not-standing-by');
    copies.forget(room);
    expect(copies.isEmpty).toBe(true);
    keep(3, 'after');
    expect(copies.give(room, [], false)).toMatchObject({ agreed: false, have: 0 });
  });

  it('cannot be dropped after a failover, since their host would continue as well', async () => {
    const { copies, keep, open, one, two } = await standing();
    keep(1, 'the evening');
    copies.give(room, one, true);
    const opening = copies.give(room, two, false);
    expect(() => copies.forget(room)).toThrow('not-standing-by');
    await opening;
    expect(() => copies.forget(room)).toThrow('not-standing-by');
    expect(() => keep(2, 'after')).toThrow('not-standing-by');
    // returned to its host later, and stored here once more
    open.delete(room);
    keep(3, 'another evening');
    expect(copies.give(room, [], false)).toMatchObject({ agreed: false, proof: null });
  });

  it('stay if they could not be opened', async () => {
    const full = { isSo: true };
    const { copies, keep, opened, one, two } = await standing(freshFolder(), async () => {
      if (full.isSo) throw new Error('no room on the disk');
    });
    keep(1, 'the evening');
    copies.give(room, one, true);
    await expect(copies.give(room, two, false)).rejects.toThrow('no room on the disk');
    full.isSo = false;
    expect(await copies.give(room, two, false)).toMatchObject({ proof: expect.any(String) });
    expect(opened).toEqual(['the evening']);
  });

  it('are not opened twice if the program ended before it had saved that', async () => {
    const { copies, keep, open, opened, one, two } = await standing();
    keep(1, 'the evening');
    open.add(room);
    copies.give(room, one, true);
    expect(await copies.give(room, two, false)).toMatchObject({ proof: expect.any(String) });
    expect(opened).toEqual([]);
  });

  it('survive a restart; a request to open them must be repeated', async () => {
    const { copies, folder, keep, one, two } = await standing();
    keep(1, 'the evening');
    copies.give(room, one, true);
    const again = await standing(folder);
    expect(again.copies.give(room, two, false)).toEqual({ agreed: false, have: 1, needs: 2, proof: null });
  });

  it('reject shares of other keys, and forget those of an expired one', async () => {
    const { copies, keep, one, two } = await standing();
    keep(1, 'the evening');
    expect(copies.give(room, [{ epoch: 2, share: one[0]?.share ?? '' }], false)).toMatchObject({ have: 0 });
    expect(copies.give(room, one, false)).toMatchObject({ have: 1 });
    const other = await standing();
    const digests = other.one.map(({ share }) => digestOf(share));
    copies.keep(room, { epoch: 2, number: 1, threshold: 2, digests: [...digests, ...digests] }, 'AAAA');
    expect(copies.give(room, two, false)).toMatchObject({ have: 0 });
  });

  it('expire after a day: they serve nobody and are deleted', async () => {
    const { copies, clock, keep } = await standing();
    keep(1, 'the evening');
    clock.now += 86_400_000;
    expect(copies.isEmpty).toBe(false);
    clock.now += 1;
    expect(copies.isEmpty).toBe(true);
    copies.keep('another1', { epoch: 1, number: 1, threshold: 2, digests: [digestOf('a'), digestOf('b')] }, 'AAAA');
    expect(() => copies.give(room, [], true)).toThrow('no-copy');
  });

  it('are limited to what a server can store', async () => {
    const { copies } = await standing();
    const sealing = { epoch: 1, number: 1, threshold: 2, digests: [digestOf('a'), digestOf('b')] };
    for (let each = 0; each < mostCopies; each++) copies.keep(`room000${each}`, sealing, 'AAAA');
    expect(() => copies.keep('onemore1', sealing, 'AAAA')).toThrow('too-many-rooms');
    copies.keep('room0000', { ...sealing, number: 2 }, 'AAAA');
    expect(() => copies.give('onemore1', [], true)).toThrow('no-copy');
  });
});
