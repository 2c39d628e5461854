import type { BoardId } from '../boards.ts';

/**
 * The initial value of a board's ability and symbols, in points relative to an average character.
 * Found by `npm run tool -- tune --game harbour --characters`.
 */
const worths: Readonly<Record<BoardId, number>> = {
  'the-wharfs': 0,
  smuggler: 2.35,
  'nosy-neighbor': 1.68,
  noble: 1.18,
  diplomat: 1.08,
  fisherman: 1.07,
  wholesaler: 1.07,
  mayor: 0.55,
  investor: 0.38,
  speculator: 0.25,
  'scrap-collector': 0.11,
  wolf: 0.04,
  mason: 0.04,
  'undead-dockhand': -0.1,
  bookkeeper: -0.33,
  pirate: -0.44,
  architect: -1.05,
  'clockwork-tradesman': -1.12,
  beggar: -1.27,
  skinflint: -2.22,
  alchemist: -3.25,
};

/** The initial value of a board, in points; 0 before one is chosen. */
export function characterWorth(board: BoardId | null): number {
  return board === null ? 0 : worths[board];
}
