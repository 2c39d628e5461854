import type { OrderedMove } from '../table/standing-orders.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';
import { DelayedTurns } from './delayed-turns.ts';

/** Plays what the standing orders at a table demand, so slowly that others see each move. */
export function orderTurns(
  table: Table,
  parts: Pick<BotParts, 'timers' | 'pause' | 'report'>,
): DelayedTurns<OrderedMove> {
  const { kept, orders, matchChanges } = table;
  return new DelayedTurns<OrderedMove>(table, parts, {
    due: () => orders.due,
    // outdated as soon as the match changes
    keyOf: ({ seat, move }) => JSON.stringify([kept.versionFor(seat), seat, move]),
    play: ({ seat, move }) => matchChanges.playOrdered(seat, move),
    failed({ seat }, error) {
      parts.report('a standing order', error);
      orders.drop(seat);
    },
  });
}
