import { useState } from 'react';
import type { VisibleState } from '../../client/visible-state.ts';

/** The state of a hint. It ends with the active seat or a change of the table. */
export interface HintWay {
  /** Whether the player may ask for a hint now. */
  readonly may: boolean;
  readonly open: boolean;
  ask(): void;
  close(): void;
}

/**
 * The active seat's hint, if that seat must act and has legal moves, in live play.
 * Never on a shared board, under the shutter or before an audience: a hint uses the seat's private knowledge.
 */
export function useHint({ live, table, version, viewer, inHand, toAct, legal }: VisibleState): HintWay {
  const may = live && inHand !== null && viewer === inHand && toAct.includes(inHand) && legal.length > 0;
  const key = may ? `${table} ${version} ${inHand}` : null;
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && openFor !== key) setOpenFor(null);
  return {
    may,
    open: openFor !== null && openFor === key,
    ask: () => setOpenFor(key),
    close: () => setOpenFor(null),
  };
}
