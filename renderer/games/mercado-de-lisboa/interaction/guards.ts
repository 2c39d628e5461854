import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EventType, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import {
  type MercadoView,
  mercadoEventHiding,
  mercadoHiding,
} from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove, MoveType } from '../../../../shared/games/mercado-de-lisboa/moves.ts';

/** All move types; omitting one does not compile. */
const moveTypes: Readonly<Record<MoveType, true>> = {
  specialise: true,
  'exchange-hand': true,
  'exchange-display': true,
  'open-stand': true,
  'bring-customers': true,
  'open-restaurant': true,
  'take-coin': true,
  'take-tile': true,
};

/** The fields of every view. */
const viewFields = Object.entries(mercadoHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a view of this game. The host builds views from the same table, so the field names suffice. */
export function isMercadoView(view: unknown): view is MercadoView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** True for a move of this game. The host validates the move when it is played. */
export function isMercadoMove(move: AnyMove): move is MercadoMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(mercadoEventHiding, type);
}

/** True for a complete event of this game. */
export function isMercadoEvent(event: AnyEvent): event is MercadoEvent {
  return isEventType(event.type) && Object.keys(mercadoEventHiding[event.type]).every((fact) => fact in event);
}

/** The legal moves that belong to this game, in order. */
export function mercadoMoves(moves: readonly AnyMove[]): readonly MercadoMove[] {
  return moves.filter(isMercadoMove);
}

/** The events that belong to this game. */
export function mercadoEvents(events: readonly AnyEvent[]): readonly MercadoEvent[] {
  return events.filter(isMercadoEvent);
}
