import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Arrival } from '../bookmark.ts';
import type { Asking } from '../commands/asking.ts';
import type { StandbyCommands } from '../commands/commands.ts';
import { untilFetched } from '../until-fetched.ts';
import type { Standby, StandbyNavigation } from './standby.ts';

/** The calls that the client makes to `standing-by.ts`, whether it has loaded or not. */
interface StandbyLater {
  readonly commands: StandbyCommands;
  /** Handles a host's message in this session. Ignores unrelated messages. */
  heard(message: HostMessage, session: TableSession): void;
  /** Call when the page has left its place at the host in use. */
  left(): void;
  /** Call if the page loads to continue another host's room, or returns to its room. */
  arrived(arrival: Arrival): void;
}

/**
 * Loads `standing-by.ts` as soon as a host sends a room.
 * Once the host is gone, a browser could load nothing.
 */
export function standbyLater(asking: Asking, navigation: StandbyNavigation): StandbyLater {
  const fetch = untilFetched(async () => (await import('./standby.ts')).standbyOf(asking, navigation));
  const by = (act: (standby: Standby) => void) => void fetch().then(act);
  return {
    heard(message, session) {
      const host = navigation.hostInUse();
      if (/^(room|share|sealed|drop-shares|waiting)$/.test(message.type)) by((it) => it.heard(message, session, host));
    },
    left() {
      const host = navigation.hostInUse();
      by((it) => it.left(host));
    },
    arrived: (arrival) => by((it) => it.arrived(arrival)),
    commands: {
      nameStandby: (room, guest) => by((it) => it.nameStandby(room, guest)),
      answer: (room, agreed) => by((it) => it.answer(room, agreed)),
      continueAlone: (room) => by((it) => it.continueAlone(room)),
      resume: () => by((it) => it.resume()),
      goBack: () => by((it) => it.goBack()),
    },
  };
}
