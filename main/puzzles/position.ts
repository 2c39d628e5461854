import {
  type AnyMove,
  fingerprint,
  type GameTypes,
  randomFromSeed,
  type Seat,
  seatAt,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle's position, and how the match came to it. */
export interface Position {
  readonly state: GameTypes['State'];
  readonly played: readonly { readonly seat: Seat; readonly move: AnyMove }[];
  /** The moves on offer to the seat whose choice it is. */
  readonly legal: readonly AnyMove[];
}

/** The position of a puzzle; null where the rules of today lead elsewhere. */
export function positionOf(game: AnyGame, puzzle: Puzzle): Position | null {
  const state = game.setup(puzzle.seats, puzzle.options, randomFromSeed(puzzle.seed));
  const played: { seat: Seat; move: AnyMove }[] = [];
  for (const [seat, place] of puzzle.before) {
    const move = game.legalMoves(state, seatAt(seat))[place];
    if (move === undefined) return null;
    played.push({ seat: seatAt(seat), move });
    game.play(state, seatAt(seat), move);
  }
  if (fingerprint(state) !== puzzle.position) return null;
  return { state, played, legal: game.legalMoves(state, seatAt(puzzle.seat)) };
}
