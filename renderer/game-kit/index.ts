/** What makes a page of a game out of its parts: what the games' rooms have in common beyond the table they lie on. */

export { gameBoard, type MovementProps } from './game-board.tsx';
export { chartByRound, type LedgerProps, type Outcome, rowsOfTerms } from './ledger.ts';
export { listedPieces } from './listed-pieces.tsx';
export { ListedSeat, ListedSection, type PlaceData } from './listed-section.tsx';
export { pieceOnTable, TagLines } from './pieces.tsx';
export type { Facts } from './room-words.ts';
export { Sentences } from './sentences.tsx';
export {
  type Before,
  type MovementPlan,
  type Moving,
  type PlannedFlight,
  TableMovement,
  whereStands,
} from './table-movement.tsx';
export { type Whispering, whispersOf } from './whispering.ts';
