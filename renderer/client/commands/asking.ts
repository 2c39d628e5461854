import type { Answer, Hearing, Request } from '../../connection/conversation.ts';
import type { RequestAtTable, RequestInRoom, TableSession } from '../../connection/table-session.ts';
import { noticeShown } from '../slices/page-slice.ts';
import type { AppStore } from '../store.ts';

/** What every part of the client needs: the store, and somebody to ask. */
export interface Asking {
  readonly store: AppStore;
  /** The place at the table: at this device's own host, or at the one that is visited. */
  session(): TableSession;
  /** Shows what goes wrong with an answer, unless its host has been left meanwhile; passes it on. */
  shown(answer: Promise<Answer>): Promise<Answer>;
  /** Asks, and shows what goes wrong. */
  ask(request: Request): Promise<Answer>;
  /** Asks about the room this page is in, and shows what goes wrong; null where it is in none. */
  askIn(request: RequestInRoom): Promise<Answer> | null;
  /** Asks about the table this page sits at, and shows what goes wrong; null where it sits at none. */
  askAt(request: RequestAtTable, hearing?: Hearing): Promise<Answer> | null;
}

/** Refusals that, after a request was sent twice, only say that the first one was carried out or is out of date. */
const overtaken: ReadonlySet<string> = new Set([
  'stale',
  'unknown-guest',
  'unknown-table',
  'unknown-room',
  'not-your-chair',
]);

/** Asks on behalf of whichever sitting is in use. */
export function askingWith(store: AppStore, session: () => TableSession): Asking {
  const show = (answer: Answer) => {
    if (answer.outcome === 'refused' && !(answer.resent && overtaken.has(answer.code))) {
      store.dispatch(noticeShown({ kind: 'refused', code: answer.code }));
    }
    if (answer.outcome === 'lost') store.dispatch(noticeShown({ kind: 'lost' }));
  };
  const shown: Asking['shown'] = async (answer) => {
    const asked = session();
    const settled = await answer;
    if (asked === session()) show(settled);
    return settled;
  };
  return {
    store,
    session,
    shown,
    ask: (request) => shown(session().ask(request)),
    askIn(request) {
      const answer = session().askIn(request);
      return answer === null ? null : shown(answer);
    },
    askAt(request, hearing) {
      const answer = session().askAt(request, hearing);
      return answer === null ? null : shown(answer);
    },
  };
}
