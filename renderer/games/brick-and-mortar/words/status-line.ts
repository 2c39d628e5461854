import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { Words } from '../words.ts';

/** The month and phase: "May, Supply", "Final scoring". */
export function statusLine({ month, phase }: Pick<BrickView, 'month' | 'phase'>, words: Words): string {
  if (phase === 'draft' || phase === 'over') return words.phase(phase);
  return words.say('whereabouts', { month: words.month(month), phase: words.phase(phase) });
}

/** The log's first heading. A first game has its hands and starting stores, and begins with January's cards. */
export function opening(options: Readonly<Record<string, string>>, words: Words): string {
  if (options['first-game'] !== 'yes') return words.phase('draft');
  return words.say('whereabouts', { month: words.month(0), phase: words.phase('advertisement') });
}
