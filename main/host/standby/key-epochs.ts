import { mostShares } from '../../../shared/protocol/messages.ts';
import type { KeyEpochRecord } from '../../storage/rooms/standby-record.ts';
import type { Device } from '../seats/seating.ts';
import type { Chance } from '../secrets.ts';
import { newSealingKey, shareOut } from './sealing.ts';

/** The guests who get a share of the key: the standby, then others. */
export function sharersOf(standBy: string, others: readonly string[]): readonly string[] {
  return [standBy, ...others.filter((guest) => guest !== standBy)].slice(0, mostShares);
}

/** True if exactly these guests have shares of an epoch's key. */
export function isSharedAmong(epoch: KeyEpochRecord | undefined, sharers: readonly string[]): boolean {
  const having = epoch?.shares.map(({ guest }) => guest) ?? [];
  return having.length === sharers.length && sharers.every((guest) => having.includes(guest));
}

/** A new key shared among these guests; a majority can restore it. */
export async function newEpoch(epoch: number, sharers: readonly string[], chance: Chance): Promise<KeyEpochRecord> {
  const key = newSealingKey(chance);
  const threshold = Math.floor(sharers.length / 2) + 1;
  const shares = await shareOut(key, sharers.length, threshold);
  const of = sharers.flatMap((guest, place) => {
    const share = shares[place];
    return share === undefined ? [] : [{ guest, share }];
  });
  return { epoch, key, threshold, shares: of };
}

/**
 * True if enough shares remain to open a copy of this epoch.
 * Does not count the devices that dropped theirs.
 */
export function isOpenable({ shares, threshold }: KeyEpochRecord, dropped: ReadonlySet<Device>): boolean {
  return shares.filter(({ guest }) => !dropped.has(guest)).length >= threshold;
}
