import type { HostMessage, Settings } from '../../shared/protocol/messages.ts';
import { type Clock, wallClock } from '../connection/clock.ts';
import type { Conversation } from '../connection/conversation.ts';
import { Keyring } from '../connection/keyring.ts';
import { TableSession, type TableSessionListener } from '../connection/table-session.ts';
import { type Arrival, type Bookmark, pageOfRoom } from './bookmark.ts';
import { chanceLater } from './chance-later.ts';
import { askingWith } from './commands/asking.ts';
import { botCommandsOf } from './commands/bot-commands.ts';
import type { Commands } from './commands/commands.ts';
import { guestCommandsOf } from './commands/guest-commands.ts';
import { hostingCommandsOf } from './commands/hosting-commands.ts';
import { puzzleCommandsOf } from './commands/puzzle-commands.ts';
import { roomCommandsOf } from './commands/room-commands.ts';
import { tableCommandsOf } from './commands/table-commands.ts';
import { travelCommandsOf } from './commands/travel-later.ts';
import { deviceSettings, keepDeviceSettings, type SettingsStore } from './device-settings.ts';
import type { Rooms } from './game-facts.ts';
import { keepLearners } from './kept-learners.ts';
import { lookAtLinkedMoment } from './linked-moment.ts';
import { newsInto } from './news.ts';
import { connectionChanged, placeShown, welcomed } from './slices/connection-slice.ts';
import { noticeShown, settingsAtHost, sheetClosed } from './slices/page-slice.ts';
import { roomLeft } from './slices/room-slice.ts';
import { joinCodeBrought, keysCounted, nearbyArrived, serverChanged } from './slices/server-slice.ts';
import { settingsArrived } from './slices/settings-slice.ts';
import { tableLeft } from './slices/table-slice.ts';
import { keptRoom } from './standby/kept-room.ts';
import { standbyLater } from './standby/standby-later.ts';
import type { AppStore } from './store.ts';
import { tablesInto } from './tables.ts';

const nowhere: Arrival = { room: null, table: null, away: null, code: null };

interface Surroundings extends Rooms {
  readonly store: AppStore;
  /** To the host of this page: the app window's own, or the one that served the page. */
  readonly conversation: Conversation;
  readonly bookmark: Bookmark;
  /** What the page's address said when the page loaded. */
  readonly arrival?: Arrival;
  /** The keyring's name for the host of this page. */
  readonly host?: string;
  readonly keyring?: Keyring;
  readonly settingsStore?: SettingsStore;
  readonly clock?: Clock;
  /** In the app window: opens a conversation with another host. */
  converse?(address: string): Conversation;
  /** In a browser: navigates to another page. */
  goTo?(page: string): void;
}

/** Connects the store and the host: dispatches messages, and sends commands. */
export function createClient(surroundings: Surroundings): Commands {
  const { store, conversation, bookmark, host = 'home', keyring = new Keyring(null) } = surroundings;
  const { arrival: arrived = nowhere, settingsStore = null } = surroundings;
  const isAnywhere = arrived.away !== null || arrived.room !== null || arrived.table !== null || arrived.code !== null;
  const kept = isAnywhere || surroundings.converse === undefined ? null : keptRoom(settingsStore);
  const arrival = { ...arrived, ...kept };
  /** Whether this page brings shares that open a room here. Until then there is no room to return to. */
  const bringsRoom = arrival.failover !== undefined;
  const isAwayAtFirst = arrival.away !== null && surroundings.converse !== undefined;
  const home = new TableSession({
    conversation,
    keyring,
    host,
    ...(!isAwayAtFirst && !bringsRoom && { arrival }),
  });
  let visited: TableSession | null = null;

  const session = () => visited ?? home;
  const asking = askingWith(store, session);
  const received = tablesInto(asking, surroundings);
  const heard = newsInto(store);
  const chance = chanceLater(settingsStore);
  /** The address of the visited host; null at home. */
  const away = () => store.getState().server.away;

  const settingsSent = (settings: Settings | null) => {
    store.dispatch(settingsAtHost(settings !== null));
    store.dispatch(settingsArrived(settings ?? deviceSettings(settingsStore)));
  };

  /** Handles messages about this device from its own host, wherever the page is. */
  const heardAtHome = (message: HostMessage) => {
    if (message.type === 'welcome' || message.type === 'settings') settingsSent(message.settings);
    if (message.type === 'nearby') store.dispatch(nearbyArrived(message.rooms));
  };

  const listenerOf = (listening: TableSession): TableSessionListener => {
    const isInUse = () => listening === session();
    return {
      changed: (phase) => {
        if (isInUse()) store.dispatch(connectionChanged(phase));
      },
      received: (message, log) => {
        if (isInUse()) received(message, log);
      },
      heard: (message) => {
        if (listening === home) heardAtHome(message);
        if (!isInUse()) return;
        heard(message);
        standby.heard(message, listening);
        chance.heard(message, listening);
        if (message.type === 'room' && message.table === null) store.dispatch(tableLeft());
      },
      settled: ({ appVersion }) => {
        if (!isInUse()) return;
        store.dispatch(keysCounted(listening.rooms));
        if (listening.at !== null || listening.room !== null) store.dispatch(joinCodeBrought(null));
        const awaits = !listening.hasReceived || store.getState().table.held !== null;
        store.dispatch(welcomed({ appVersion, awaits }));
      },
      seated: (at) => {
        if (!isInUse()) return;
        bookmark.write(at, away());
        if (listening !== home && keptRoom(settingsStore) !== null) standby.left();
        if (at.room === null) store.dispatch(roomLeft());
        if (at.room === null && at.table === null) store.dispatch(placeShown());
      },
      parted: (why) => {
        store.dispatch(keysCounted(listening.rooms));
        // the host person closed it, and stays where they are
        if (listening.role === 'host') return;
        store.dispatch(tableLeft());
        store.dispatch(noticeShown({ kind: 'parted', why }));
      },
      moved: (room, to, key) => {
        store.dispatch(keysCounted(listening.rooms));
        if (!isInUse()) return;
        // the device that takes the room over goes home to it; the old server has nothing to return to
        if (room === store.getState().server.takingOver) return;
        store.dispatch(tableLeft());
        store.dispatch(sheetClosed());
        if (key === null) store.dispatch(noticeShown({ kind: 'moved', to }));
        else if (surroundings.converse === undefined) surroundings.goTo?.(pageOfRoom(to, room, key));
        else {
          keyring.keep({ host: to, room, ...key, code: null });
          visit(to, { room, table: null, code: null });
        }
      },
      notBack: (code) => {
        store.dispatch(tableLeft());
        // with a code, the entry form says what to do
        if (store.getState().server.joinCode === null) store.dispatch(noticeShown({ kind: 'refused', code }));
      },
      misunderstood: () => {
        if (isInUse()) store.dispatch(noticeShown({ kind: 'misunderstood' }));
      },
    };
  };

  /** Switches to another host, and removes everything of the previous one from the page. */
  const moveTo = (address: string | null, next: () => void) => {
    if (visited === null) home.leave();
    else visited.stop();
    store.dispatch(serverChanged(address));
    store.dispatch(tableLeft());
    next();
  };

  const visit = (address: string, at: Omit<Arrival, 'away'>) => {
    const { converse, goTo } = surroundings;
    if (converse === undefined) {
      goTo?.(`http://${address}/${at.code === null ? '' : `#join=${at.code}`}`);
      return;
    }
    moveTo(address, () => {
      visited = new TableSession({
        conversation: converse(address),
        keyring,
        host: address,
        canHost: true,
        arrival: at,
      });
      bookmark.write(at, address);
      store.dispatch(joinCodeBrought(at.code));
      visited.start(listenerOf(visited));
    });
  };

  const followHost = (address: string) => {
    const key = home.room === null ? null : keyring.keyOf(host, home.room);
    const page = home.room === null || key === null ? `http://${address}/` : pageOfRoom(address, home.room, key);
    surroundings.goTo?.(page);
  };

  const goHome = () => {
    if (visited === null) return;
    moveTo(null, () => {
      visited = null;
      bookmark.write({ room: null, table: null }, null);
      // start again: the page ignored home's messages while it was away
      home.start(listenerOf(home));
    });
  };

  const goHomeInto = (room: string) => {
    goHome();
    void asking.shown(home.goInto(room));
  };

  const standby = standbyLater(asking, {
    home,
    keyring,
    clock: surroundings.clock ?? wallClock,
    device: settingsStore,
    hostInUse: () => away() ?? host,
    visit:
      surroundings.converse === undefined ? null : (address, room) => visit(address, { room, table: null, code: null }),
    goTo: (page) => surroundings.goTo?.(page),
    goHomeInto,
  });

  /** A guest who brings a room from another host keeps the same token here. */
  if (arrival.key !== undefined && arrival.room !== null && !bringsRoom) {
    keyring.keep({ host, room: arrival.room, ...arrival.key, code: null });
  }
  store.dispatch(settingsArrived(deviceSettings(settingsStore)));
  keepLearners(store, settingsStore);
  home.start(listenerOf(home));
  if (arrival.away !== null && isAwayAtFirst) visit(arrival.away, arrival);
  else store.dispatch(joinCodeBrought(arrival.code));
  // a host that is gone sends no messages about its room
  if (bringsRoom || isAwayAtFirst) standby.arrived(arrival);

  const atTable = tableCommandsOf(asking, surroundings, chance);
  lookAtLinkedMoment(store, arrival, atTable.lookBack);
  return {
    ...atTable,
    changeSettings(change) {
      const settings: Settings = { ...store.getState().settings, ...change };
      store.dispatch(settingsArrived(settings));
      if (store.getState().page.settingsAtHost) void asking.shown(home.ask({ type: 'change-settings', settings }));
      else keepDeviceSettings(settingsStore, settings);
    },
    retryNow: () => session().nudge(),
    bots: botCommandsOf(asking),
    puzzles: puzzleCommandsOf(asking),
    guest: guestCommandsOf(asking, {
      visit: (address, code) => visit(address, { room: null, table: null, code }),
      followHost,
      goHome,
    }),
    room: roomCommandsOf(asking),
    hosting: hostingCommandsOf(asking, home),
    standby: standby.commands,
    travel: travelCommandsOf(asking, { home, goHome, goHomeInto }),
  };
}
