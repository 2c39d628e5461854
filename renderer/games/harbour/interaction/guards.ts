import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EventType, HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type HarbourView, harbourEventHiding, harbourHiding } from '../../../../shared/games/harbour/hiding.ts';
import type { HarbourMove, MoveType } from '../../../../shared/games/harbour/moves.ts';

/** All move types; omitting one does not compile. */
const moveTypes: Readonly<Record<MoveType, true>> = {
  'keep-character': true,
  'take-building': true,
  'take-good': true,
  'move-pawn': true,
  alchemy: true,
  'end-turn': true,
  'pay-toll': true,
  'choose-way': true,
  copy: true,
  'begin-with': true,
  'give-good': true,
  'take-from': true,
  steal: true,
  decline: true,
  'place-marker': true,
  'swap-markers': true,
  'raise-marker': true,
  double: true,
  'fill-up': true,
  'hand-in': true,
  done: true,
  'swap-before-buying': true,
  'clear-building': true,
  'inland-traders': true,
  ship: true,
  buy: true,
  keep: true,
};

/** The fields of every view. */
const viewFields = Object.entries(harbourHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a view of this game. The host builds views from the same table, so the field names suffice. */
export function isHarbourView(view: unknown): view is HarbourView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** True for a move of this game. The host validates the move when it is played. */
export function isHarbourMove(move: AnyMove): move is HarbourMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(harbourEventHiding, type);
}

/** True for a complete event of this game. */
export function isHarbourEvent(event: AnyEvent): event is HarbourEvent {
  return isEventType(event.type) && Object.keys(harbourEventHiding[event.type]).every((fact) => fact in event);
}

/** The legal moves that belong to this game, in order. */
export function harbourMoves(moves: readonly AnyMove[]): readonly HarbourMove[] {
  return moves.filter(isHarbourMove);
}

/** The events that belong to this game. */
export function harbourEvents(events: readonly AnyEvent[]): readonly HarbourEvent[] {
  return events.filter(isHarbourEvent);
}
