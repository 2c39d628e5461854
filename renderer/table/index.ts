/** The table that all games share: what a game's board may use of it. */
export type { BoardProps, GameRoom, LogLine, Translate } from './game-room.ts';
export { useHalfMade } from './half-made.ts';
export { nearSeat } from './near-seat.ts';
export { type Action, type Plan, plan, type Stepper } from './plan.ts';
export { PlanCounter } from './plan-counter.tsx';
export { markOfColour, markOfPlayer, nameOf } from './player-mark.ts';
export { PresenceSign } from './presence-sign.tsx';
export { PromptBar } from './prompt-bar.tsx';
export { type RoomSize, useRoomSize } from './room-size.ts';
export { columnsByPlace, ScoringBook, type ScoringColumn, type ScoringRow, seatsByPlace } from './scoring-book.tsx';
