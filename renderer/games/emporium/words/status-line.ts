import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { Words } from '../words.ts';

/** Where the match stands, in a few words: "Round 7, choosing", "Final scoring". */
export function statusLine({ phase, round }: Pick<EmporiumView, 'phase' | 'round'>, words: Words): string {
  return phase === 'over'
    ? words.roll('over')
    : words.roll('round-and-phase', { round, phase: words.roll(`phase.${phase}`) });
}

/** Where a new match stands before its first move: the first round; and whether a vote is held in every one. */
export function opening(options: Readonly<Record<string, string>>, words: Words): string {
  return words.roll(options.votes === 'every-round' ? 'opening-with-votes' : 'round', { round: 1 });
}
