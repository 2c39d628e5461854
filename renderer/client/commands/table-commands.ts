import type { AnyMove } from '../../../shared/engine/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { TableLog } from '../../connection/table-log.ts';
import type { Rooms } from '../game-facts.ts';
import { showMissed } from '../missed-playback.ts';
import type { MoveUpdates } from '../playback.ts';
import { learningChanged } from '../slices/learners-slice.ts';
import { noticeShown } from '../slices/page-slice.ts';
import { glimpseEnded, glimpseWanted, momentArrived, tableArrived, tableLeft } from '../slices/table-slice.ts';
import { newFrom } from '../traces.ts';
import type { Asking } from './asking.ts';
import type { Commands } from './commands.ts';

type TableCommands = Omit<
  Commands,
  'bots' | 'puzzles' | 'guest' | 'room' | 'hosting' | 'travel' | 'standby' | 'changeSettings' | 'retryNow'
>;

interface TableClient {
  readonly commands: TableCommands;
  /** Whether a received table waits for its game's UI to load. */
  readonly isHolding: boolean;
  /** Handles a table message. `shown` runs once the page shows it, which may wait for the game's UI. */
  received(message: TableMessage, log: TableLog, shown: () => void): void;
}

/** A table message that waits for its game's UI. The latest replaces all earlier ones. */
interface Held {
  readonly message: TableMessage;
  readonly log: TableLog;
  readonly shown: () => void;
}

/** The part of the client that stores tables and sends moves to the host. */
export function tableCommandsOf(asking: Asking, { gameUiOf, fetchGameUi }: Rooms): TableClient {
  const { store, session, askAt, shown } = asking;
  const live = () => store.getState().table.live;

  /** The choice that the host has not answered yet. */
  let played: { readonly table: string; readonly version: number; readonly seat: number } | null = null;

  /** Plays a choice of one or several moves. The host plays them up to the first illegal one. */
  const playChoice = async ([move, ...further]: readonly AnyMove[]): Promise<void> => {
    const now = live();
    if (now === null || now.inHand === null || move === undefined) return;
    const { table, version, inHand: seat } = now;
    // a second press of the same choice counts once
    if (played?.table === table && played.version === version && played.seat === seat) return;
    const rest = further.length > 0 && { further };
    const change = session().change({ type: 'play', version, seat, move, ...rest });
    if (change === null) return;
    const own = { table, version, seat };
    played = own;
    await shown(change);
    if (played === own) played = null;
  };

  const stepThrough = (type: 'undo' | 'redo') => {
    const now = live();
    if (now === null || now.inHand === null || !now[type]) return;
    // without secrets, the screen may have moved on from the player who would undo
    const seat = type === 'undo' ? (now.undoableBy ?? now.inHand) : now.inHand;
    const change = session().change({ type, version: now.version, seat });
    if (change !== null) void shown(change);
  };

  const askRewind = (aloud: readonly number[]) => {
    const now = live();
    if (now === null || now.rewindFor === null) return;
    const { version, rewindFor: seat } = now;
    const change = session().change({ type: 'ask-rewind', version, seat, aloud: [...aloud] });
    if (change !== null) void shown(change);
  };

  const answerRewind = (seat: number, agreed: boolean) => {
    const now = live();
    if (now === null || now.rewindAsk === null) return;
    const { version, rewindAsk } = now;
    const change = session().change({ type: 'answer-rewind', version, seat, by: rewindAsk.by, agreed });
    if (change !== null) void shown(change);
  };

  const withdrawRewind = () => {
    const now = live();
    if (now === null || now.rewindAsk === null) return;
    const { version, rewindAsk } = now;
    const change = session().change({ type: 'withdraw-rewind', version, seat: rewindAsk.by });
    if (change !== null) void shown(change);
  };

  const open = async (table: string) => {
    const answer = await shown(session().open(table));
    if (answer.outcome === 'refused' && session().at === null) store.dispatch(tableLeft());
  };

  const lookBack = async (position: number, viewer: TableMessage['viewer']): Promise<void> => {
    const answer = await askAt({ type: 'look-back', position, viewer });
    if (answer?.outcome === 'done' && answer.said.type === 'moment') store.dispatch(momentArrived(answer.said));
  };

  /** Finds what is new in a message, using the game's facts. */
  const updatesOf = ({ message, log }: Held): MoveUpdates => {
    const { table, settings } = store.getState();
    const before = table.live?.table === message.table ? table : null;
    const room = gameUiOf(message.game);
    const fresh = before === null || room === undefined ? log.moves.length : newFrom(log.moves, before.moves);
    const turned: { move: number; events: number }[] = [];
    const news: { move: number; events: readonly number[] }[] = [];
    for (const [index, { events }] of log.moves.entries()) {
      if (index < fresh || room === undefined) continue;
      const last = events.findLastIndex((event) => room.isReveal(event));
      if (last !== -1) turned.push({ move: index, events: last + 1 });
      // a reveal has its own playback step
      const received = [...events.entries()].flatMap(([at, event]) =>
        at > last && room.isNews(event, message.seats) ? [at] : [],
      );
      if (received.length > 0) news.push({ move: index, events: received });
    }
    return { turned, news, pace: settings.pace };
  };

  /**
   * A message with a reveal, while a player's private things are on the screen. The page shows it once they are hidden.
   */
  let covered: Held | null = null;

  const show = (received: Held, updates = updatesOf(received)): void => {
    const { message, log, shown } = received;
    const isNew = store.getState().table.live?.table !== message.table;
    covered = null;
    store.dispatch(tableArrived({ message, log, updates }));
    if (message.salvaged !== null && isNew) {
      store.dispatch(noticeShown({ kind: 'salvaged', ...message.salvaged }));
    } else if (message.fromSnapshot && isNew) store.dispatch(noticeShown({ kind: 'from-snapshot' }));
    if (message.repaired && isNew) store.dispatch(noticeShown({ kind: 'repaired' }));
    shown();
  };

  /** Shows a message. Before a reveal for everyone it lowers the shutter, so that no private things are visible. */
  const showToAll = (received: Held): void => {
    const { message } = received;
    const updates = updatesOf(received);
    const liesOpen = message.own.length > 1 && message.inHand !== null && message.viewer !== 'spectator';
    if (updates.turned.length === 0 || !liesOpen) {
      show(received, updates);
      return;
    }
    covered = received;
    void askAt({ type: 'lower-shutter' })?.then(({ outcome }) => {
      if (outcome !== 'done' && covered === received && session().at === message.table) show(received);
    });
  };

  let held: Held | null = null;
  /** Shows the waiting message, unless the page has left its table. */
  const showHeld = (): void => {
    const waiting = held;
    held = null;
    if (waiting !== null && session().at === waiting.message.table) showToAll(waiting);
  };

  return {
    get isHolding() {
      return held !== null;
    },
    received(message, log, shown) {
      const now = { message, log, shown };
      if (fetchGameUi === undefined || gameUiOf(message.game) !== undefined) {
        held = null;
        showToAll(now);
        return;
      }
      held = now;
      // if the UI cannot be loaded, the page says so and offers a retry
      fetchGameUi(message.game).then(showHeld, showHeld);
    },
    commands: {
      async createTable(game, options, seats, bots, learners) {
        const laid = { game, options: { ...options }, seats: [...seats] };
        const making = session().create({
          type: 'create-table',
          ...laid,
          ...(bots.length > 0 && { bots: bots.map((bot) => ({ ...bot })) }),
        });
        if ((await shown(making)).outcome !== 'done') return false;
        const table = session().at;
        if (table !== null) for (const seat of learners) store.dispatch(learningChanged({ table, seat, learns: true }));
        return true;
      },
      async beginLesson(game, lesson, name) {
        const beginning = session().create({ type: 'begin-lesson', game, lesson, name });
        return (await shown(beginning)).outcome === 'done';
      },
      openTable: (table) => void open(table),
      leaveTable() {
        session().leave();
        store.dispatch(tableLeft());
      },
      removeTable: (table) => void asking.ask({ type: 'remove-table', table }),
      listLibrary: () => void asking.ask({ type: 'list-library' }),
      takeInHand: (seat) => void askAt({ type: 'take-in-hand', seat }),
      lowerShutter: () => void askAt({ type: 'lower-shutter' }),
      play: (...moves) => void playChoice(moves),
      undo: () => stepThrough('undo'),
      redo: () => stepThrough('redo'),
      askRewind,
      answerRewind,
      withdrawRewind,
      glimpse: (seat) =>
        void askAt({ type: 'glimpse', seat }, { named: (name) => void store.dispatch(glimpseWanted(name)) }),
      endGlimpse: () => void store.dispatch(glimpseEnded()),
      lookBack: (position, viewer) => void lookBack(position, viewer),
      showMissed: () => void showMissed(asking, gameUiOf),
    },
  };
}
