import { useState } from 'react';
import type { VisibleState } from '../../client/visible-state.ts';

/** A hint that is open or could be: nothing of it outlives the seat in hand, or the table as it stands. */
export interface HintWay {
  /** May a hint be asked for now? */
  readonly may: boolean;
  readonly open: boolean;
  ask(): void;
  close(): void;
}

/**
 * The way to a hint: for the seat in hand that must act, live, with moves on offer; never on a shared board, never while
 * the shutter is down, where nobody's seat is in hand, nor where everybody looks on: it would be thought of with what the
 * seat alone knows.
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
