import type { BoardId } from './boards.ts';

/** What a board's ability and symbols are worth at the beginning of a match, in points against The Wharfs. */
const worths: Readonly<Record<BoardId, number>> = {
  'the-wharfs': 0,
  alchemist: 1,
  bookkeeper: 2.5,
  'clockwork-tradesman': 1,
  diplomat: 2,
  investor: 2.5,
  mayor: 2,
  wolf: 1,
  'nosy-neighbor': 2,
  skinflint: 1.5,
  pirate: 1.5,
  'scrap-collector': 2,
  'undead-dockhand': 2,
  smuggler: 2.5,
  architect: 2,
  beggar: 1,
  fisherman: 1.5,
  wholesaler: 3,
  noble: 3,
  mason: 2.5,
  speculator: 4,
};

/** What a board is worth at the beginning of a match, in points; 0 before one is chosen. */
export function characterWorth(board: BoardId | null): number {
  return board === null ? 0 : worths[board];
}
