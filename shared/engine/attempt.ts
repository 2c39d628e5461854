import type { AnyMove, Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import type { Seat } from './seat.ts';

/** Why a move is refused. */
export type Refusal = 'not-your-turn' | 'not-legal' | 'game-over';

/** Thrown for a move that is not legal. The state is unchanged. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  readonly refusal: Refusal;
  readonly seat: Seat;
  readonly move: unknown;

  constructor(refusal: Refusal, seat: Seat, move: unknown) {
    super(`seat ${seat} may not play ${JSON.stringify(move)}: ${refusal}`);
    this.refusal = refusal;
    this.seat = seat;
    this.move = move;
  }
}

/** Whether two moves are equal. Moves are flat records, so their fields are compared one by one. */
export function sameMove(one: AnyMove, other: AnyMove): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && one[field] === other[field])
  );
}

/**
 * The legal move that equals a move from outside: from a person, a file or the network.
 * Throws IllegalMove if there is none. Never changes the state.
 */
export function offered<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  state: Types['State'],
  seat: Seat,
  move: AnyMove,
): Types['Move'] {
  const legal = game.legalMoves(state, seat);
  const found = legal.find((candidate) => sameMove(candidate, move));
  if (found !== undefined) return found;
  if (game.outcome(state) !== undefined) throw new IllegalMove('game-over', seat, move);
  throw new IllegalMove(legal.length === 0 ? 'not-your-turn' : 'not-legal', seat, move);
}
