import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { EventType, MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import {
  type MercadoView,
  mercadoEventHiding,
  mercadoHiding,
} from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove, MoveType } from '../../../../shared/games/mercado-de-lisboa/moves.ts';

/** The kinds of move this room knows how to show; leaving one out does not compile. */
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

/** The facts every view has. */
const viewFields = Object.entries(mercadoHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Is this a view of a match of Mercado de Lisboa? The host made it by the same table, so its fields tell. */
export function isMercadoView(view: unknown): view is MercadoView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** Is this one of the game's moves? What the host offers, the host itself checks again when it is played. */
export function isMercadoMove(move: AnyMove): move is MercadoMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(mercadoEventHiding, type);
}

/** Is this one of the game's events, with all its facts? */
export function isMercadoEvent(event: AnyEvent): event is MercadoEvent {
  return isEventType(event.type) && Object.keys(mercadoEventHiding[event.type]).every((fact) => fact in event);
}

/** The moves of the offer that belong to the game, in the order offered. */
export function mercadoMoves(moves: readonly AnyMove[]): readonly MercadoMove[] {
  return moves.filter(isMercadoMove);
}

/** The events that belong to the game. */
export function mercadoEvents(events: readonly AnyEvent[]): readonly MercadoEvent[] {
  return events.filter(isMercadoEvent);
}
