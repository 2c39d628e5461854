import type { Answer, Handlers, Request } from '../../connection/conversation.ts';
import type { RequestAtTable, RequestInRoom, TableSession } from '../../connection/table-session.ts';
import { noticeShown } from '../slices/page-slice.ts';
import type { AppStore } from '../store.ts';

/** What all parts of the client need: the store and a session. */
export interface Asking {
  readonly store: AppStore;
  /** The session in use: with this device's own host, or with the visited one. */
  session(): TableSession;
  /** Shows what goes wrong with an answer, unless its host has been left since. Returns the answer. */
  shown(answer: Promise<Answer>): Promise<Answer>;
  /** Sends a request, and shows what goes wrong. */
  ask(request: Request): Promise<Answer>;
  /** Sends a request about this page's room, and shows what goes wrong. Null without a room. */
  askIn(request: RequestInRoom): Promise<Answer> | null;
  /** Sends a request about this page's table, and shows what goes wrong. Null without a table. */
  askAt(request: RequestAtTable, handlers?: Handlers): Promise<Answer> | null;
}

/** Refusals that, after a resend, mean only that the first copy was carried out or outdated. */
const overtaken: ReadonlySet<string> = new Set([
  'stale',
  'unknown-guest',
  'unknown-table',
  'unknown-room',
  'not-your-chair',
]);

/** Sends requests through the session in use. */
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
    askAt(request, handlers) {
      const answer = session().askAt(request, handlers);
      return answer === null ? null : shown(answer);
    },
  };
}
