import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { turnsAlone } from '../../../../shared/games/harbour/phases/ending.ts';
import type { Words } from '../words.ts';

/** The progress of the game in a few words: "Round 7", "Turn 12 of 20". */
export function statusLine(view: HarbourView, words: Words): string {
  if (view.ending !== null) return words.log('over');
  if (view.round === 0) return words.log('laying-out');
  if (view.settled.alone === 'twenty-turns') {
    return words.log('turn-of', { turn: view.turnsTaken + 1, turns: turnsAlone });
  }
  return words.log(view.lastTurns === null ? 'round' : 'round-last-turns', { round: view.round });
}

/**
 * The progress of a new game before its first move. Players choose boards or goods first, unless all take The Wharfs
 * and one of each good.
 */
export function opening(options: Readonly<Record<string, string>>, words: Words): string {
  const laidOut = (options.boards ?? 'wharfs') === 'wharfs' && options.goods === 'one-each';
  return laidOut ? words.log('round', { round: 1 }) : words.log('laying-out');
}
