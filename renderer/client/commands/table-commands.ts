import type { AnyMove, AnyOrder } from '../../../shared/engine/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import type { ChanceLater } from '../chance-later.ts';
import type { Rooms } from '../game-facts.ts';
import { showMissed } from '../missed-playback.ts';
import { learningChanged } from '../slices/learners-slice.ts';
import {
  choiceAnswered,
  choiceSent,
  glimpseEnded,
  glimpseWanted,
  isSameChoice,
  momentArrived,
  tableLeft,
} from '../slices/table-slice.ts';
import type { Asking } from './asking.ts';
import type { Commands } from './commands.ts';

type TableCommands = Omit<
  Commands,
  'bots' | 'puzzles' | 'guest' | 'room' | 'hosting' | 'travel' | 'standby' | 'changeSettings' | 'retryNow'
>;

/** The part of the client that opens tables and sends moves to the host. */
export function tableCommandsOf(asking: Asking, { gameUiOf }: Rooms, chance: ChanceLater): TableCommands {
  const { store, session, askAt, shown } = asking;
  const live = () => store.getState().table.live;

  /** Plays a choice of one or several moves. The host plays them up to the first illegal one. */
  const playChoice = async ([move, ...further]: readonly AnyMove[]): Promise<void> => {
    const now = live();
    if (now === null || now.inHand === null || move === undefined) return;
    const { table, version, inHand: seat } = now;
    const choice = { table, version, seat };
    // a second press of the same choice counts once
    if (isSameChoice(store.getState().table.sent, choice)) return;
    const rest = further.length > 0 && { further };
    const change = session().change({ type: 'play', version, seat, move, ...rest });
    if (change === null) return;
    store.dispatch(choiceSent(choice));
    await shown(change);
    store.dispatch(choiceAnswered(choice));
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

  const changeOrder = (type: 'give-order' | 'withdraw-order', order: AnyOrder) => {
    const seat = live()?.inHand ?? null;
    const change = seat === null ? null : session().change({ type, seat, order: { ...order } });
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

  return {
    async createTable(game, options, seats, bots, learners, people) {
      const laid = { game, options: { ...options }, seats: [...seats] };
      const making = session().create({
        type: 'create-table',
        ...laid,
        ...(bots.length > 0 && { bots: bots.map((bot) => ({ ...bot })) }),
        ...(people.length > 0 && { people: [...people] }),
        chance: chance.draw(),
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
    async openTable(table, position) {
      await open(table);
      if (position !== undefined) await lookBack(position, 'spectator');
    },
    leaveTable() {
      session().leave();
      store.dispatch(tableLeft());
    },
    removeTable: (table) => void asking.ask({ type: 'remove-table', table }),
    async lookInBook(question) {
      const answer = await asking.ask({ type: 'ask-book', question });
      return answer.outcome === 'done' && answer.said.type === 'book' ? answer.said : null;
    },
    listLibrary: () => void asking.ask({ type: 'list-library' }),
    takeInHand: (seat) => void askAt({ type: 'take-in-hand', seat }),
    lowerShutter: () => void askAt({ type: 'lower-shutter' }),
    play: (...moves) => void playChoice(moves),
    undo: () => stepThrough('undo'),
    redo: () => stepThrough('redo'),
    askRewind,
    answerRewind,
    withdrawRewind,
    giveOrder: (order) => changeOrder('give-order', order),
    withdrawOrder: (order) => changeOrder('withdraw-order', order),
    glimpse: (seat) =>
      void askAt({ type: 'glimpse', seat }, { named: (name) => void store.dispatch(glimpseWanted(name)) }),
    endGlimpse: () => void store.dispatch(glimpseEnded()),
    lookBack: (position, viewer) => void lookBack(position, viewer),
    async momentOf(position, seat) {
      const answer = await askAt({ type: 'look-back', position, viewer: seat });
      return answer?.outcome === 'done' && answer.said.type === 'moment' ? answer.said.view : null;
    },
    async askChance() {
      const answer = await session().askAt({ type: 'ask-chance' });
      if (answer?.outcome !== 'done' || answer.said.type !== 'chance') return 'unknown';
      const dealt = answer.said.chance;
      if (dealt === null) return 'unrecorded';
      const parts = dealt.devices.map(({ part }) => part);
      return { ...dealt, seen: (await chance.fetch()).seenOf(dealt.commitment, parts) };
    },
    showMissed: () => void showMissed(asking, gameUiOf),
  };
}
