import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/**
 * The line of the till roll that tells of an event by itself; null for one that another line tells already. `alone`: somebody
 * plays alone, and rounds are no news.
 */
export function mercadoLogLine(_event: MercadoEvent, _words: Words, _alone = false): LogLine | null {
  return null;
}

/** The one line of several events in a row; null where they do not belong together. */
export function mercadoLineOfSeveral(_events: readonly MercadoEvent[], _words: Words): LogLine | null {
  return null;
}
