import { type AnyMove, sameMove } from '../../shared/engine/index.ts';
import { type HostMessage, protocolVersion, type Settings, type TableMessage } from '../../shared/protocol/messages.ts';
import { connectionChanged, welcomed } from '../connection/connection-slice.ts';
import type { Answer, Conversation, Request } from '../connection/conversation.ts';
import { hostedArrived, houseWelcomed, nearbyArrived, networkArrived } from '../lobby/house-slice.ts';
import { shelfArrived } from '../lobby/shelf-slice.ts';
import type { GameRoom } from '../table/game-room.ts';
import {
  glimpseArrived,
  glimpseEnded,
  glimpseWanted,
  momentArrived,
  movesAfter,
  tableArrived,
  tableLeft,
} from '../table/table-slice.ts';
import type { Commands } from './commands.ts';
import { noticeShown } from './page-slice.ts';
import { settingsArrived } from './settings-slice.ts';
import type { AppStore } from './store.ts';

/** A request about the table this page sits at, before the table is named. */
type RequestAtTable = Request extends infer Each
  ? Each extends { table: string }
    ? Omit<Each, 'table'>
    : never
  : never;

interface Surroundings {
  readonly store: AppStore;
  readonly conversation: Conversation;
  /** The room of a game, or undefined for one that this page does not know. */
  roomOf(game: string): GameRoom | undefined;
  /** Where the page keeps the name of the table it is at, so that a reload finds back to it. It is no secret. */
  readonly bookmark: { read(): string | null; write(table: string | null): void };
}

/** Stands between the store and the host: carries messages one way and commands the other. */
export function openDesk({ store, conversation, roomOf, bookmark }: Surroundings): Commands {
  /** The table this page sits at or is about to; messages about any other come too late. */
  let at = bookmark.read();
  let creating = false;

  const sitAt = (table: string | null) => {
    at = table;
    bookmark.write(table);
  };

  const complain = (answer: Answer) => {
    if (answer.outcome === 'refused') store.dispatch(noticeShown({ kind: 'refused', code: answer.code }));
    if (answer.outcome === 'lost') store.dispatch(noticeShown({ kind: 'lost' }));
    return answer;
  };

  const ask = async (request: Request) => complain(await conversation.ask(request));

  const askAt = (request: RequestAtTable) => {
    if (at !== null) void ask({ ...request, table: at });
  };

  const open = async (table: string) => {
    sitAt(table);
    const answer = await ask({ type: 'open-table', table });
    if (answer.outcome === 'refused' && at === table) {
      sitAt(null);
      store.dispatch(tableLeft());
    }
  };

  const tableTold = (message: TableMessage) => {
    if (creating) sitAt(message.table);
    if (message.table !== at) return;
    const { table } = store.getState();
    const moves = movesAfter(table, message);
    if (moves === null) {
      void open(message.table);
      return;
    }
    const before = table.live?.table === message.table ? table : null;
    const room = roomOf(message.game);
    const reveals = moves.flatMap(({ events }, index) =>
      before !== null && index >= before.moves.length && events.some((event) => room?.isReveal(event)) ? [index] : [],
    );
    if (message.fromSnapshot && before === null) store.dispatch(noticeShown({ kind: 'from-snapshot' }));
    if (message.repaired && before === null) store.dispatch(noticeShown({ kind: 'repaired' }));
    store.dispatch(tableArrived({ message, moves, reveals }));
    const { own, inHand, outcome, readOnly } = message;
    const [onlySeat] = own;
    // a device that nobody shares needs no shutter
    if (own.length === 1 && onlySeat !== undefined && inHand === null && outcome === null && !readOnly) {
      void ask({ type: 'take-in-hand', table: message.table, seat: onlySeat });
    }
    // what is turned over for all is looked at by all: nobody's own things lie beside it
    if (reveals.length > 0 && own.length > 1 && inHand !== null) {
      void ask({ type: 'lower-shutter', table: message.table });
    }
  };

  const heard = (message: HostMessage) => {
    switch (message.type) {
      case 'welcome': {
        const otherProtocol = message.protocol !== protocolVersion;
        if (message.settings) store.dispatch(settingsArrived(message.settings));
        store.dispatch(houseWelcomed(message));
        store.dispatch(shelfArrived(message.shelf));
        store.dispatch(welcomed({ appVersion: message.appVersion, otherProtocol }));
        if (message.settingsReset) store.dispatch(noticeShown({ kind: 'settings-reset' }));
        if (at !== null && !otherProtocol) void open(at);
        return;
      }
      case 'shelf':
        store.dispatch(shelfArrived(message.shelf));
        return;
      case 'settings':
        store.dispatch(settingsArrived(message.settings));
        return;
      case 'table':
        tableTold(message);
        return;
      case 'glimpse':
        store.dispatch(glimpseArrived(message));
        return;
      case 'moment':
        store.dispatch(momentArrived(message));
        return;
      case 'refused':
        if (message.request === null) store.dispatch(noticeShown({ kind: 'refused', code: message.code }));
        return;
      case 'hosted':
        store.dispatch(hostedArrived(message.hosted));
        return;
      case 'network':
        store.dispatch(networkArrived(message.network));
        return;
      case 'nearby':
        store.dispatch(nearbyArrived(message.tables));
        return;
      default:
    }
  };

  conversation.start({
    heard,
    changed: (state) => store.dispatch(connectionChanged(state)),
    misunderstood: () => store.dispatch(noticeShown({ kind: 'misunderstood' })),
  });

  const live = () => store.getState().table.live;

  const playAll = async (moves: readonly AnyMove[]) => {
    for (const move of moves) {
      const now = live();
      if (now === null || now.inHand === null || !now.legal.some((offered) => sameMove(offered, move))) return;
      const { table, version, inHand: seat } = now;
      const answer = await ask({ type: 'play', table, version, seat, move });
      if (answer.outcome !== 'done') return;
    }
  };

  const stepThrough = (type: 'undo' | 'redo') => {
    const now = live();
    if (now === null || now.inHand === null || !now[type]) return;
    void ask({ type, table: now.table, version: now.version, seat: now.inHand });
  };

  return {
    async createTable(game, options, seats) {
      creating = true;
      const answer = await ask({ type: 'create-table', game, options: { ...options }, seats: [...seats] });
      creating = false;
      if (answer.outcome !== 'done') return false;
      if (answer.table !== null && live()?.table !== answer.table) await open(answer.table);
      return true;
    },
    openTable: (table) => void open(table),
    leaveTable() {
      const table = at;
      sitAt(null);
      store.dispatch(tableLeft());
      if (table !== null) void ask({ type: 'leave-table', table });
    },
    removeTable: (table) => void ask({ type: 'remove-table', table }),
    takeInHand(seat) {
      if (at !== null) void ask({ type: 'take-in-hand', table: at, seat });
    },
    lowerShutter() {
      if (at !== null) void ask({ type: 'lower-shutter', table: at });
    },
    play: (...moves) => void playAll(moves),
    undo: () => stepThrough('undo'),
    redo: () => stepThrough('redo'),
    glimpse(seat) {
      if (at === null) return;
      const wanted = conversation.ask({ type: 'glimpse', table: at, seat }, (name) =>
        store.dispatch(glimpseWanted(name)),
      );
      void wanted.then(complain);
    },
    endGlimpse: () => void store.dispatch(glimpseEnded()),
    lookBack(position, viewer) {
      if (at !== null) void ask({ type: 'look-back', table: at, position, viewer });
    },
    changeSettings(change) {
      const settings: Settings = { ...store.getState().settings, ...change };
      store.dispatch(settingsArrived(settings));
      void ask({ type: 'change-settings', settings });
    },
    retryNow: () => conversation.retryNow(),
    guest: {
      enter: async (code, name) => (await ask({ type: 'enter', code, name })).outcome === 'done',
      askSeats: (seats) => askAt({ type: 'ask-seats', seats: [...seats] }),
      giveUpSeats: (seats) => askAt({ type: 'give-up-seats', seats: [...seats] }),
      takeSeatBack: (seat) => askAt({ type: 'take-seat-back', seat }),
      visit: (address) => window.location.assign(`http://${address}/`),
      goHome() {},
      presentKey: async (key) => (await ask({ type: 'present-key', key })).outcome === 'done',
    },
    keeper: {
      async host(name, door) {
        if (at === null) return false;
        return (await ask({ type: 'host-table', table: at, name, door })).outcome === 'done';
      },
      stopHosting: (table) => void ask({ type: 'stop-hosting', table }),
      newCode: () => askAt({ type: 'new-code' }),
      answerWish: (guest, granted) => askAt({ type: 'answer-wish', guest, granted }),
      handSeat: (seat, to, standIn) => askAt({ type: 'hand-seat', seat, to, standIn }),
      removeGuest: (guest) => askAt({ type: 'remove-guest', guest }),
      renameSeat: (seat, name) => askAt({ type: 'rename-seat', seat, name }),
      chooseNetwork: (adapter, port) => void ask({ type: 'choose-network', adapter, port }),
      watchNearby: (on) => void ask({ type: 'watch-nearby', on }),
      diagnose: async () => null,
    },
  };
}
