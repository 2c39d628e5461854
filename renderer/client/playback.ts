import type { AnyEvent } from '../../shared/engine/index.ts';
import type {
  PlaybackPoint,
  PlayedForViewer,
  Settings,
  TableMessage,
  TablePart,
} from '../../shared/protocol/messages.ts';
import type { TelevisionPlace } from './slices/television-slice.ts';

/**
 * A playback step: a reveal for everyone, the results of a player's own last press, or those of others; `awaited`: the
 * table before them, until the television begins to show them.
 * It is shown on the table as it was then, to the viewer at the screen.
 */
export interface PlaybackStep {
  /** Unique within the match. */
  readonly id: string;
  readonly kind: 'awaited' | 'turned' | 'own' | 'done';
  /** The seat whose choice it shows. */
  readonly seat: number;
  /** The range of moves that it shows: from `from`, before `to`. */
  readonly from: number;
  readonly to: number;
  /** The range of the last move's events that it shows; null for all. Used for moves of several sub-steps. */
  readonly events: readonly [from: number, to: number] | null;
  /** The number of moves already visible on the shown table. */
  readonly shown: number;
  /** The events that are new at this step, for animation and sound. */
  readonly latest: readonly AnyEvent[];
  readonly view: unknown;
  readonly viewer: TableMessage['viewer'];
  /** The active seat. The table keeps its orientation until the playback ends. */
  readonly inHand: number | null;
  /** The seat whose side faces the screen once no seat is active: the last active one. */
  readonly ownSeat: number | null;
}

/** What happened since a player at this screen could last choose, step by step. */
export interface Playback {
  readonly steps: readonly PlaybackStep[];
  /** Index of the shown step. */
  readonly at: number;
  /** Whether this screen alone repeats what the others have seen: no television leads it. */
  readonly isRepeated?: true;
}

/** What is new in the received moves, according to the game's facts. */
export interface MoveUpdates {
  /** The moves with a reveal for everyone. `events`: the number of events up to the last reveal. */
  readonly turned: readonly { readonly move: number; readonly events: number }[];
  /** The moves worth showing, each with the indices of the events to show. */
  readonly news: readonly { readonly move: number; readonly events: readonly number[] }[];
  readonly pace: Settings['pace'];
  /** Where the room has a television: there the playback is shown first. */
  readonly television: TelevisionPlace;
}

/** The part of a table that playback needs. */
interface TableFacts {
  readonly viewer: TableMessage['viewer'];
  readonly inHand: number | null;
  readonly toAct: readonly number[];
  readonly legal: readonly unknown[];
  readonly view: unknown;
}

interface Change {
  readonly before: TableFacts;
  readonly after: TableFacts;
  /** The current moves as the current viewer knows them, and the first new one's index. */
  readonly moves: readonly PlayedForViewer[];
  readonly freshFrom: number;
  /** The table between the sub-steps of the last move. */
  readonly parts: readonly TablePart[];
  /** The running playback, if its viewer still has the screen. */
  readonly playback: Playback | null;
  /** The last public view, if nothing public has happened since; null if unknown. */
  readonly openBefore: unknown;
}

/** A missed move, with the viewer's table before and after it. */
export interface MissedMove {
  /** Its index among the moves that this viewer knows. */
  readonly move: number;
  /** The number of its events up to the last reveal for everyone; 0 without a reveal. */
  readonly turned: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** The playback steps of what the active player has missed. */
export function missedSteps(
  missed: readonly MissedMove[],
  moves: readonly PlayedForViewer[],
  { viewer, inHand }: Pick<TableFacts, 'viewer' | 'inHand'>,
): readonly PlaybackStep[] {
  return missed.flatMap(({ move, turned, before, after }) => {
    const choice = moves[move];
    if (choice === undefined) return [];
    const { seat } = choice;
    // new objects, so that the animations run again
    const events = choice.events.map((event) => ({ ...event }));
    const side = { viewer, inHand, ownSeat: null, seat, from: move, to: move + 1 };
    const latest = events.slice(turned);
    const done: PlaybackStep = {
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

/** The moves of a step. A move of several sub-steps has only its events so far. */
export function movesOf(
  { from, to, events }: Pick<PlaybackStep, 'from' | 'to' | 'events'>,
  moves: readonly PlayedForViewer[],
): readonly PlayedForViewer[] {
  const received = moves.slice(from, to);
  return events === null ? received : received.map((move) => ({ ...move, events: move.events.slice(0, events[1]) }));
}

/** Most steps of a playback; a longer one keeps its end. The log has the rest. */
export const MOST = 16;
/** Most steps of a playback that a television has not begun; of more, it shows a summary. */
const mostAhead = 2;

/** How far a screen has shown a match once it shows this step. `moves`: those that its viewer knows. */
export function pointOf(
  { kind, from, to, events }: Pick<PlaybackStep, 'kind' | 'from' | 'to' | 'events'>,
  moves: readonly PlayedForViewer[],
): Pick<PlaybackPoint, 'moves' | 'events'> {
  if (kind === 'awaited') return { moves: from, events: 0 };
  // viewers may know different numbers of events, but all see the same reveal
  if (kind === 'turned') return { moves: to - 1, events: 1 };
  const isWhole = events === null || events[1] >= (moves[to - 1]?.events.length ?? 0);
  return isWhole ? { moves: to, events: 0 } : { moves: to - 1, events: events[1] };
}

/** Whether a screen at `reached` has shown everything up to `point`. */
export function hasShown(
  reached: Pick<PlaybackPoint, 'moves' | 'events'>,
  point: Pick<PlaybackPoint, 'moves' | 'events'>,
): boolean {
  return reached.moves > point.moves || (reached.moves === point.moves && reached.events >= point.events);
}

function isAsked({ inHand, toAct, legal }: TableFacts): boolean {
  return inHand !== null && toAct.includes(inHand) && legal.length > 0;
}

/** The viewer and the orientation of a playback; null if the viewer has seen nothing of the table yet. */
function sideOf({ before, after, playback }: Change): Pick<PlaybackStep, 'viewer' | 'inHand' | 'ownSeat'> | null {
  const last = playback?.steps.at(-1);
  const { viewer } = after;
  if (last !== undefined) return { viewer, inHand: last.inHand, ownSeat: last.ownSeat };
  if (before.viewer === viewer) return { viewer, inHand: before.inHand, ownSeat: null };
  // without a shutter, the new active player hides nothing
  const wentOn = before.inHand !== null && after.inHand !== null;
  return viewer === 'spectator' || wentOn ? { viewer, inHand: null, ownSeat: before.inHand } : null;
}

function eventsOf(moves: readonly PlayedForViewer[]): readonly AnyEvent[] {
  return moves.flatMap(({ events }) => events);
}

/** The playback steps of one message. */
function stepsOf(change: Change, { turned, news }: MoveUpdates): readonly PlaybackStep[] {
  const { before, after, moves, freshFrom, playback } = change;
  const side = sideOf(change);
  if (side === null) return [];
  const steps: PlaybackStep[] = [];
  /** The events that are not yet on the table. */
  let rest = eventsOf(moves.slice(freshFrom));
  for (const { move, events } of turned) {
    const choice = moves[move];
    if (choice === undefined) continue;
    const till = eventsOf(moves.slice(freshFrom, move)).length + events;
    const received = eventsOf(moves.slice(freshFrom)).length - rest.length;
    const view = change.openBefore ?? after.view;
    const latest = rest.slice(0, till - received);
    rest = rest.slice(till - received);
    const id = `${move} turned`;
    const reach = { from: move, to: move + 1, events: [0, events] as const, shown: move };
    steps.push({ ...side, ...reach, id, kind: 'turned', seat: choice.seat, latest, view });
  }
  const first = news[0]?.move;
  const last = moves.at(-1);
  // others' moves do not interrupt a player who is still choosing, unless there is a reveal
  const goesOn =
    steps.length === 0 && playback === null && isAsked(before) && isAsked(after) && after.inHand === before.inHand;
  if (first === undefined || last === undefined || goesOn) return steps;
  const isOwn =
    turned.length === 0 && moves.slice(freshFrom).every(({ seat }) => seat === side.inHand || seat === side.ownSeat);
  const done: PlaybackStep = {
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
  return [...steps, ...inParts(done, last, change, news[0]?.events ?? [])];
}

/**
 * Splits one move into a playback step per sub-step, each with its own view.
 * A sub-step with nothing to show joins the next one.
 */
function inParts(
  done: PlaybackStep,
  { events }: PlayedForViewer,
  { moves, freshFrom, parts }: Change,
  news: readonly number[],
): readonly PlaybackStep[] {
  if (freshFrom < moves.length - 1 || parts.length === 0) return [done];
  const steps: PlaybackStep[] = [];
  let from = events.length - done.latest.length;
  for (const { events: to, view } of [...parts, { events: events.length, view: done.view }]) {
    if (!news.some((event) => event >= from && event < to)) continue;
    const kind = steps.length === 0 ? done.kind : 'done';
    steps.push({ ...done, id: `${done.id} ${to}`, kind, events: [from, to], latest: events.slice(from, to), view });
    from = to;
  }
  return steps;
}

/** The table before the first new move, shown until the television has come so far; none if it was not seen. */
function awaited({ before, after, playback, freshFrom }: Change, first: PlaybackStep): readonly PlaybackStep[] {
  if (playback !== null || first.kind === 'own' || before.viewer !== after.viewer) return [];
  const reach = { from: freshFrom, to: freshFrom, events: null, shown: freshFrom };
  return [{ ...first, ...reach, id: `${first.id} awaited`, kind: 'awaited', latest: [], view: before.view }];
}

/** Whether both steps show moves of the same player, one after the other. */
function isSameTurn(one: PlaybackStep, next: PlaybackStep): boolean {
  const isWhole = one.events === null && next.events === null;
  return isWhole && one.kind === 'done' && next.kind === 'done' && one.seat === next.seat && one.viewer === next.viewer;
}

/** Shows a player's moves in a row as one step. The step on the screen grows, and animates only what is new. */
function withTurnsInOne(steps: readonly PlaybackStep[], at: number): readonly PlaybackStep[] {
  const joined: PlaybackStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const isShown = joined.length - 1 === at;
    if (last === undefined || joined.length - 1 < at || !isSameTurn(last, step)) joined.push(step);
    else joined.splice(-1, 1, isShown ? { ...step, id: last.id, from: last.from } : summary([last, step], step));
  }
  return joined;
}

/** Several steps as one: the last table, with all the events. */
function summary(steps: readonly PlaybackStep[], last: PlaybackStep): PlaybackStep {
  const from = Math.min(...steps.map((step) => step.from));
  const events = last.events === null ? null : ([0, last.events[1]] as const);
  return { ...last, from, events, latest: steps.flatMap(({ latest }) => latest) };
}

/**
 * The steps of a television that does not fall behind: from step `at` on at most `mostAhead` more, the last reveal and a
 * summary of everything after it.
 */
function summedUp(steps: readonly PlaybackStep[], at: number): readonly PlaybackStep[] {
  const ahead = steps.slice(at + 1);
  const last = ahead.at(-1);
  if (ahead.length <= mostAhead || last === undefined) return steps;
  const reveal = ahead.findLastIndex(({ kind }) => kind === 'turned');
  const rest = ahead.slice(reveal + 1);
  return [
    ...steps.slice(0, at + 1),
    ...ahead.slice(Math.max(0, reveal), reveal + 1),
    ...(rest.length > 0 ? [summary(rest, last)] : []),
  ];
}

/** The playback after new moves; null if everything is already on the table. */
export function playbackAfter(change: Change, updates: MoveUpdates): Playback | null {
  const { playback, freshFrom, moves } = change;
  const { pace, television } = updates;
  if (pace === 'at-once' && television !== 'elsewhere') return null;
  if (freshFrom >= moves.length) return playback;
  const more = stepsOf(change, updates);
  const [first] = more;
  if (first === undefined) return playback;
  const arrived = television === 'elsewhere' ? [...awaited(change, first), ...more] : more;
  const at = playback?.at ?? 0;
  const all = withTurnsInOne([...(playback?.steps ?? []), ...arrived], at);
  return shortened(television === 'here' && playback !== null ? summedUp(all, at) : all, at);
}

/** The playback at step `at`, with at most `MOST` steps: the current one stays, and of the others the last. */
function shortened(steps: readonly PlaybackStep[], at: number): Playback {
  const first = Math.max(0, Math.min(at, steps.length - MOST));
  const kept = steps.slice(first);
  const [current, ...ahead] = kept;
  if (kept.length <= MOST || current === undefined) return { steps: kept, at: at - first };
  return { steps: [current, ...ahead.slice(1 - MOST)], at: 0 };
}

/** The same playback from its beginning, with its animations again. */
export function replayOf(steps: readonly PlaybackStep[]): Playback {
  const again = steps.map((step) => ({ ...step, latest: step.latest.map((event) => ({ ...event })) }));
  return { steps: again, at: 0, isRepeated: true };
}
