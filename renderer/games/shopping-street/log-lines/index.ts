import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** The line of the till roll that tells of an event by itself; null for one that needs none. */
export function shoppingStreetLogLine(_event: ShoppingStreetEvent, _words: Words): LogLine | null {
  return null;
}

/** The one line of several events in a row. Null where they do not belong together. */
export function shoppingStreetLineOfSeveral(_events: readonly ShoppingStreetEvent[], _words: Words): LogLine | null {
  return null;
}
