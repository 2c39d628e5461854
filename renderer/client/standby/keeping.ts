import { type HostMessage, longestPiece, type RefusalCode } from '../../../shared/protocol/messages.ts';
import type { Clock } from '../../connection/clock.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';

export type Sealed = Extract<HostMessage, { type: 'sealed' }>;

/** Delay before saving a copy is tried again, in milliseconds. */
const againAfter = 1000;

interface Keeper {
  /** This device's own host, which stores the copy. */
  readonly home: TableSession;
  readonly clock: Clock;
  /** Called if the copy could not be stored. */
  refused(code: RefusalCode): void;
}

/** Stores encrypted copies at this device's host, one at a time. */
export interface Keeping {
  /**
   * Stores a copy, and confirms it to the sender once it is on disk. Of several waiting copies, only the newest counts.
   */
  keep(copy: Sealed, from: TableSession): void;
  /** Cancels the copies under way. */
  stop(): void;
}

/** Stores the encrypted copies that another host sends, at this device's host. */
export function keepingWith({ home, clock, refused }: Keeper): Keeping {
  let next: { readonly copy: Sealed; readonly from: TableSession } | null = null;
  let isUnderWay = false;
  /** Counts the calls of `stop`. */
  let stops = 0;

  /** The answer to the last piece; null if the copy was cancelled meanwhile. */
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
      // no notice if this device already continues the room: the previous host will learn of it
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
