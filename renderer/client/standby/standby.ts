import type { HeldShares, HostMessage } from '../../../shared/protocol/messages.ts';
import type { Clock } from '../../connection/clock.ts';
import type { Keyring, RoomToken } from '../../connection/keyring.ts';
import type { TableSession } from '../../connection/table-session.ts';
import { type Arrival, pageOfRoom } from '../bookmark.ts';
import type { Asking } from '../commands/asking.ts';
import type { StandbyCommands } from '../commands/commands.ts';
import type { SettingsStore } from '../device-settings.ts';
import { noticeShown } from '../slices/page-slice.ts';
import { type Failover, standbyChanged } from '../slices/standby-slice.ts';
import { askUntilOpen } from './failing-over.ts';
import { failoverPage, sharesBrought } from './failover-page.ts';
import { keepingWith } from './keeping.ts';
import { watchLine } from './lost-line.ts';
import { type RoomShares, Shares } from './shares.ts';

/** How this device moves between its own host, the failing one and the standby. */
export interface StandbyNavigation {
  /** This device's own host; in a browser, the one that served the page. */
  readonly home: TableSession;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** Where shares are stored. */
  readonly device: SettingsStore;
  /** The keyring's name for the host in use. */
  hostInUse(): string;
  /** In the app: visits another host, in this room if given. */
  readonly visit: ((address: string, room: string | null) => void) | null;
  /** In a browser: navigates to another page. */
  goTo(page: string): void;
  /** Returns from another host, into this room of this device's own host. */
  goHomeInto(room: string): void;
}

export interface Standby extends StandbyCommands {
  /** Handles a message of this host, which may not have let this page in yet. */
  heard(message: HostMessage, session: TableSession, host: string): void;
  /** Call when the page has left its place at this host. */
  left(host: string): void;
  /** Call if the page loads to continue another host's room, or returns to its room. */
  arrived(arrival: Arrival): void;
}

/** The room that this page helps to open elsewhere, and the host that it left. */
interface Brought {
  readonly room: string;
  readonly key: RoomToken;
  readonly shares: HeldShares;
  readonly from: string | null;
}

/**
 * The part of the client that keeps a room alive beyond its host.
 * It stores encrypted copies at home, keeps this device's key shares, and continues the room at the standby once the
 * host is gone.
 */
export function standbyOf({ store, session, ask, shown }: Asking, navigation: StandbyNavigation): Standby {
  const { home, keyring, clock } = navigation;
  const shares = new Shares(navigation.device);
  const keeping = keepingWith({
    home,
    clock,
    refused: (code) => store.dispatch(noticeShown({ kind: 'refused', code })),
  });
  /** Counts the encrypted copies received. */
  let copies = 0;
  let stopAsking = () => {};
  let brought: Brought | null = null;

  const show = (change: Parameters<typeof standbyChanged>[0]) => store.dispatch(standbyChanged(change));
  /** Loads the standby UI, which may soon be needed. */
  const comeNear = () => {
    if (!store.getState().standby.near) show({ near: true });
  };
  const showFailover = (change: Partial<Failover>) => {
    const before = store.getState().standby.failover;
    if (before !== null) show({ failover: { ...before, ...change } });
  };

  /** Cancels the failover here: the room continues at its old host. */
  const withdraw = () => {
    const { failedOver: room } = store.getState().standby;
    if (room === null) return;
    stopAsking();
    show({ failover: null, failedOver: null });
    void home.ask({ type: 'forget-sealed', room });
  };

  /** Deletes the own host's copy of a room. Resolves true if it is certainly gone. */
  const forgetCopy = async (asked: TableSession, host: string, room: string): Promise<boolean> => {
    if (asked === home) return true;
    const before = copies;
    const keeps = shares.of(host, room)?.keeps ?? false;
    keeping.stop();
    const answer = await home.ask({ type: 'forget-sealed', room });
    const hadNone = !keeps && answer.outcome === 'refused' && answer.code === 'no-copy';
    if (answer.outcome !== 'done' && !hadNone) return false;
    // a copy with another key may have arrived meanwhile
    if (copies === before) shares.keepCopy(host, room, false);
    return true;
  };

  /**
   * Deletes everything of a room; resolves true if it is certainly gone. Keeps shares that arrive meanwhile: their key
   * differs.
   */
  const forget = async (asked: TableSession, host: string, room: string): Promise<boolean> => {
    const newest = shares.of(host, room)?.shares[0]?.epoch;
    const isCertain = await forgetCopy(asked, host, room);
    if (isCertain && newest !== undefined) shares.drop(host, room, newest);
    return isCertain;
  };

  const letGo = async (asked: TableSession, host: string, room: string) => {
    const given = shares.of(host, room)?.given ?? false;
    if ((await forget(asked, host, room)) && !given) void asked.ask({ type: 'let-go', room });
  };

  const roomHeard = (received: Extract<HostMessage, { type: 'room' }>, asked: TableSession, host: string) => {
    const { room, standBy, you } = received;
    const held = shares.of(host, room);
    const hasAny = held !== null && (held.keeps || held.shares.length > 0);
    if (standBy === null && hasAny) void forget(asked, host, room);
    if (standBy !== null && standBy.guest !== you && held?.keeps === true) void forgetCopy(asked, host, room);
    if (standBy !== null) comeNear();
  };

  const ourShares = (): RoomShares | null => {
    const { room } = session();
    const held = room === null ? null : shares.of(navigation.hostInUse(), room);
    return held === null || held.shares.length === 0 ? null : held;
  };

  watchLine(store, clock, {
    broke: () => show({ waits: null, offer: null }),
    lost() {
      const held = ourShares();
      const { live } = store.getState().room;
      const isOurs = live !== null && live.standBy?.guest === live.you;
      if (held?.keeps === true) show({ near: true, offer: 'here' });
      else if (held !== null && held.to !== null && !isOurs) show({ near: true, offer: 'there' });
    },
    back() {
      show({ offer: null });
      withdraw();
    },
  });

  const goOnHere = ({ host, room }: RoomShares) => {
    show({ failedOver: room, failover: { here: true, progress: null, refused: null, canGoBack: true } });
    stopAsking = askUntilOpen({
      clock,
      ask: () => home.ask({ type: 'fail-over', room, shares: shares.of(host, room)?.shares ?? [] }),
      received: (progress) => showFailover({ progress }),
      opened() {
        show({ failover: null, failedOver: null, offer: null });
        shares.keepCopy(host, room, false);
        shares.drop(host, room);
        session().leave();
        navigation.goHomeInto(room);
      },
      refused: (refused) => showFailover({ refused }),
    });
  };

  /** Brings the shares to the standby, which is already the host in use. */
  const helpToOpen = (what: Brought) => {
    brought = what;
    const { room, key, from } = what;
    show({ near: true, failover: { here: false, progress: null, refused: null, canGoBack: from !== null } });
    stopAsking = askUntilOpen({
      clock,
      ask: () => session().ask({ type: 'give-shares', room, shares: what.shares }),
      received: (progress) => showFailover({ progress }),
      opened() {
        show({ failover: null });
        keyring.keep({ host: navigation.hostInUse(), room, ...key, code: null });
        void shown(session().goInto(room));
      },
      refused: (refused) => showFailover({ refused }),
    });
  };

  const goOnThere = ({ host, room, shares: held, to }: RoomShares) => {
    const key = keyring.keyOf(host, room);
    if (to === null || key === null) return;
    shares.give(host, room);
    if (navigation.visit === null) {
      navigation.goTo(failoverPage(to, room, key, held, host));
      return;
    }
    session().leave();
    navigation.visit(to, null);
    helpToOpen({ room, key, shares: held, from: host });
  };

  return {
    heard(message, from, host) {
      switch (message.type) {
        case 'share':
          shares.keep(host, message.room, { epoch: message.epoch, share: message.share }, message.to);
          comeNear();
          return;
        case 'sealed':
          // the sender answers again, so the old host lives
          if (store.getState().standby.failedOver === message.room) withdraw();
          copies += 1;
          shares.keepCopy(host, message.room, true);
          keeping.keep(message, from);
          comeNear();
          return;
        case 'drop-shares':
          void letGo(from, host, message.room);
          return;
        case 'waiting':
          show({ near: true, waits: message.waits ? message.room : null });
          return;
        case 'room':
          roomHeard(message, from, host);
          return;
        default:
      }
    },
    left(host) {
      const asked = session();
      if (asked === home) return;
      for (const room of shares.keptOf(host)) if (room !== asked.room) void forget(asked, host, room);
    },
    arrived({ room, key, failover }) {
      if (room === null || key === undefined || failover === undefined) return;
      helpToOpen({ room, key, shares: sharesBrought(failover.shares), from: failover.from });
    },
    nameStandby: (room, guest) => void ask({ type: 'name-standby', room, guest }),
    answer: (room, agreed) => void ask({ type: agreed ? 'stand-by' : 'let-go', room }),
    continueAlone: (room) => void ask({ type: 'go-on-alone', room }),
    resume() {
      const held = ourShares();
      const { offer } = store.getState().standby;
      if (held === null || offer === null) return;
      if (offer === 'here') goOnHere(held);
      else goOnThere(held);
    },
    goBack() {
      stopAsking();
      const wasHere = store.getState().standby.failover?.here === true;
      show({ failover: null });
      if (wasHere || brought === null || brought.from === null) return;
      const { room, key, from } = brought;
      brought = null;
      if (navigation.visit === null) navigation.goTo(pageOfRoom(from, room, key));
      else navigation.visit(from, room);
    },
  };
}
