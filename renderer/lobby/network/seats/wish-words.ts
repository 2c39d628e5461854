import type { TFunction } from 'i18next';
import type { SeatSettings, SeatWish } from '../../../../shared/protocol/messages.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { listOfNames } from '../../../words/index.ts';

/** The seats that a guest asks for, in words. A seat's new name is added if it is neither its present one nor the guest's own. */
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
