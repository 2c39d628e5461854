import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { Words } from './words.ts';

/** Where the match stands, in a few words: "Round 7", "Round 7, the last", "Last Orders, action 5 of 12". */
export function whereabouts(view: MercadoView, words: Words): string {
  if (view.ending !== null) return words.roll('over');
  return words.roll('round', { round: view.round });
}

/** Where a new match stands before its first move: the first round, or the challenge. */
export function opening(_options: Readonly<Record<string, string>>, words: Words): string {
  return words.roll('round', { round: 1 });
}
