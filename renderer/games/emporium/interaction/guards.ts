import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { type EmporiumView, emporiumEventHiding, emporiumHiding } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove, MoveType } from '../../../../shared/games/emporium/moves.ts';

/** All move types; omitting one does not compile. */
const moveTypes: Readonly<Record<MoveType, true>> = {
  sell: true,
  bid: true,
  'take-back': true,
  place: true,
  send: true,
  withdraw: true,
  draw: true,
  upgrade: true,
  'done-restocking': true,
  'ask-for-vote': true,
  'no-vote': true,
  vote: true,
};

/** The fields of every view. */
const viewFields = Object.entries(emporiumHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a view of this game. The host builds views from the same table, so the field names suffice. */
export function isEmporiumView(view: unknown): view is EmporiumView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** True for a move of this game. The host validates the move when it is played. */
export function isEmporiumMove(move: AnyMove): move is EmporiumMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(emporiumEventHiding, type);
}

/** True for a complete event of this game. */
export function isEmporiumEvent(event: AnyEvent): event is EmporiumEvent {
  return isEventType(event.type) && Object.keys(emporiumEventHiding[event.type]).every((fact) => fact in event);
}

/** The legal moves that belong to this game, in order. */
export function emporiumMoves(moves: readonly AnyMove[]): readonly EmporiumMove[] {
  return moves.filter(isEmporiumMove);
}

/** The events that belong to this game. */
export function emporiumEvents(events: readonly AnyEvent[]): readonly EmporiumEvent[] {
  return events.filter(isEmporiumEvent);
}
