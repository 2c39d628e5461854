import type { TableMessage } from '../../shared/protocol/messages.ts';
import type { TableLog } from '../connection/table-log.ts';
import type { Asking } from './commands/asking.ts';
import type { Rooms } from './game-facts.ts';
import type { MoveUpdates } from './playback.ts';
import { noticeShown } from './slices/page-slice.ts';
import { type ReceivedTable, tableArrived, tableHeld } from './slices/table-slice.ts';
import { televisionPlace } from './slices/television-slice.ts';
import { newFrom } from './traces.ts';

/** Dispatches the host's tables. A table waits in the store while its game's UI loads; the latest replaces earlier ones. */
export function tablesInto(
  { store, session }: Pick<Asking, 'store' | 'session'>,
  { gameUiOf, fetchGameUi }: Rooms,
): (message: TableMessage, log: TableLog) => void {
  /** Finds what is new in a message, using the game's facts. */
  const updatesOf = ({ message, log }: ReceivedTable): MoveUpdates => {
    const state = store.getState();
    const { table, settings } = state;
    const before = table.live?.table === message.table ? table : null;
    const ui = gameUiOf(message.game);
    const fresh = before === null || ui === undefined ? log.moves.length : newFrom(log.moves, before.moves);
    const turned: { move: number; events: number }[] = [];
    const news: { move: number; events: readonly number[] }[] = [];
    for (const [index, { events }] of log.moves.entries()) {
      if (index < fresh || ui === undefined) continue;
      const last = events.findLastIndex((event) => ui.isReveal(event));
      if (last !== -1) turned.push({ move: index, events: last + 1 });
      // a reveal has its own playback step
      const received = [...events.entries()].flatMap(([at, event]) =>
        at > last && ui.isNews(event, message.seats) ? [at] : [],
      );
      if (received.length > 0) news.push({ move: index, events: received });
    }
    return { turned, news, pace: settings.pace, television: televisionPlace(state) };
  };

  const show = (received: ReceivedTable): void => {
    const { message } = received;
    const isNew = store.getState().table.live?.table !== message.table;
    store.dispatch(tableArrived({ ...received, updates: updatesOf(received) }));
    if (!isNew) return;
    if (message.salvaged !== null) store.dispatch(noticeShown({ kind: 'salvaged', ...message.salvaged }));
    else if (message.fromSnapshot) store.dispatch(noticeShown({ kind: 'from-snapshot' }));
    if (message.repaired) store.dispatch(noticeShown({ kind: 'repaired' }));
  };

  /** Shows the waiting table, unless the page has left it. */
  const showHeld = (): void => {
    const { held } = store.getState().table;
    if (held === null) return;
    if (session().at === held.message.table) show(held);
    else store.dispatch(tableHeld(null));
  };

  return (message, log) => {
    if (fetchGameUi === undefined || gameUiOf(message.game) !== undefined) {
      show({ message, log });
      return;
    }
    store.dispatch(tableHeld({ message, log }));
    // if the UI cannot be loaded, the page says so and offers a retry
    fetchGameUi(message.game).then(showHeld, showHeld);
  };
}
