import type { TFunction } from 'i18next';
import type { SeatSettings, SeatWish } from '../../../../shared/protocol/messages.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { listOfNames } from '../../../words/index.ts';

/** A guest's wishes in words. Adds a seat's new name if it is neither the current one nor the guest's. */
export function wishWords(
  t: TFunction<'network'>,
  seats: readonly SeatSettings[],
  wishes: readonly SeatWish[],
  guest: string,
): string {
  const asked = wishes.map(({ seat, name }) => {
    const now = nameOf(seats, seat);
    return now === name || guest === name ? now : t('wish.seatAs', { seat: now, name });
  });
  return t('wish.asks', { count: asked.length, seats: listOfNames(asked) });
}
