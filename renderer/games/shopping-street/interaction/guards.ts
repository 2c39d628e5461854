import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EventType, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import {
  type ShoppingStreetView,
  shoppingStreetEventHiding,
  shoppingStreetHiding,
} from '../../../../shared/games/shopping-street/hiding.ts';
import type { MoveType, ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';

/** All move types; omitting one does not compile. */
const moveTypes: Readonly<Record<MoveType, true>> = {
  ask: true,
  buy: true,
  open: true,
  put: true,
  improve: true,
  roll: true,
  lay: true,
  'finish-laying': true,
  'take-back': true,
  want: true,
  add: true,
  propose: true,
  'give-up': true,
  accept: true,
  decline: true,
  discard: true,
};

/** The fields of every view. */
const viewFields = Object.entries(shoppingStreetHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a view of this game. The host builds views from the same table, so the field names suffice. */
export function isShoppingStreetView(view: unknown): view is ShoppingStreetView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** True for a move of this game. The host validates the move when it is played. */
export function isShoppingStreetMove(move: AnyMove): move is ShoppingStreetMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(shoppingStreetEventHiding, type);
}

/** True for a complete event of this game. */
export function isShoppingStreetEvent(event: AnyEvent): event is ShoppingStreetEvent {
  return isEventType(event.type) && Object.keys(shoppingStreetEventHiding[event.type]).every((fact) => fact in event);
}

/** The legal moves that belong to this game, in order. */
export function shoppingStreetMoves(moves: readonly AnyMove[]): readonly ShoppingStreetMove[] {
  return moves.filter(isShoppingStreetMove);
}

/** The events that belong to this game. */
export function shoppingStreetEvents(events: readonly AnyEvent[]): readonly ShoppingStreetEvent[] {
  return events.filter(isShoppingStreetEvent);
}
