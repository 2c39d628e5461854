import type { AnyEvent } from '../../shared/engine/index.ts';
import type { PlayedForViewer, Settings, TableMessage, TablePart } from '../../shared/protocol/messages.ts';

/**
 * One beat of what happened: something turned over for all, what the last press of somebody of this screen did, or what
 * others did. It is shown on the table as it stood then, to the eyes that are before the screen.
 */
export interface Beat {
  /** Unique within the match as far as it has gone. */
  readonly id: string;
  readonly kind: 'turned' | 'own' | 'done';
  /** Who made the choice that it tells of. */
  readonly seat: number;
  /** It tells of the moves from here on, up to here. */
  readonly from: number;
  readonly to: number;
  /** Of a move that did several things, the events from here on, up to here; null where it tells of all. */
  readonly events: readonly [from: number, to: number] | null;
  /** So many moves have left their traces on the table that is shown. */
  readonly shown: number;
  /** What has come to the table with it, for movement and sound. */
  readonly latest: readonly AnyEvent[];
  readonly view: unknown;
  readonly viewer: TableMessage['viewer'];
  /** Who has the screen in hand; the table stays turned to them until the story is told. */
  readonly inHand: number | null;
  /** Whose side is the near one where the screen is in nobody's hand any more: theirs who had it last. */
  readonly near: number | null;
}

/** What happened since somebody of this screen could last choose, beat by beat. */
export interface Story {
  readonly beats: readonly Beat[];
  /** The beat that is shown. */
  readonly at: number;
}

/** What whoever knows the game says of the moves that have come. */
export interface Tidings {
  /** The moves that turned something over for all, each with the number of its events up to the last that did. */
  readonly turned: readonly { readonly move: number; readonly events: number }[];
  /** The moves that left something to tell of, each with the numbers of those events. */
  readonly news: readonly { readonly move: number; readonly events: readonly number[] }[];
  readonly pace: Settings['pace'];
}

/** A table as far as the telling of stories needs it. */
interface Told {
  readonly viewer: TableMessage['viewer'];
  readonly inHand: number | null;
  readonly toAct: readonly number[];
  readonly legal: readonly unknown[];
  readonly view: unknown;
}

interface Change {
  readonly before: Told;
  readonly after: Told;
  /** The moves that stand now, as the eyes now before the screen know them, and the first that is new. */
  readonly moves: readonly PlayedForViewer[];
  readonly freshFrom: number;
  /** The table between the things that the last of the moves did. */
  readonly parts: readonly TablePart[];
  /** The story that is being told, where its eyes are still before the screen. */
  readonly story: Story | null;
  /** The table as all might see it before, with nothing done openly since; null where it is not known. */
  readonly openBefore: unknown;
}

/** What one move of those that somebody has missed is told by: the table before it and after it, as their eyes may see it. */
export interface MissedMove {
  /** Its index among the moves that these eyes know of. */
  readonly move: number;
  /** The number of its events up to the last that turned something over for all; 0 where none did. */
  readonly turned: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** The beats of what the person before the screen has missed. */
export function missedBeats(
  missed: readonly MissedMove[],
  moves: readonly PlayedForViewer[],
  { viewer, inHand }: Pick<Told, 'viewer' | 'inHand'>,
): readonly Beat[] {
  return missed.flatMap(({ move, turned, before, after }) => {
    const choice = moves[move];
    if (choice === undefined) return [];
    const { seat } = choice;
    // what moved moves again
    const events = choice.events.map((event) => ({ ...event }));
    const side = { viewer, inHand, near: null, seat, from: move, to: move + 1 };
    const latest = events.slice(turned);
    const done: Beat = {
      ...side,
      events: null,
      id: `${move} missed`,
      kind: 'done',
      shown: move + 1,
      latest,
      view: after,
    };
    if (turned === 0) return [done];
    const shown = { events: [0, turned] as const, shown: move, latest: events.slice(0, turned), view: before };
    return [{ ...side, id: `${move} missed, turned`, kind: 'turned' as const, ...shown }, done];
  });
}

/** The moves that a beat tells of; a move that did several things no further than it has come. */
export function movesOf(
  { from, to, events }: Pick<Beat, 'from' | 'to' | 'events'>,
  moves: readonly PlayedForViewer[],
): readonly PlayedForViewer[] {
  const told = moves.slice(from, to);
  return events === null ? told : told.map((move) => ({ ...move, events: move.events.slice(0, events[1]) }));
}

/** A story this long goes on with its end: who was away reads the rest on the roll. */
export const MOST = 16;

function isAsked({ inHand, toAct, legal }: Told): boolean {
  return inHand !== null && toAct.includes(inHand) && legal.length > 0;
}

/** The eyes, and whose side of the table is near, while a change is told; null where its eyes have seen nothing of it yet. */
function sideOf({ before, after, story }: Change): Pick<Beat, 'viewer' | 'inHand' | 'near'> | null {
  const last = story?.beats.at(-1);
  const { viewer } = after;
  if (last !== undefined) return { viewer, inHand: last.inHand, near: last.near };
  if (before.viewer === viewer) return { viewer, inHand: before.inHand, near: null };
  // the screen went on without a shutter: whoever has it now has nothing to hide
  const wentOn = before.inHand !== null && after.inHand !== null;
  return viewer === 'spectator' || wentOn ? { viewer, inHand: null, near: before.inHand } : null;
}

function eventsOf(moves: readonly PlayedForViewer[]): readonly AnyEvent[] {
  return moves.flatMap(({ events }) => events);
}

/** The beats of what has come with one message. */
function beatsOf(change: Change, { turned, news }: Tidings): readonly Beat[] {
  const { before, after, moves, freshFrom, story } = change;
  const side = sideOf(change);
  if (side === null) return [];
  const beats: Beat[] = [];
  /** What is not on the table yet. */
  let rest = eventsOf(moves.slice(freshFrom));
  for (const { move, events } of turned) {
    const choice = moves[move];
    if (choice === undefined) continue;
    const till = eventsOf(moves.slice(freshFrom, move)).length + events;
    const told = eventsOf(moves.slice(freshFrom)).length - rest.length;
    const view = change.openBefore ?? after.view;
    const latest = rest.slice(0, till - told);
    rest = rest.slice(till - told);
    const id = `${move} turned`;
    const reach = { from: move, to: move + 1, events: [0, events] as const, shown: move };
    beats.push({ ...side, ...reach, id, kind: 'turned', seat: choice.seat, latest, view });
  }
  const first = news[0]?.move;
  const last = moves.at(-1);
  // nobody who is still choosing is interrupted by what others do; where something is turned over all of it is told
  const goesOn =
    beats.length === 0 && story === null && isAsked(before) && isAsked(after) && after.inHand === before.inHand;
  if (first === undefined || last === undefined || goesOn) return beats;
  const isOwn =
    turned.length === 0 && moves.slice(freshFrom).every(({ seat }) => seat === side.inHand || seat === side.near);
  const done: Beat = {
    ...side,
    id: `${first} done`,
    kind: isOwn ? 'own' : 'done',
    seat: last.seat,
    from: first,
    to: moves.length,
    events: null,
    shown: moves.length,
    latest: rest,
    view: after.view,
  };
  return [...beats, ...inParts(done, last, change, news[0]?.events ?? [])];
}

/**
 * What one move did one thing after the other as so many beats, each on the table as it stood then. What leaves nothing to
 * tell of belongs to what comes after it; at the end it comes once all is told.
 */
function inParts(
  done: Beat,
  { events }: PlayedForViewer,
  { moves, freshFrom, parts }: Change,
  news: readonly number[],
): readonly Beat[] {
  if (freshFrom < moves.length - 1 || parts.length === 0) return [done];
  const beats: Beat[] = [];
  let from = events.length - done.latest.length;
  for (const { events: to, view } of [...parts, { events: events.length, view: done.view }]) {
    if (!news.some((event) => event >= from && event < to)) continue;
    const kind = beats.length === 0 ? done.kind : 'done';
    beats.push({ ...done, id: `${done.id} ${to}`, kind, events: [from, to], latest: events.slice(from, to), view });
    from = to;
  }
  return beats;
}

/** The story once something more has come; null where there is nothing to tell that is not on the table already. */
export function storyAfter(change: Change, tidings: Tidings): Story | null {
  const { story, freshFrom, moves } = change;
  if (tidings.pace === 'at-once') return null;
  if (freshFrom >= moves.length) return story;
  const more = beatsOf(change, tidings);
  if (more.length === 0) return story;
  const all = [...(story?.beats ?? []), ...more];
  const beats = all.slice(-MOST);
  return { beats, at: Math.max(0, (story?.at ?? 0) - (all.length - beats.length)) };
}

/** The same story from its beginning; what moved moves again. */
export function toldAgain(beats: readonly Beat[]): Story {
  return { beats: beats.map((beat) => ({ ...beat, latest: beat.latest.map((event) => ({ ...event })) })), at: 0 };
}
