import { type RefObject, useRef, useState } from 'react';
import { explainedTo, thingExplained } from '../../client/slices/learners-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import { questionKind } from './question-kind.ts';

/** The explanation of a question to a first-time player. */
export interface Explanation {
  /** The kind of the open question; null if none is open. */
  readonly kind: string | null;
  readonly isOpen: boolean;
  /** The rulebook heading of the question, which the counter provides. */
  readonly rule: RefObject<string | null>;
  open(): void;
  /** Marks it as read or answered: it no longer opens by itself. */
  close(): void;
}

/** The explanation for the player at the screen; null if they are no learner. */
export function useExplanation(moment: VisibleState): Explanation | null {
  const { table, inHand, view, toAct, live, step } = moment;
  const dispatch = useAppDispatch();
  // during playback its viewer is still at the screen
  const seat = step?.ownSeat ?? inHand;
  const explained = useAppSelector(({ learners }) => (seat === null ? null : explainedTo(learners, table, seat)));
  const rule = useRef<string | null>(null);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isAsked = explained !== null && live && step === null && inHand !== null && toAct.includes(inHand);
  const kind = isAsked ? questionKind(view) : null;
  const key = kind === null ? null : `${table} ${seat} ${kind}`;
  if (openedFor !== null && openedFor !== key) setOpenedFor(null);
  if (explained === null || seat === null) return null;
  return {
    kind,
    isOpen: kind !== null && (openedFor === key || !explained.includes(kind)),
    rule,
    open: () => setOpenedFor(key),
    close() {
      setOpenedFor(null);
      if (kind !== null) dispatch(thingExplained({ table, seat, what: kind }));
    },
  };
}
