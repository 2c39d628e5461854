import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EventType, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import {
  type ShoppingStreetView,
  shoppingStreetEventHiding,
  shoppingStreetHiding,
} from '../../../../shared/games/shopping-street/hiding.ts';
import type { MoveType, ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';

/** The kinds of move this room knows how to show; leaving one out does not compile. */
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

/** The facts every view has. */
const viewFields = Object.entries(shoppingStreetHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Is this a view of a match of Shopping Street? The host made it by the same table, so its fields tell. */
export function isShoppingStreetView(view: unknown): view is ShoppingStreetView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** Is this one of the game's moves? What the host offers, the host itself checks again when it is played. */
export function isShoppingStreetMove(move: AnyMove): move is ShoppingStreetMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(shoppingStreetEventHiding, type);
}

/** Is this one of the game's events, with all its facts? */
export function isShoppingStreetEvent(event: AnyEvent): event is ShoppingStreetEvent {
  return isEventType(event.type) && Object.keys(shoppingStreetEventHiding[event.type]).every((fact) => fact in event);
}

/** The moves of the offer that belong to the game, in the order offered. */
export function shoppingStreetMoves(moves: readonly AnyMove[]): readonly ShoppingStreetMove[] {
  return moves.filter(isShoppingStreetMove);
}

/** The events that belong to the game. */
export function shoppingStreetEvents(events: readonly AnyEvent[]): readonly ShoppingStreetEvent[] {
  return events.filter(isShoppingStreetEvent);
}
