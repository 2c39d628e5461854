import type { AnyEvent, AnyMove } from '../../../../shared/engine/index.ts';
import type { BrickEvent, EventType } from '../../../../shared/games/brick-and-mortar/events.ts';
import { type BrickView, brickEventHiding, brickHiding } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import type { BrickMove, MoveType } from '../../../../shared/games/brick-and-mortar/moves.ts';

/** All move types; omitting one does not compile. */
const moveTypes: Readonly<Record<MoveType, true>> = {
  'take-back': true,
  done: true,
  'keep-store': true,
  'choose-starting-store': true,
  'buy-from-hand': true,
  'open-auction': true,
  pass: true,
  raise: true,
  'drop-out': true,
  pay: true,
  'close-store': true,
  'open-store': true,
  'play-card': true,
  'redraw-card': true,
  'redraw-hand': true,
  'look-at-pile': true,
  'add-card': true,
  'bid-quantity': true,
  'bid-price': true,
  stock: true,
  sell: true,
  'take-points': true,
  'discard-surplus': true,
  'rescue-surplus': true,
  'supply-market': true,
  'take-free': true,
  'supply-or-points': true,
  'draw-extra': true,
  transfer: true,
  'buy-surplus': true,
  'return-to-market': true,
  'buy-points': true,
  'sell-points': true,
};

/** The fields of every view. */
const viewFields = Object.entries(brickHiding)
  .filter(([, declared]) => !('presence' in declared) || declared.presence === 'shown')
  .map(([field]) => field);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Is this a view of a Brick & Mortar match? The host made it by the same table, so its fields tell. */
export function isBrickView(view: unknown): view is BrickView {
  return isRecord(view) && viewFields.every((field) => field in view) && Array.isArray(view.players);
}

/** True for a move of this game. The host validates the move when it is played. */
export function isBrickMove(move: AnyMove): move is BrickMove {
  return Object.hasOwn(moveTypes, move.type);
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(brickEventHiding, type);
}

/** Facts that an event may leave out. */
const optionalFacts: readonly string[] = ['store'];

/** True for a complete event of this game. */
export function isBrickEvent(event: AnyEvent): event is BrickEvent {
  if (!isEventType(event.type)) return false;
  return Object.keys(brickEventHiding[event.type]).every(
    (fact) => fact in event || (event.type === 'points-changed' && optionalFacts.includes(fact)),
  );
}

/** The legal moves that belong to this game, in order. */
export function brickMoves(moves: readonly AnyMove[]): readonly BrickMove[] {
  return moves.filter(isBrickMove);
}

/** The events that belong to this game. */
export function brickEvents(events: readonly AnyEvent[]): readonly BrickEvent[] {
  return events.filter(isBrickEvent);
}
