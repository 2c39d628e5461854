import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent, EventType } from '../../../../shared/games/emporium/events.ts';
import { type EmporiumView, emporiumEventHiding, emporiumHiding } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove, MoveType } from '../../../../shared/games/emporium/moves.ts';

/** The kinds of move this room knows how to show; leaving one out does not compile. */
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

/** The facts every view has. */
const viewFields = Object.entries(emporiumHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Is this a view of a match of Emporium? The host made it by the same table, so its fields tell. */
export function isEmporiumView(view: unknown): view is EmporiumView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** Is this one of the game's moves? What the host offers, the host itself checks again when it is played. */
export function isEmporiumMove(move: AnyMove): move is EmporiumMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(emporiumEventHiding, type);
}

/** Is this one of the game's events, with all its facts? */
export function isEmporiumEvent(event: AnyEvent): event is EmporiumEvent {
  return isEventType(event.type) && Object.keys(emporiumEventHiding[event.type]).every((fact) => fact in event);
}

/** The moves of the offer that belong to the game, in the order offered. */
export function emporiumMoves(moves: readonly AnyMove[]): readonly EmporiumMove[] {
  return moves.filter(isEmporiumMove);
}

/** The events that belong to the game. */
export function emporiumEvents(events: readonly AnyEvent[]): readonly EmporiumEvent[] {
  return events.filter(isEmporiumEvent);
}
