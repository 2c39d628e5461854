import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { longestPiece } from '../../../shared/protocol/pieces.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';
import { takingOver } from '../slices/server-slice.ts';
import type { Asking } from './asking.ts';
import { bringBack, type SendsLine, saveHouse } from './backup.ts';
import type { TravelCommands } from './commands.ts';

/** How many times a take-over is tried if the room changes meanwhile. */
const triesToTakeOver = 3;

/** What an import added to this device's own host. */
interface Brought {
  readonly room: string | null;
  readonly table: string | null;
  readonly addresses: readonly string[];
}

/** How this device moves between its own host and others. */
export interface Navigation {
  readonly home: TableSession;
  /** Returns from another host to this device's own. Does nothing at home. */
  goHome(): void;
  /** The same, into this room. */
  goHomeInto(room: string): void;
}

/** The part of the client that moves rooms and matches between hosts. */
export function travelCommandsOf({ store, session, shown, ask }: Asking, navigation: Navigation): TravelCommands {
  const { home } = navigation;

  /** Sends a text in pieces; returns the answer to the last one, or the first one that is not `done`. */
  const send: SendsLine = async (type, given) => {
    // other characters could make a message too long; the host refuses an empty text
    const text = /^[\w-]*$/.test(given.trim()) ? given.trim() : '';
    const of = Math.max(1, Math.ceil(text.length / longestPiece));
    for (let piece = 0; ; piece++) {
      const part = text.slice(piece * longestPiece, (piece + 1) * longestPiece);
      const answer = await home.ask({ type, piece, of, text: part });
      if (answer.outcome !== 'done' || piece === of - 1) return answer;
    }
  };

  let sending: Promise<unknown> = Promise.resolve();
  /** The same, after all earlier ones: the host joins the pieces of one text at a time. */
  const sendInPieces: SendsLine = (...what) => {
    const answer = sending.then(() => send(...what));
    sending = answer;
    return answer;
  };
  const saidTo = async (...what: Parameters<SendsLine>): Promise<HostMessage | null> => {
    const answer = await shown(sendInPieces(...what));
    return answer.outcome === 'done' ? answer.said : null;
  };

  const importTransfer = async (text: string): Promise<Brought | null> => {
    const said = await saidTo('import', text);
    return said?.type === 'brought' ? said : null;
  };

  /** Removes the import, if the take-over fails. */
  const takeBack = async ({ room, table }: Brought): Promise<void> => {
    if (room !== null) await home.ask({ type: 'close-room', room });
    if (table !== null) await home.ask({ type: 'remove-table', table });
  };

  const takeOverOnce = async (room: string): Promise<Answer | null> => {
    const packed = await shown(session().ask({ type: 'take-over', room }));
    if (packed.outcome !== 'done' || packed.said.type !== 'transfer') return null;
    const brought = await importTransfer(packed.said.text);
    if (brought === null) return null;
    const addresses = brought.addresses.slice(0, 16);
    const answer = await session().ask({ type: 'taken-over', room, addresses });
    // removes the copy only after a refusal: if the outcome is unknown, two rooms are better than none
    if (answer.outcome === 'refused') await takeBack(brought);
    return answer;
  };

  return {
    async takeAlong(what) {
      const { room, table, names } = { room: null, table: null, names: undefined, ...what };
      const answer = await ask({ type: 'export', room, table, ...(names !== undefined && { names }) });
      return answer.outcome === 'done' && answer.said.type === 'transfer' ? answer.said.text : null;
    },
    async previewTransfer(text) {
      const said = await saidTo('preview-import', text);
      return said?.type === 'import-preview' ? said : null;
    },
    async openTransfer(text) {
      const brought = await importTransfer(text);
      if (brought === null) return false;
      navigation.goHome();
      if (brought.room !== null) void shown(home.goInto(brought.room));
      else if (brought.table !== null) void shown(home.open(brought.table));
      return true;
    },
    saveHouse: (progress) => saveHouse({ ask: (request) => home.ask(request), shown }, progress),
    bringBack: (file, progress) => bringBack({ send: sendInPieces, shown }, file, progress),
    handRoomOver: (room, guest) => void ask({ type: 'hand-room-over', room, guest }),
    declineTakeOver: (room) => void ask({ type: 'decline-take-over', room }),
    async takeOver(room) {
      store.dispatch(takingOver(room));
      let answer: Answer | null = null;
      for (let tries = 0; tries < triesToTakeOver; tries++) {
        answer = await takeOverOnce(room);
        if (answer?.outcome !== 'refused' || answer.code !== 'stale') break;
      }
      store.dispatch(takingOver(null));
      if (answer?.outcome === 'done') navigation.goHomeInto(room);
      else if (answer !== null) void shown(Promise.resolve(answer));
      return answer?.outcome === 'done';
    },
  };
}
