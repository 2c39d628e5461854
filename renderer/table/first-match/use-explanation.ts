import { type RefObject, useRef, useState } from 'react';
import { explainedTo, thingExplained } from '../../client/slices/learners-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import type { VisibleState } from '../../client/visible-state.ts';
import { questionKind } from './question-kind.ts';

/** What is explained to somebody who plays for the first time, while the table asks them something. */
export interface Explanation {
  /** The kind of question that is asked of them now; null while nothing is. */
  readonly kind: string | null;
  readonly isOpen: boolean;
  /** The heading of the rules that the question belongs to, as the counter knows it. */
  readonly rule: RefObject<string | null>;
  open(): void;
  /** It has been read, or answered without reading: it is not shown by itself again. */
  close(): void;
}

/** The explanation for whoever has the screen; null where they do not learn. */
export function useExplanation(moment: VisibleState): Explanation | null {
  const { table, inHand, view, toAct, live, beat } = moment;
  const dispatch = useAppDispatch();
  // while a story is told, its eyes are still before the screen
  const seat = beat?.near ?? inHand;
  const explained = useAppSelector(({ learners }) => (seat === null ? null : explainedTo(learners, table, seat)));
  const rule = useRef<string | null>(null);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isAsked = explained !== null && live && beat === null && inHand !== null && toAct.includes(inHand);
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
