import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** The line of the till roll that tells of an event by itself; null for one that needs none. */
export function emporiumLogLine(_event: EmporiumEvent, _words: Words): LogLine | null {
  return null;
}

/** The one line of several events in a row; null where they do not belong together. */
export function emporiumLineOfSeveral(_events: readonly EmporiumEvent[], _words: Words): LogLine | null {
  return null;
}
