import { createSelector } from '@reduxjs/toolkit';
import type { AnyEvent, AnyMove } from '../../shared/engine/index.ts';
import type { PlayedForViewer, SeatSettings, TableMessage } from '../../shared/protocol/messages.ts';
import type { AppState } from './store.ts';
import { type Beat, movesOf } from './story.ts';

/** The moment of a table that the screen shows, whether it is the live one or one looked back at. */
export interface VisibleState {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatSettings[];
  readonly viewer: TableMessage['viewer'];
  readonly inHand: number | null;
  /** Others may look on, for the screen came to the seat in hand without a shutter. */
  readonly isUnshuttered: boolean;
  readonly view: unknown;
  readonly toAct: readonly number[];
  readonly legal: readonly AnyMove[];
  readonly version: number;
  /** The moves up to this moment. */
  readonly moves: readonly PlayedForViewer[];
  readonly latest: readonly AnyEvent[];
  readonly live: boolean;
  /** The beat of a story that is told just now; null where the table stands as it is. */
  readonly beat: Beat | null;
}

const none: readonly never[] = [];

/** The one source of every drawing of a table: live play, step-back and finished matches alike. Null away from tables. */
export const visibleState = createSelector(
  [
    (state: AppState) => state.table.live,
    (state: AppState) => state.table.moves,
    (state: AppState) => state.table.freshFrom,
    (state: AppState) => state.table.moment,
    (state: AppState) => beatOf(state),
    (state: AppState) => state.connection.welcomed,
  ],
  (live, moves, freshFrom, moment, beat, welcomed): VisibleState | null => {
    if (live === null) return null;
    const { table, game, seats, version } = live;
    const common = { table, game, seats, version, isUnshuttered: live.unshuttered === true, beat: null };
    if (moment !== null) {
      const { viewer, view, toAct } = moment;
      const before = moves.slice(0, moment.position);
      return { ...common, viewer, view, toAct, inHand: null, legal: none, moves: before, latest: none, live: false };
    }
    if (beat !== null) {
      // who had the screen last keeps their side of the table until all is told
      const { view, latest, near } = beat;
      const eyes = near === null ? { viewer: beat.viewer, inHand: beat.inHand } : { viewer: near, inHand: null };
      const told = { view, latest, beat, moves: movesUpTo(beat, moves) };
      return { ...common, ...eyes, ...told, toAct: [beat.seat], legal: none, live: true };
    }
    return {
      ...common,
      viewer: live.viewer,
      view: live.view,
      toAct: live.toAct,
      inHand: live.inHand,
      // a move that could not be sent is not on offer
      legal: welcomed ? live.legal : none,
      moves,
      latest: moves.slice(freshFrom).flatMap((move) => move.events),
      live: true,
    };
  },
);

/** The moves that have left their traces on the table of a beat; the last of them as far as it has come. */
function movesUpTo(beat: Beat, moves: readonly PlayedForViewer[]): readonly PlayedForViewer[] {
  const { from, to, shown } = beat;
  return shown < to ? moves.slice(0, shown) : [...moves.slice(0, from), ...movesOf(beat, moves)];
}

/** The beat of a story that is told just now, if one is. */
function beatOf({ table: { story } }: AppState): Beat | null {
  return story?.beats[story.at] ?? null;
}

/**
 * Is the shutter down? It is whenever nobody's things may be shown and a person of a device that several share must act.
 * When none of them must, the device shows what everybody may see.
 */
export function shutterIsDown(state: AppState): boolean {
  const { live } = state.table;
  return live !== null && live.inHand === null && live.next !== null && live.own.length > 1;
}

/**
 * The seat of this device whose turn it is now: the one before the screen, or the one the shutter asks for. Nobody is
 * called before what happened has been told.
 */
export function calledSeat(state: AppState): number | null {
  const { live, story } = state.table;
  if (live === null || live.outcome !== null || story !== null) return null;
  if (live.inHand === null) return live.next;
  return live.toAct.includes(live.inHand) ? live.inHand : null;
}

/** Has the turn come to somebody of this device, at a table that several devices share? */
export function isCalledFromAfar(state: AppState): boolean {
  const { live } = state.table;
  return live !== null && live.own.length < live.seats.length && calledSeat(state) !== null;
}
