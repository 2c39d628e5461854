import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Arrival } from '../bookmark.ts';
import type { Asking } from '../commands/asking.ts';
import type { StandingByCommands } from '../commands/commands.ts';
import { untilFetched } from '../until-fetched.ts';
import type { StandingBy, StandingByWays } from './standing-by.ts';

/** The parts of `standing-by.ts` as the client calls them, whether it has come or not. */
interface StandingByLater {
  readonly commands: StandingByCommands;
  /** A host has said this in this session; what is not about standing by is left alone. */
  heard(message: HostMessage, session: TableSession): void;
  /** This page is somewhere else than it was at the host in use. */
  left(): void;
  /** This page was opened to go on here with a room of another host, or where it was in one. */
  arrived(arrival: Arrival): void;
}

/**
 * What `standing-by.ts` does. It is fetched as soon as a host tells of a room: once the host is gone, a browser could fetch
 * nothing any more.
 */
export function standingByLater(asking: Asking, ways: StandingByWays): StandingByLater {
  const fetch = untilFetched(async () => (await import('./standing-by.ts')).standingByOf(asking, ways));
  const by = (act: (standingBy: StandingBy) => void) => void fetch().then(act);
  return {
    heard(message, session) {
      const host = ways.hostInUse();
      if (/^(room|share|sealed|drop-shares|waiting)$/.test(message.type)) by((it) => it.heard(message, session, host));
    },
    left() {
      const host = ways.hostInUse();
      by((it) => it.left(host));
    },
    arrived: (arrival) => by((it) => it.arrived(arrival)),
    commands: {
      nameStandBy: (room, guest) => by((it) => it.nameStandBy(room, guest)),
      answer: (room, agreed) => by((it) => it.answer(room, agreed)),
      goOnAlone: (room) => by((it) => it.goOnAlone(room)),
      goOn: () => by((it) => it.goOn()),
      goBack: () => by((it) => it.goBack()),
    },
  };
}
