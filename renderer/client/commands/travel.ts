import { longestPiece } from '../../../shared/protocol/pieces.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Asking } from './asking.ts';
import type { TravelCommands } from './commands.ts';

/** How often a room that changes while it is handed over is taken over anew. */
const triesToTakeOver = 3;

/** What has come to this device's own host. */
interface Brought {
  readonly room: string | null;
  readonly table: string | null;
  readonly addresses: readonly string[];
}

/** Ways of this device between its own host and others. */
export interface Ways {
  /** This device's own host. */
  readonly home: TableSession;
  /** Back from another host, and into this room of the own one. */
  goHomeInto(room: string): void;
  /** From now on this page itself takes the room over, and does not follow it; null for no longer. */
  takingOver(room: string | null): void;
}

/** The part of the client that takes rooms and matches from one host to another. */
export function travelCommandsOf({ session, shown, ask }: Asking, ways: Ways): TravelCommands {
  const { home } = ways;

  const bringIn = async (text: string): Promise<Brought | null> => {
    const of = Math.max(1, Math.ceil(text.length / longestPiece));
    let answer: Answer | null = null;
    for (let piece = 0; piece < of; piece++) {
      const part = text.slice(piece * longestPiece, (piece + 1) * longestPiece);
      answer = await shown(home.ask({ type: 'bring-in', piece, of, text: part }));
      if (answer.outcome !== 'done') return null;
    }
    return answer?.outcome === 'done' && answer.said.type === 'brought' ? answer.said : null;
  };

  /** What came in is not wanted after all. */
  const takeBack = async ({ room, table }: Brought): Promise<void> => {
    if (room !== null) await home.ask({ type: 'close-room', room });
    if (table !== null) await home.ask({ type: 'remove-table', table });
  };

  const takeOverOnce = async (room: string): Promise<Answer | null> => {
    const packed = await shown(session().ask({ type: 'take-over', room }));
    if (packed.outcome !== 'done' || packed.said.type !== 'carriage') return null;
    const brought = await bringIn(packed.said.text);
    if (brought === null) return null;
    const addresses = brought.addresses.slice(0, 16);
    const answer = await session().ask({ type: 'taken-over', room, addresses });
    // where nobody knows what has become of it, two are better than none
    if (answer.outcome === 'refused') await takeBack(brought);
    return answer;
  };

  return {
    async takeAlong(what) {
      const answer = await ask({ type: 'take-along', room: what.room ?? null, table: what.table ?? null });
      return answer.outcome === 'done' && answer.said.type === 'carriage' ? answer.said.text : null;
    },
    async openCarriage(text) {
      const brought = await bringIn(text.trim());
      if (brought === null) return false;
      if (brought.room !== null) void shown(home.goInto(brought.room));
      else if (brought.table !== null) void shown(home.open(brought.table));
      return true;
    },
    handHouse: (room, guest) => void ask({ type: 'hand-house', room, guest }),
    declineTakeOver: (room) => void ask({ type: 'decline-take-over', room }),
    async takeOver(room) {
      ways.takingOver(room);
      let answer: Answer | null = null;
      for (let tries = 0; tries < triesToTakeOver; tries++) {
        answer = await takeOverOnce(room);
        if (answer?.outcome !== 'refused' || answer.code !== 'stale') break;
      }
      ways.takingOver(null);
      if (answer?.outcome === 'done') ways.goHomeInto(room);
      else if (answer !== null) void shown(Promise.resolve(answer));
      return answer?.outcome === 'done';
    },
  };
}
