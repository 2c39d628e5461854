import type { MercadoEvent } from '../../../shared/games/mercado-de-lisboa/events.ts';

/** Do these events move anything on the table? */
export function movesAnything(events: readonly MercadoEvent[]): boolean {
  return events.length > 0;
}
