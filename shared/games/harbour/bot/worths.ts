import type { BoardId } from '../boards.ts';

/**
 * The initial value of a board's ability and symbols, in points relative to an average character.
 * Found by `npm run tool -- tune --game harbour --characters`; those of changed characters are their points in `balance.md`, by the
 * same regularization.
 */
const worths: Readonly<Record<BoardId, number>> = {
  'the-wharfs': 0,
  noble: 1.18,
  diplomat: 1.08,
  wholesaler: 1.07,
  'nosy-neighbor': 0.89,
  architect: 0.71,
  mayor: 0.55,
  investor: 0.38,
  speculator: 0.25,
  fisherman: 0.05,
  wolf: 0.04,
  mason: 0.04,
  'scrap-collector': 0.03,
  smuggler: -0.19,
  'undead-dockhand': -0.27,
  bookkeeper: -0.33,
  pirate: -0.44,
  skinflint: -0.55,
  'clockwork-tradesman': -1.12,
  beggar: -1.27,
  alchemist: -3.25,
};

/** The initial value of a board, in points; 0 before one is chosen. */
export function characterWorth(board: BoardId | null): number {
  return board === null ? 0 : worths[board];
}
