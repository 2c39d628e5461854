import type { Arrival } from './bookmark.ts';
import type { Commands } from './commands/commands.ts';
import type { AppStore } from './store.ts';

/** A link to a moment of a table: the state after its first `position` choices. */
export function momentLink(address: string, room: string | null, table: string, position: number): string {
  return `http://${address}/#${room === null ? '' : `room=${room}&`}table=${table}&at=${position}`;
}

/** Looks back at the moment of the link that opened the page, once its table is there. */
export function lookAtLinkedMoment(store: AppStore, { table, at }: Arrival, lookBack: Commands['lookBack']): void {
  if (table === null || at === undefined) return;
  const stop = store.subscribe(() => {
    const { live } = store.getState().table;
    if (live === null) return;
    stop();
    if (live.table === table) lookBack(at, 'spectator');
  });
}
