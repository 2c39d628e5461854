import { interned, type Seat, seatsOf } from '../../../engine/index.ts';
import type { BrickMove, MoveType } from '../moves.ts';
import type { BrickState, PlayerState, QuestionType } from '../state.ts';

const eachAlone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);

/** The one seat a question is put to. */
export function askedAlone(_state: BrickState, question: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[question.seat] ?? [question.seat];
}

/** The seats whose players are as asked for. */
export function seatsWhere(state: BrickState, wanted: (player: PlayerState) => boolean): readonly Seat[] {
  const seats = seatsOf(state.seatCount);
  const found: Seat[] = [];
  for (const seat of seats) {
    const player = state.players[seat];
    if (player !== undefined && wanted(player)) found.push(seat);
  }
  return found;
}

/** Moves that several questions offer. */
export const done: BrickMove = { type: 'done' };
export const pass: BrickMove = { type: 'pass' };
export const payMove = interned((tokens: number): BrickMove => ({ type: 'pay', tokens }));

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: QuestionType, move: MoveType): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
