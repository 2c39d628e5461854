import { sheetOpened } from '../../../client/slices/page-slice.ts';
import type { AppStore } from '../../../client/store.ts';

/**
 * Opens the seats sheet for a new guest, once the host has sent the table.
 * Only if seats are free and this device has none.
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
