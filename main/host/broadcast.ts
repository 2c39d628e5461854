import type { GameTypes, PlayedMove, Seat, Viewer } from '../../shared/engine/index.ts';
import { levelOf, type TableMessage } from '../../shared/protocol/messages.ts';
import { askedFor } from './hand.ts';
import type { Page } from './pages.ts';
import type { Presence } from './presence.ts';
import { legalFor, movesFor, openMovesFor, outcomeFor, viewFor } from './redaction.ts';
import type { Hosted, Table } from './table.ts';

type Moves = readonly PlayedMove<GameTypes>[];

/** What a message says to one page and not to others. */
function personal(table: Table, page: Page) {
  const { match, game, seating, presence, hosted, seen } = table;
  const own = presence.own(page);
  const hand = presence.hand(page);
  const device = presence.pages.deviceOf(page);
  const { inHand } = hand;
  const undoableBy = table.undoableFor(presence.viewer(page));
  return {
    own: [...own],
    wishes: device === undefined ? [] : [...seating.wishesOf(device)],
    keeping: page.isKeeper && hosted !== null ? keepingOf(hosted, presence) : null,
    readOnly: presence.isReadOnly(page),
    inHand,
    next: askedFor(hand, own, game.toAct(match.state)),
    viewer: presence.viewer(page),
    undo: undoableBy !== null && table.mayUndoFor(page, undoableBy),
    redo: inHand !== null && seen.stepsFor(inHand).redoableBy === inHand,
    rewindFor: table.rewinding.askableFor(page),
    lastSeen: inHand === null ? null : lastSeenBy(table, inHand),
  };
}

/** How many of the choices that the seat knows of its person had seen when they last looked; null when they never have. */
function lastSeenBy({ presence, match, seen }: Table, seat: Seat): number | null {
  const last = presence.lastSeen(seat, match.played.length);
  return last === null ? null : seen.countFor(seat, last);
}

/** What only the host person may know of a table on the network. */
function keepingOf({ code }: Hosted, { seating, pages }: Presence): NonNullable<TableMessage['keeping']> {
  const guests = seating.guests.map(({ guest, name, wishes }) => ({
    guest,
    name,
    present: pages.has(guest),
    wishes: [...wishes],
  }));
  return { code, guests };
}

/** What a message says to everybody alike. */
function common(table: Table) {
  const { header, hosted, presence, match } = table;
  const { seating, pages } = presence;
  const outcome = outcomeFor(match);
  return {
    type: 'table' as const,
    table: table.id,
    game: table.game.id,
    options: { ...header.match.options },
    seats: [...table.seats],
    holdings: seating.seats.map(({ holder, owner }) => {
      return { holder, owner, present: levelOf(holder) !== null || pages.has(holder) };
    }),
    hosting: hosted === null ? null : { name: hosted.name, door: hosted.door },
    repaired: table.journal.repaired,
    salvaged: table.journal.lost,
    fromSnapshot: table.journal.fromSnapshot,
    outcome,
    campaign: table.campaign,
  };
}

/** The first move that differs from those told before. */
function firstUntold(played: Moves, told: Moves): number {
  const differs = played.findIndex((move, index) => told[index] !== move);
  return differs === -1 ? played.length : differs;
}

/** What all with the same eyes are told, and the choices they know of. */
function seenBy(table: Table, viewer: Viewer) {
  const { match, game, seen, rewinding } = table;
  const choices = seen.for(viewer);
  return {
    moves: choices.map(({ choice }): PlayedMove<GameTypes> => choice),
    positions: choices.map(({ position }) => position),
    facts: {
      version: table.versionFor(viewer),
      undoableBy: table.undoableFor(viewer),
      rewindAsk: rewinding.toldTo(viewer),
      ...viewFor(game, match.state, viewer),
      legal: legalFor(game, match.state, viewer),
    },
  };
}

/** The rewinds from index `from` on, counted in the choices that the viewer knows of; left out where there are none. */
function rewindsFor({ match, seen }: Table, viewer: Viewer, from: number): Pick<TableMessage['log'], 'rewinds'> {
  const rewinds = match.rewinds.slice(from).map(({ seat, back, agreed, aloud, at }, index) => ({
    seat,
    back: seen.takenBackFor(viewer, from + index, back),
    agreed: [...agreed],
    aloud: [...aloud],
    at: seen.countFor(viewer, at),
  }));
  return rewinds.length > 0 ? { rewinds } : {};
}

/** Something that is worked out once for each of a few keys. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Tells pages of a table what each of them may know: the moves they do not have yet, or all where their eyes are others
 * than before. What is told to many alike is worked out and written once.
 * @param latest the moment of it for whoever has not been told anything of their own since the one before
 */
export function broadcast(table: Table, latest: number, to: Iterable<Page>): void {
  const { match } = table;
  const { pages } = table.presence;
  const alike = common(table);
  const seen = remembered((viewer: Viewer) => seenBy(table, viewer));
  const texts = new Map<string, string>();

  for (const page of to) {
    const own = personal(table, page);
    const told = pages.told(page);
    // Other eyes begin from nothing: what they saw is gone.
    const goesOn = told !== null && told.viewer === own.viewer;
    const after = goesOn ? told.moment : null;
    const moment = Math.max(latest, pages.moment(page) + 1);
    const { moves, positions, facts } = seen(own.viewer);
    const { inHand, isOpen } = table.presence.hand(page);
    const legal = isOpen && inHand !== null ? openMovesFor(table.game, match.state, inHand) : facts.legal;
    const from = goesOn ? firstUntold(moves, told.moves) : 0;
    // All who only look on may know the same; whoever plays or would like to is told what concerns nobody else.
    const looksOn = own.own.length === 0 && own.wishes.length === 0;
    const key = looksOn ? [page.isKeeper, own.readOnly, moment, after, from].join() : null;
    const text =
      (key === null ? undefined : texts.get(key)) ??
      JSON.stringify({
        ...alike,
        ...own,
        moment,
        ...facts,
        legal,
        log: {
          after,
          from,
          moves: movesFor(match, table.journal.choosers, own.viewer, positions.slice(from)),
          ...rewindsFor(table, own.viewer, goesOn ? told.rewinds : 0),
        },
      } satisfies TableMessage);
    if (key !== null) texts.set(key, text);
    const noted = { viewer: own.viewer, moves, rewinds: match.rewinds.length, moment };
    pages.note(page, page.tellTable(text) ? noted : null);
  }
}
