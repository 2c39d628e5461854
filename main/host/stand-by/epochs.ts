import { mostShares } from '../../../shared/protocol/messages.ts';
import type { EpochRecord } from '../../storage/rooms/stand-by-record.ts';
import type { Device } from '../seats/seating.ts';
import type { Chance } from '../secrets.ts';
import { newSealingKey, shareOut } from './sealing.ts';

/** Who is to have a share: whoever stands by, and then others, as many as can. */
export function sharersOf(standBy: string, others: readonly string[]): readonly string[] {
  return [standBy, ...others.filter((guest) => guest !== standBy)].slice(0, mostShares);
}

/** Have these, and no others, shares of the key of an epoch? */
export function isSharedAmong(epoch: EpochRecord | undefined, sharers: readonly string[]): boolean {
  const having = epoch?.shares.map(({ guest }) => guest) ?? [];
  return having.length === sharers.length && sharers.every((guest) => having.includes(guest));
}

/** A key that these have shares of; more than half of them make it. */
export async function newEpoch(epoch: number, sharers: readonly string[], chance: Chance): Promise<EpochRecord> {
  const key = newSealingKey(chance);
  const threshold = Math.floor(sharers.length / 2) + 1;
  const shares = await shareOut(key, sharers.length, threshold);
  const of = sharers.flatMap((guest, place) => {
    const share = shares[place];
    return share === undefined ? [] : [{ guest, share }];
  });
  return { epoch, key, threshold, shares: of };
}

/** Are there shares enough to open a copy sealed in this epoch, without those of devices that have dropped theirs? */
export function isOpenable({ shares, threshold }: EpochRecord, dropped: ReadonlySet<Device>): boolean {
  return shares.filter(({ guest }) => !dropped.has(guest)).length >= threshold;
}
