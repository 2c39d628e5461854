/** The parts that the games' UIs share beyond the table. */

export { blunderWarningsOf, type WarnedPlayer } from './blunder-warnings.ts';
export { RoundHead, SeatPart, SeatPlate, SideColumn, TableCounter } from './board-parts.tsx';
export { BoardRegions, isBeside } from './board-regions.tsx';
export { BoardSheet } from './board-sheet.tsx';
export { FlightPlan, type PlannedFlight } from './flight-plan.ts';
export { gameBoard } from './game-board.tsx';
export { gameUi } from './game-ui.ts';
export type { Facts } from './game-words.ts';
export { chartByRound, rowsOfTerms } from './ledger.ts';
export { listedPieces } from './listed-pieces.tsx';
export { ListedSeat, ListedSection, type PlaceData } from './listed-section.tsx';
export { movesOfType } from './moves-of-type.ts';
export { PhoneHead, PhoneLine, PhoneOthers } from './phone-parts.tsx';
export { pieceOnTable, TagLines } from './pieces.tsx';
export { Sentences } from './sentences.tsx';
export { type DrawingProps, selectorOf, tableMovement } from './table-movement.tsx';
