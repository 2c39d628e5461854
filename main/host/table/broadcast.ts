import type { GameTypes, LessonCourse, PlayedMove, Seat, Viewer } from '../../../shared/engine/index.ts';
import { type Campaign, levelOf, type TableMessage } from '../../../shared/protocol/messages.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { askedFor } from '../seats/hand.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import type { Hosted } from './hosted.ts';
import type { KeptMatch } from './kept-match.ts';
import { lessonMoves, lessonStandingOf } from './lesson-standing.ts';
import type { MatchChanges } from './match-changes.ts';
import { imaginedFor, legalFor, movesFor, outcomeFor, partsFor, publicMovesFor, viewFor } from './redaction.ts';
import type { Rewinding } from './rewinding.ts';
import type { StandingOrders } from './standing-orders.ts';

type Moves = readonly PlayedMove<GameTypes>[];

/** Everything that a table's messages to its pages are built from. */
export interface TableFacts {
  readonly id: string;
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** Set at the table of a lesson, otherwise null. */
  readonly course: LessonCourse | null;
  /** Set at the table of a puzzle, otherwise null. */
  readonly puzzle: PuzzleTry | null;
  readonly changes: MatchChanges;
  readonly orders: StandingOrders;
  readonly rewinding: Rewinding;
  /** The room that plays at this table, or null. */
  readonly hosted: Hosted | null;
  /** The campaign, once its chapter at this table is over. */
  readonly campaign: Campaign | undefined;
}

/** The seats that a page's device asks for. */
function wishesOf({ seating, pages }: Presence, page: Page) {
  const device = pages.deviceOf(page);
  return device === undefined ? [] : seating.wishesOf(device);
}

/** The fields of a table message that differ from page to page. */
function personal({ kept, presence, changes, orders, rewinding, hosted }: TableFacts, page: Page) {
  const own = presence.own(page);
  const hand = presence.hand(page);
  const { inHand, chosen } = hand;
  const undoableBy = changes.undoableFor(presence.viewer(page));
  return {
    own: [...own],
    wishes: [...wishesOf(presence, page)],
    keeping: hosted !== null && knowsDoor(page, presence, hosted) ? keepingOf(hosted, presence) : null,
    readOnly: presence.isReadOnly(page),
    inHand,
    unshuttered: inHand !== null && !chosen,
    next: askedFor(hand, own, kept.game.toAct(kept.match.state)),
    viewer: presence.viewer(page),
    undo: undoableBy !== null && changes.mayUndoFor(page, undoableBy),
    redo: inHand !== null && kept.match.mayRedo(inHand, presence.viewer(page)),
    rewindFor: rewinding.askableFor(page),
    orders: orders.sentTo(page),
    lastSeen: inHand === null ? null : lastSeenBy({ kept, presence }, inHand),
  };
}

/** How many choices known to the seat its player had seen when they last looked. Null if never. */
function lastSeenBy({ kept, presence }: Pick<TableFacts, 'kept' | 'presence'>, seat: Seat): number | null {
  const last = presence.lastSeen(seat, kept.played);
  return last === null ? null : kept.seen.countFor(seat, last);
}

/** The room's code and guests; only for the host and for leaders. */
function keepingOf({ code, guests }: Hosted, { seating, pages }: Presence): NonNullable<TableMessage['keeping']> {
  return {
    code,
    guests: guests.all.map(({ guest, name }) => ({
      guest,
      name,
      present: pages.has(guest),
      wishes: [...seating.wishesOf(guest)],
    })),
  };
}

/** True if this page may know the room's guests and its code. */
function knowsDoor(page: Page, { pages }: Presence, hosted: Hosted): boolean {
  return page.isHost || hosted.leads(pages.deviceOf(page) ?? 'house', false);
}

/** The fields of a table message that are the same for all pages. */
function common({ id, kept, presence: { seating, pages }, course, puzzle, hosted, campaign }: TableFacts) {
  const { game, header, journal, seats, match } = kept;
  const outcome = outcomeFor(match);
  return {
    type: 'table' as const,
    table: id,
    game: game.id,
    options: { ...header.match.options },
    seats: [...seats],
    holdings: seating.seats.map(({ holder, owner }) => {
      return { holder, owner, present: levelOf(holder) !== null || pages.has(holder) };
    }),
    hosting: hosted === null ? null : { room: hosted.id, name: hosted.name, door: hosted.door },
    repaired: journal.repaired,
    salvaged: journal.lost,
    fromSnapshot: journal.fromSnapshot,
    ...(journal.isLaid && { laid: true }),
    outcome,
    campaign,
    ...(course !== null && { lesson: lessonStandingOf(game.id, course, match.played) }),
    ...(puzzle !== null && { puzzle: puzzle.standing }),
  };
}

/** Index of the first move that differs from the moves already sent. */
function firstUnsent(played: Moves, sent: Moves): number {
  const differs = played.findIndex((move, index) => sent[index] !== move);
  return differs === -1 ? played.length : differs;
}

/** The message fields and choices shared by all pages with the same viewer. */
function seenBy({ kept, changes, rewinding }: TableFacts, viewer: Viewer) {
  const { match, game, seen } = kept;
  return {
    ...seen.for(viewer),
    facts: {
      version: kept.versionFor(viewer),
      undoableBy: changes.undoableFor(viewer),
      rewindAsk: rewinding.sentTo(viewer),
      ...viewFor(game, match.state, viewer),
      legal: legalFor(game, match.state, viewer),
    },
  };
}

/** The rewinds from index `from` on, counted in choices that the viewer knows of. Omitted if there are none. */
function rewindsFor({ match, seen }: KeptMatch, viewer: Viewer, from: number): Pick<TableMessage['log'], 'rewinds'> {
  const rewinds = match.rewinds.slice(from).map(({ seat, back, agreed, aloud, at }, index) => ({
    seat,
    back: seen.takenBackFor(viewer, from + index, back),
    agreed: [...agreed],
    aloud: [...aloud],
    at: seen.countFor(viewer, at),
  }));
  return rewinds.length > 0 ? { rewinds } : {};
}

/** The sub-steps of the latest choice. Omitted if the viewer does not know the choice or it had none. */
function partsOfLatest({ game, parts, played }: KeptMatch, viewer: Viewer, positions: readonly number[]) {
  const isKnown = positions.at(-1) === played - 1;
  return isKnown && parts.length > 0 ? { parts: partsFor(game, parts, viewer) } : {};
}

/** Memoizes `work` by its argument. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

/** Sends a table's updates to its pages, each only what its viewer may know. */
export class Broadcast {
  readonly #facts: () => TableFacts;
  /** Number of broadcasts so far that no viewer missed. */
  #moment = 0;

  /** @param facts returns the current state of the table */
  constructor(facts: () => TableFacts) {
    this.#facts = facts;
  }

  /** Sends an update to all pages except those whose viewer saw nothing of the change. */
  broadcast(missedBy: ReadonlySet<Viewer>): void {
    const { presence } = this.#facts();
    const { pages } = presence;
    const isConcerned = (page: Page) => {
      const viewer = presence.viewer(page);
      return !missedBy.has(viewer) || pages.sent(page)?.viewer !== viewer;
    };
    if (missedBy.size === 0) this.#moment += 1;
    this.send([...pages].filter(isConcerned));
  }

  /** Sends a page the complete table, whatever it has already received. */
  resync(page: Page): void {
    this.#facts().presence.pages.note(page, null);
    this.send([page]);
  }

  /**
   * Sends pages the moves that they lack, or all moves if their viewer has changed.
   * Work and text are shared between pages that receive the same.
   */
  send(to: Iterable<Page>): void {
    const table = this.#facts();
    const { kept, presence, course, puzzle, hosted } = table;
    const { match, game } = kept;
    const { pages } = presence;
    const alike = common(table);
    const seen = remembered((viewer: Viewer) => seenBy(table, viewer));
    const latest = remembered((viewer: Viewer) => partsOfLatest(kept, viewer, seen(viewer).positions));
    const tries = game.hasPreviews === true;
    const imagined = remembered((viewer: Viewer) => imaginedFor(game, match.state, viewer));
    const texts = new Map<string, string>();

    for (const page of to) {
      const viewer = presence.viewer(page);
      const sent = pages.sent(page);
      // A new viewer starts from nothing: the page has dropped what the previous viewer saw.
      const goesOn = sent !== null && sent.viewer === viewer;
      const after = goesOn ? sent.moment : null;
      const moment = Math.max(this.#moment, pages.moment(page) + 1);
      const { moves, positions, facts } = seen(viewer);
      const { inHand, isOpen } = presence.hand(page);
      const offered = isOpen && inHand !== null ? publicMovesFor(game, match.state, inHand) : facts.legal;
      const taught = course === null ? offered : lessonMoves(course, match.played, inHand, offered);
      const legal = puzzle?.isAsked === false ? [] : taught;
      const from = goesOn ? firstUnsent(moves, sent.moves) : 0;
      // a page that has just joined, or already has the latest choice, does not play it back again
      const isFresh = sent !== null && (!goesOn || sent.played < kept.played);
      // Messages to spectators without seat requests may be identical; all others contain personal fields.
      const looksOn = presence.own(page).length === 0 && wishesOf(presence, page).length === 0;
      const mayKnowDoor = hosted !== null && knowsDoor(page, presence, hosted);
      const key = looksOn ? [mayKnowDoor, presence.isReadOnly(page), moment, after, from, isFresh].join() : null;
      const text =
        (key === null ? undefined : texts.get(key)) ??
        JSON.stringify({
          ...alike,
          ...personal(table, page),
          moment,
          ...facts,
          legal,
          ...(tries && page.imagines && inHand !== null && legal.length > 0 && { imagined: imagined(viewer) }),
          log: {
            after,
            from,
            moves: movesFor(match, kept.journal.choosers, viewer, positions.slice(from)),
            ...(isFresh && latest(viewer)),
            ...rewindsFor(kept, viewer, goesOn ? sent.rewinds : 0),
          },
        } satisfies TableMessage);
      if (key !== null) texts.set(key, text);
      const noted = { viewer, moves, played: kept.played, rewinds: match.rewinds.length, moment };
      pages.note(page, page.sendTable(text) ? noted : null);
    }
  }
}
