import { type AnyMove, sameMove } from '../../shared/engine/index.ts';
import type { PlayedForViewer, TableMessage } from '../../shared/protocol/messages.ts';
import type { Answer } from '../connection/conversation.ts';
import type { GameRoom } from '../table/game-room.ts';
import { glimpseEnded, glimpseWanted, tableArrived, tableLeft } from '../table/table-slice.ts';
import type { Commands } from './commands.ts';
import type { Asking } from './desk-asking.ts';
import { noticeShown } from './page-slice.ts';

type TableCommands = Omit<Commands, 'guest' | 'keeper' | 'changeSettings' | 'retryNow'>;

interface TableDesk {
  readonly commands: TableCommands;
  /** The host has told how the table stands now. */
  told(message: TableMessage, moves: readonly PlayedForViewer[]): void;
}

function isStale(answer: Answer): boolean {
  return answer.outcome === 'refused' && answer.code === 'stale';
}

/** The part of the desk that carries a table into the store, and what people do at it to the host. */
export function openTableDesk(asking: Asking, roomOf: (game: string) => GameRoom | undefined): TableDesk {
  const { store, sitting, askAt, shown } = asking;
  const live = () => store.getState().table.live;

  /** Plays a move; false where it is not on offer to this seat any more, or the host refuses it. */
  const playOne = async (seat: number, move: AnyMove): Promise<boolean> => {
    for (;;) {
      const now = live();
      // the screen may have gone on to somebody else, to whom the same is on offer
      if (now?.inHand !== seat || !now.legal.some((offered) => sameMove(offered, move))) return false;
      const { version, toAct } = now;
      const change = sitting().change({ type: 'play', version, seat, move });
      if (change === null) return false;
      // where several answer at once, somebody else's answer may cross one's own: it is given again
      const hasCrossed = (answer: Answer): boolean =>
        isStale(answer) && toAct.length > 1 && (live()?.version ?? 0) > version;
      const answer = await shown(change, hasCrossed);
      if (!hasCrossed(answer)) return answer.outcome === 'done';
    }
  };

  const playAll = async (moves: readonly AnyMove[]) => {
    const seat = live()?.inHand ?? null;
    if (seat === null) return;
    for (const move of moves) if (!(await playOne(seat, move))) return;
  };

  const step = async (type: 'undo' | 'redo'): Promise<boolean> => {
    const now = live();
    if (now === null || now.inHand === null || !now[type]) return false;
    // where nothing is hidden the screen may have gone on from whoever would undo
    const seat = type === 'undo' ? (now.undoableBy ?? now.inHand) : now.inHand;
    const change = sitting().change({ type, version: now.version, seat });
    return change !== null && (await shown(change)).outcome === 'done';
  };

  /** Takes back, or plays again, a whole run of moves that were made as one choice. */
  const stepThrough = async (type: 'undo' | 'redo') => {
    const seat = live()?.inHand;
    while (await step(type)) {
      const now = live();
      if (now === null || now.inHand !== seat || roomOf(now.game)?.isMidway?.(now.view) !== true) return;
    }
  };

  const open = async (table: string) => {
    const answer = await shown(sitting().open(table));
    if (answer.outcome === 'refused' && sitting().at === null) store.dispatch(tableLeft());
  };

  return {
    told(message, moves) {
      const { table } = store.getState();
      const before = table.live?.table === message.table ? table : null;
      const room = roomOf(message.game);
      const isNew = (index: number) => before !== null && index >= before.moves.length;
      const reveals = moves.flatMap(({ events }, index) =>
        isNew(index) && events.some((event) => room?.isReveal(event)) ? [index] : [],
      );
      if (message.fromSnapshot && before === null) store.dispatch(noticeShown({ kind: 'from-snapshot' }));
      if (message.repaired && before === null) store.dispatch(noticeShown({ kind: 'repaired' }));
      store.dispatch(tableArrived({ message, moves, reveals }));
      // what is turned over for all is looked at by all: nobody's own things lie beside it
      if (reveals.length > 0 && message.own.length > 1 && message.inHand !== null) askAt({ type: 'lower-shutter' });
    },
    commands: {
      async createTable(game, options, seats) {
        const making = sitting().create({ type: 'create-table', game, options: { ...options }, seats: [...seats] });
        return (await shown(making)).outcome === 'done';
      },
      openTable: (table) => void open(table),
      leaveTable() {
        sitting().leave();
        store.dispatch(tableLeft());
      },
      removeTable: (table) => void asking.ask({ type: 'remove-table', table }),
      takeInHand: (seat) => void askAt({ type: 'take-in-hand', seat }),
      lowerShutter: () => void askAt({ type: 'lower-shutter' }),
      play: (...moves) => void playAll(moves),
      undo: () => void stepThrough('undo'),
      redo: () => void stepThrough('redo'),
      glimpse: (seat) => void askAt({ type: 'glimpse', seat }, (name) => store.dispatch(glimpseWanted(name))),
      endGlimpse: () => void store.dispatch(glimpseEnded()),
      lookBack: (position, viewer) => void askAt({ type: 'look-back', position, viewer }),
    },
  };
}
