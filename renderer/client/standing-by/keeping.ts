import { type HostMessage, longestPiece, type RefusalCode } from '../../../shared/protocol/messages.ts';
import type { Clock } from '../../connection/clock.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';

export type Sealed = Extract<HostMessage, { type: 'sealed' }>;

/** After so long a copy that could not be brought home is tried anew, in milliseconds. */
const againAfter = 1000;

interface Keeper {
  /** Where the copy is kept: this device's own host. */
  readonly home: TableSession;
  readonly clock: Clock;
  /** The copy could not be kept, for this reason. */
  refused(code: RefusalCode): void;
}

/** Brings sealed copies home, one at a time. */
export interface Keeping {
  /** Keeps a copy, and tells whoever sent it once it is on the disk; of those that wait, only the newest counts. */
  keep(copy: Sealed, from: TableSession): void;
  /** What is under way is not wanted any more. */
  stop(): void;
}

/** Brings the sealed copies that another host sends to the host of this device. */
export function keepingWith({ home, clock, refused }: Keeper): Keeping {
  let next: { readonly copy: Sealed; readonly from: TableSession } | null = null;
  let isUnderWay = false;
  /** Counts the times at which everything was given up. */
  let stops = 0;

  /** The answer to the last piece; null where the copy is not wanted any more. */
  const bringHome = async ({ room, epoch, number, threshold, digests, text }: Sealed): Promise<Answer | null> => {
    const stopsBefore = stops;
    const of = Math.max(1, Math.ceil(text.length / longestPiece));
    let answer: Answer | null = null;
    for (let piece = 0; piece < of; piece++) {
      const part = text.slice(piece * longestPiece, (piece + 1) * longestPiece);
      const sealing = { room, epoch, number, threshold, digests };
      answer = await home.ask({ type: 'keep-sealed', ...sealing, piece, of, text: part });
      if (stops !== stopsBefore) return null;
      if (answer.outcome !== 'done') return answer;
    }
    return answer;
  };

  const keepNewest = async () => {
    isUnderWay = true;
    while (next !== null) {
      const { copy, from } = next;
      next = null;
      const answer = await bringHome(copy);
      if (answer?.outcome === 'done' && answer.said.type === 'keeping') {
        const addresses = answer.said.addresses.slice(0, 16);
        void from.ask({ type: 'kept-sealed', room: copy.room, number: copy.number, addresses });
      }
      // a room that goes on here already is kept no more; whose it was finds out by itself
      if (answer?.outcome === 'refused' && answer.code !== 'not-standing-by') refused(answer.code);
      if (answer?.outcome === 'lost' && next === null) tryAgain(copy, from);
    }
    isUnderWay = false;
  };

  const keep = (copy: Sealed, from: TableSession) => {
    next = { copy, from };
    if (!isUnderWay) void keepNewest();
  };

  const tryAgain = (copy: Sealed, from: TableSession) => {
    const stopsBefore = stops;
    clock.after(againAfter, () => {
      if (stops === stopsBefore && next === null && !isUnderWay) keep(copy, from);
    });
  };

  return {
    keep,
    stop() {
      stops += 1;
      next = null;
    },
  };
}
