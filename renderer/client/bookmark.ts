import { guestId, hostAddress, joinCode, roomId, seatToken, tableId, version } from '../../shared/protocol/messages.ts';
import type { RoomToken } from '../connection/keyring.ts';
import { entryOf } from '../design/controls/back.ts';

/** What the page's own address says when the page loads. */
export interface Arrival {
  /** The room and the table of this page before a reload. */
  readonly room: string | null;
  readonly table: string | null;
  /** The moment of the table to look back at: the number of choices before it. */
  readonly at?: number;
  /** The other host that the page visited, `ip:port`. */
  readonly away: string | null;
  /** The code in a link or a QR code. */
  readonly code: string | null;
  /** The token that opens the room, for a guest arriving from another host. */
  readonly key?: RoomToken;
  /** The key shares from the address, with which the room continues here. `from`: the previous host, if known. */
  readonly failover?: { readonly shares: string; readonly from: string | null };
}

/** Keeps the page's location across a reload. It holds no secrets. */
export interface Bookmark {
  write(at: Pick<Arrival, 'room' | 'table'>, away: string | null): void;
}

type Page = Pick<Window, 'location' | 'history' | 'addEventListener'>;

function put(page: Page, facts: readonly string[], held: string | null = null): void {
  const { pathname, search } = page.location;
  const { depth } = entryOf(page.history.state);
  const entry = depth === 0 ? held : { depth, held };
  page.history.replaceState(entry, '', `${pathname}${search}${facts.length === 0 ? '' : `#${facts.join('&')}`}`);
}

function placeFacts({ room, table }: Pick<Arrival, 'room' | 'table'>, away: string | null): readonly string[] {
  return Object.entries({ away, room, table }).flatMap(([name, fact]) => (fact === null ? [] : [`${name}=${fact}`]));
}

/**
 * Reads the address, and removes codes and tokens from it at once.
 * They must not stay in the history or on a screen. What opens a room survives a reload, invisibly, until the page is
 * in the room.
 */
export function arrive(page: Page): Arrival {
  const { held } = entryOf(page.history.state);
  const facts = new URLSearchParams(typeof held === 'string' ? held : page.location.hash.slice(1));
  const room = roomId.safeParse(facts.get('room')).data ?? null;
  const table = tableId.safeParse(facts.get('table')).data ?? null;
  const away = hostAddress.safeParse(facts.get('away')).data ?? null;
  const code = joinCode.safeParse(facts.get('join')?.toUpperCase()).data ?? null;
  const at = version.safeParse(Number(facts.get('at') ?? Number.NaN)).data;
  const guest = guestId.safeParse(facts.get('guest')).data;
  const token = seatToken.safeParse(facts.get('token')).data;
  const shares = facts.get('shares');
  if (shares !== null) put(page, [], `${facts}`);
  else if (facts.has('join') || facts.has('token')) put(page, placeFacts({ room, table }, away));
  return {
    room,
    table,
    away,
    code,
    ...(at !== undefined && { at }),
    ...(guest !== undefined && token !== undefined && { key: { guest, token } }),
    ...(shares !== null && { failover: { shares, from: hostAddress.safeParse(facts.get('from')).data ?? null } }),
  };
}

/** The address of a room's page at another host. Its token follows the `#`, which browsers never send. */
export function pageOfRoom(address: string, room: string, { guest, token }: RoomToken): string {
  return `http://${address}/#room=${room}&guest=${guest}&token=${token}`;
}

/** A bookmark in the page's own address; it uses no storage. */
export function bookmarkIn(page: Page): Bookmark {
  let written: readonly string[] | null = null;
  // Back leads to an entry that holds the location at the time when a later entry was added
  page.addEventListener('popstate', () => {
    if (written !== null) put(page, written);
  });
  return {
    write(at, away) {
      written = placeFacts(at, away);
      put(page, written);
    },
  };
}
