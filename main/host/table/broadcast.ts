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
import { legalFor, movesFor, openMovesFor, outcomeFor, partsFor, viewFor } from './redaction.ts';
import type { Rewinding } from './rewinding.ts';

type Moves = readonly PlayedMove<GameTypes>[];

/** Everything of a table that its pages are told of. */
export interface TableFacts {
  readonly id: string;
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** The lesson that is taught here; null at other tables. */
  readonly course: LessonCourse | null;
  /** The puzzle that lies here; null at other tables. */
  readonly puzzle: PuzzleTry | null;
  readonly changes: MatchChanges;
  readonly rewinding: Rewinding;
  /** The room that plays at it; null where none does. */
  readonly hosted: Hosted | null;
  /** For a chapter that is over: the campaign it belongs to. */
  readonly campaign: Campaign | undefined;
}

/** What a message says to one page and not to others. */
function personal({ kept, presence, changes, rewinding, hosted }: TableFacts, page: Page) {
  const { seating } = presence;
  const own = presence.own(page);
  const hand = presence.hand(page);
  const device = presence.pages.deviceOf(page);
  const { inHand, chosen } = hand;
  const undoableBy = changes.undoableFor(presence.viewer(page));
  return {
    own: [...own],
    wishes: device === undefined ? [] : [...seating.wishesOf(device)],
    keeping: hosted !== null && knowsDoor(page, presence, hosted) ? keepingOf(hosted, presence) : null,
    readOnly: presence.isReadOnly(page),
    inHand,
    unshuttered: inHand !== null && !chosen,
    next: askedFor(hand, own, kept.game.toAct(kept.match.state)),
    viewer: presence.viewer(page),
    undo: undoableBy !== null && changes.mayUndoFor(page, undoableBy),
    redo: inHand !== null && kept.match.mayRedo(inHand, presence.viewer(page)),
    rewindFor: rewinding.askableFor(page),
    lastSeen: inHand === null ? null : lastSeenBy({ kept, presence }, inHand),
  };
}

/** How many of the choices that the seat knows of its person had seen when they last looked; null when they never have. */
function lastSeenBy({ kept, presence }: Pick<TableFacts, 'kept' | 'presence'>, seat: Seat): number | null {
  const last = presence.lastSeen(seat, kept.played);
  return last === null ? null : kept.seen.countFor(seat, last);
}

/** What only whoever leads the room may know, and the host person. */
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

/** May whoever sits before a page know who stands at the door, and by what code it is opened? */
function knowsDoor(page: Page, { pages }: Presence, hosted: Hosted): boolean {
  return page.isKeeper || hosted.leads(pages.deviceOf(page) ?? 'house', false);
}

/** What a message says to everybody alike. */
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

/** The first move that differs from those told before. */
function firstUntold(played: Moves, told: Moves): number {
  const differs = played.findIndex((move, index) => told[index] !== move);
  return differs === -1 ? played.length : differs;
}

/** What all with the same eyes are told, and the choices they know of. */
function seenBy({ kept, changes, rewinding }: TableFacts, viewer: Viewer) {
  const { match, game, seen } = kept;
  const choices = seen.for(viewer);
  return {
    moves: choices.map(({ choice }): PlayedMove<GameTypes> => choice),
    positions: choices.map(({ position }) => position),
    facts: {
      version: kept.versionFor(viewer),
      undoableBy: changes.undoableFor(viewer),
      rewindAsk: rewinding.toldTo(viewer),
      ...viewFor(game, match.state, viewer),
      legal: legalFor(game, match.state, viewer),
    },
  };
}

/** The rewinds from index `from` on, counted in the choices that the viewer knows of; left out where there are none. */
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

/** How the latest choice went on, for whoever knows of it; left out where all happened at once. */
function partsOfLatest({ game, parts, played }: KeptMatch, viewer: Viewer, positions: readonly number[]) {
  const isKnown = positions.at(-1) === played - 1;
  return isKnown && parts.length > 0 ? { parts: partsFor(game, parts, viewer) } : {};
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

/** Tells the pages of a table what has happened there, each what it may know. */
export class Broadcast {
  readonly #facts: () => TableFacts;
  /** Counts what all have been told. */
  #moment = 0;

  /** @param facts the table as it stands now */
  constructor(facts: () => TableFacts) {
    this.#facts = facts;
  }

  /** Tells everybody, but for those who have missed what has happened: to them nothing has. */
  tellAll(missedBy: ReadonlySet<Viewer>): void {
    const { presence } = this.#facts();
    const { pages } = presence;
    const isConcerned = (page: Page) => {
      const viewer = presence.viewer(page);
      return !missedBy.has(viewer) || pages.told(page)?.viewer !== viewer;
    };
    if (missedBy.size === 0) this.#moment += 1;
    this.tell([...pages].filter(isConcerned));
  }

  /** Tells a page everything, whatever it has been told. */
  resync(page: Page): void {
    this.#facts().presence.pages.note(page, null);
    this.tell([page]);
  }

  /**
   * Tells pages what each of them may know: the moves they do not have yet, or all where their eyes are others than before.
   * What is told to many alike is worked out and written once.
   */
  tell(to: Iterable<Page>): void {
    const table = this.#facts();
    const { kept, presence, course, puzzle } = table;
    const { match, game } = kept;
    const { pages } = presence;
    const alike = common(table);
    const seen = remembered((viewer: Viewer) => seenBy(table, viewer));
    const latest = remembered((viewer: Viewer) => partsOfLatest(kept, viewer, seen(viewer).positions));
    const texts = new Map<string, string>();

    for (const page of to) {
      const own = personal(table, page);
      const told = pages.told(page);
      // Other eyes begin from nothing: what they saw is gone.
      const goesOn = told !== null && told.viewer === own.viewer;
      const after = goesOn ? told.moment : null;
      const moment = Math.max(this.#moment, pages.moment(page) + 1);
      const { moves, positions, facts } = seen(own.viewer);
      const { inHand, isOpen } = presence.hand(page);
      const offered = isOpen && inHand !== null ? openMovesFor(game, match.state, inHand) : facts.legal;
      const taught = course === null ? offered : lessonMoves(course, match.played, inHand, offered);
      const legal = puzzle?.isAsked === false ? [] : taught;
      const from = goesOn ? firstUntold(moves, told.moves) : 0;
      // whoever comes to the table, or has heard of it with these eyes already, sees it as it stands
      const isFresh = told !== null && (!goesOn || told.played < kept.played);
      // All who only look on may know the same; whoever plays or would like to is told what concerns nobody else.
      const looksOn = own.own.length === 0 && own.wishes.length === 0;
      const key = looksOn ? [own.keeping !== null, own.readOnly, moment, after, from, isFresh].join() : null;
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
            moves: movesFor(match, kept.journal.choosers, own.viewer, positions.slice(from)),
            ...(isFresh && latest(own.viewer)),
            ...rewindsFor(kept, own.viewer, goesOn ? told.rewinds : 0),
          },
        } satisfies TableMessage);
      if (key !== null) texts.set(key, text);
      const noted = { viewer: own.viewer, moves, played: kept.played, rewinds: match.rewinds.length, moment };
      pages.note(page, page.tellTable(text) ? noted : null);
    }
  }
}
