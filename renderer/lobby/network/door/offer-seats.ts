import { sheetOpened } from '../../../client/slices/page-slice.ts';
import type { AppStore } from '../../../client/store.ts';

/**
 * The next thing to do for somebody who has just come in is to sit down: opens the seats as soon as the host has told of
 * the table, where some are free and this device has none.
 */
export function offerSeats(store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>): void {
  const { live } = store.getState().table;
  if (live === null) {
    const stop = store.subscribe(() => {
      if (store.getState().table.live === null) return;
      stop();
      offerSeats(store);
    });
    return;
  }
  const isFree = live.holdings.some(({ holder }) => holder === 'free');
  if (isFree && live.own.length === 0) store.dispatch(sheetOpened({ name: 'seats' }));
}
