import { useState } from 'react';
import type { VisibleState } from '../../client/visible-state.ts';

/** The bot's choice that a viewer asked about: the one of `seat` after the first `position` choices. */
interface Explained {
  readonly position: number;
  readonly seat: number;
}

/** The choice that is explained, until the viewer changes or the choice is undone; null for none. */
export function useExplained(eyes: string, { live, moves }: Pick<VisibleState, 'live' | 'moves'>) {
  const [asked, setAsked] = useState<(Explained & { readonly eyes: string }) | null>(null);
  const isGone = asked !== null && (asked.eyes !== eyes || (live && asked.position >= moves.length));
  if (isGone) setAsked(null);
  return {
    explained: isGone ? null : asked,
    explain: (position: number, seat: number): void => setAsked({ position, seat, eyes }),
    close: (): void => setAsked(null),
  };
}
