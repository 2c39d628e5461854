import { type AnyMove, fingerprint, type GameTypes, offered, type Seat, seatAt } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { matchState } from '../storage/match-facts.ts';
import { changedBy } from './difference.ts';
import type { Puzzle } from './puzzle.ts';

export interface Position {
  readonly state: GameTypes['State'];
  /** The legal moves of the seat that chooses. */
  readonly legal: readonly AnyMove[];
}

/** A state, and the moves that lead from it to a puzzle's position. */
export interface WayThere {
  readonly start: GameTypes['State'];
  readonly moves: readonly { readonly seat: Seat; readonly move: AnyMove }[];
}

/** The puzzle's position. Null unless today's rules offer the seat exactly the moves that the puzzle lists. */
export function positionOf(game: AnyGame, { state: kept, seat, choices }: Puzzle): Position | null {
  try {
    const state = game.copy(kept);
    game.audit(state, state);
    const legal = game.legalMoves(state, seatAt(seat));
    const listed = new Set(choices.map(([move]) => fingerprint(move)));
    const isListed = (move: AnyMove) => listed.has(fingerprint(move));
    return legal.length === choices.length && legal.every(isListed) ? { state, legal } : null;
  } catch {
    // Rules may throw any error for a state of other rules.
    return null;
  }
}

/** The latest moves before the puzzle, for the log. None if today's rules no longer lead from them to its position. */
export function wayTo(game: AnyGame, { state, before: { moves, back } }: Puzzle): WayThere {
  try {
    const start = game.copy(matchState.parse(changedBy(state, back)));
    game.audit(start, start);
    const after = game.copy(start);
    for (const [seat, move] of moves) game.play(after, seat, offered(game, after, seat, move));
    if (fingerprint(after) === fingerprint(state))
      return { start, moves: moves.map(([seat, move]) => ({ seat, move })) };
  } catch {
    // The rules have changed since: the log begins at the position.
  }
  return { start: game.copy(state), moves: [] };
}
