import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { Words } from '../words.ts';

/** The round and phase: "Round 7, choosing", "Final scoring". */
export function statusLine({ phase, round }: Pick<EmporiumView, 'phase' | 'round'>, words: Words): string {
  return phase === 'over'
    ? words.log('over')
    : words.log('round-and-phase', { round, phase: words.log(`phase.${phase}`) });
}

/** The log's first heading: round 1, and whether there is a vote every round. */
export function opening(options: Readonly<Record<string, string>>, words: Words): string {
  return words.log(options.votes === 'every-round' ? 'opening-with-votes' : 'round', { round: 1 });
}
