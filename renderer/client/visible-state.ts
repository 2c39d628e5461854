import { createSelector } from '@reduxjs/toolkit';
import type { AnyEvent, AnyMove } from '../../shared/engine/index.ts';
import type { PlayedForViewer, SeatSettings, TableMessage } from '../../shared/protocol/messages.ts';
import { movesOf, type PlaybackStep } from './playback.ts';
import type { AppState } from './store.ts';

/** The table on the screen, live or at an earlier moment. */
export interface VisibleState {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatSettings[];
  readonly viewer: TableMessage['viewer'];
  readonly inHand: number | null;
  /** Whether others may see the screen, because it reached the active seat without a shutter. */
  readonly isUnshuttered: boolean;
  readonly view: unknown;
  readonly toAct: readonly number[];
  readonly legal: readonly AnyMove[];
  /** The redealt state for trying legal moves; undefined without any. */
  readonly imagined?: unknown;
  readonly version: number;
  /** The moves up to this moment. */
  readonly moves: readonly PlayedForViewer[];
  readonly latest: readonly AnyEvent[];
  readonly live: boolean;
  /** The current playback step; null without playback. */
  readonly step: PlaybackStep | null;
}

const none: readonly never[] = [];

/** The single source for drawing a table: live play, step-back and finished matches. Null away from tables. */
export const visibleState = createSelector(
  [
    (state: AppState) => state.table.live,
    (state: AppState) => state.table.moves,
    (state: AppState) => state.table.freshFrom,
    (state: AppState) => state.table.moment,
    (state: AppState) => stepOf(state),
    (state: AppState) => state.connection.welcomed,
  ],
  (live, moves, freshFrom, moment, step, welcomed): VisibleState | null => {
    if (live === null) return null;
    const { table, game, seats, version } = live;
    const common = { table, game, seats, version, isUnshuttered: live.unshuttered === true, step: null };
    if (moment !== null) {
      const { viewer, view, toAct } = moment;
      const before = moves.slice(0, moment.position);
      return { ...common, viewer, view, toAct, inHand: null, legal: none, moves: before, latest: none, live: false };
    }
    if (step !== null) {
      // the last active player keeps their side of the table until the playback ends
      const { view, latest, ownSeat } = step;
      const eyes = ownSeat === null ? { viewer: step.viewer, inHand: step.inHand } : { viewer: ownSeat, inHand: null };
      const received = { view, latest, step, moves: movesUpTo(step, moves) };
      return { ...common, ...eyes, ...received, toAct: [step.seat], legal: none, live: true };
    }
    return {
      ...common,
      viewer: live.viewer,
      view: live.view,
      toAct: live.toAct,
      inHand: live.inHand,
      // no moves are legal while none can be sent
      legal: welcomed ? live.legal : none,
      imagined: live.imagined,
      moves,
      latest: moves.slice(freshFrom).flatMap((move) => move.events),
      live: true,
    };
  },
);

/** The moves visible on a step's table; the last one as far as the step shows it. */
function movesUpTo(step: PlaybackStep, moves: readonly PlayedForViewer[]): readonly PlayedForViewer[] {
  const { from, to, shown } = step;
  return shown < to ? moves.slice(0, shown) : [...moves.slice(0, from), ...movesOf(step, moves)];
}

function stepOf({ table: { playback } }: AppState): PlaybackStep | null {
  return playback?.steps[playback.at] ?? null;
}

/**
 * Whether the shutter is down: no private things may be shown, and a person of a shared device must act.
 * If none of them must act, the device shows the public table.
 */
export function shutterIsDown(state: AppState): boolean {
  const { live } = state.table;
  return live !== null && live.inHand === null && live.next !== null && live.own.length > 1;
}

/**
 * The seat of this device whose turn it is: the active one, or the one that the shutter asks for.
 * Null during playback.
 */
export function calledSeat(state: AppState): number | null {
  const { live, playback } = state.table;
  if (live === null || live.outcome !== null || playback !== null) return null;
  if (live.inHand === null) return live.next;
  return live.toAct.includes(live.inHand) ? live.inHand : null;
}

/** Whether a person at this device has the turn, at a table of several devices. */
export function isCalledFromAfar(state: AppState): boolean {
  const { live } = state.table;
  return live !== null && live.own.length < live.seats.length && calledSeat(state) !== null;
}
