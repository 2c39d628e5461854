import type { TFunction } from 'i18next';
import type { SeatSettings, SeatWish } from '../../../../shared/protocol/messages.ts';
import { nameOf } from '../../../people/player-mark.ts';
import { listOfNames } from '../../../words/index.ts';

/** What a guest asks for, in words: the seats, each with the name they would play it under where that is another. */
export function wishWords(
  t: TFunction<'network'>,
  seats: readonly SeatSettings[],
  wishes: readonly SeatWish[],
): string {
  const asked = wishes.map(({ seat, name }) => {
    const now = nameOf(seats, seat);
    return now === name ? now : t('wish.seatAs', { seat: now, name });
  });
  return t('wish.asks', { count: asked.length, seats: listOfNames(asked) });
}
