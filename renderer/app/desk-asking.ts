import type { Answer, Request } from '../connection/conversation.ts';
import type { RequestAtTable, Sitting } from '../connection/sitting.ts';
import { noticeShown } from './page-slice.ts';
import type { AppStore } from './store.ts';

/** What every part of the desk needs: the store, and somebody to ask. */
export interface Asking {
  readonly store: AppStore;
  /** The place at the table: at this device's own host, or at the one that is visited. */
  sitting(): Sitting;
  /** Asks, and shows what went wrong. */
  ask(request: Request): Promise<Answer>;
  /** Asks about the table this page sits at, and shows what went wrong; null where it sits at none. */
  askAt(request: RequestAtTable, named?: (name: string) => void): Promise<Answer> | null;
  /** Shows what went wrong with an answer, and passes it on. */
  complain(answer: Answer): Answer;
}

/** Refusals that, after a request was sent twice, only say that the first one was carried out or is out of date. */
const overtaken: ReadonlySet<string> = new Set(['stale', 'unknown-guest', 'unknown-table']);

/** Asks on behalf of whichever sitting is in use. */
export function askingWith(store: AppStore, sitting: () => Sitting): Asking {
  const complain = (answer: Answer): Answer => {
    if (answer.outcome === 'refused' && !(answer.resent && overtaken.has(answer.code))) {
      store.dispatch(noticeShown({ kind: 'refused', code: answer.code }));
    }
    if (answer.outcome === 'lost') store.dispatch(noticeShown({ kind: 'lost' }));
    return answer;
  };
  /** What becomes of a request to a host that has been left meanwhile, nobody wants to know. */
  const answered = async (asked: Sitting, answer: Promise<Answer>) => {
    const settled = await answer;
    return asked === sitting() ? complain(settled) : settled;
  };
  return {
    store,
    sitting,
    complain,
    ask: (request) => answered(sitting(), sitting().ask(request)),
    askAt(request, named) {
      const answer = sitting().askAt(request, named);
      return answer === null ? null : answered(sitting(), answer);
    },
  };
}
