import type { AnyEvent, AnyMove } from '../../shared/engine/index.ts';

/** The legal moves of one type. */
export function movesOfType<Move extends AnyMove, Type extends Move['type']>(
  { moves }: { readonly moves: readonly Move[] },
  type: Type,
): readonly Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}

/** Whether an event is of one of these types. */
export function isOneOf<Event extends AnyEvent, Type extends Event['type']>(
  event: Event,
  types: readonly Type[],
): event is Extract<Event, { type: Type }> {
  return types.some((type) => type === event.type);
}
