/** The table that all games share: what a game's board may use of it. */

export { markOfColour, markOfPlayer, nameOf } from '../people/player-mark.ts';
export type { Translate } from '../words/translate.ts';
export { BoardFrame } from './board-frame.tsx';
export { BoardHead, TurnOrder } from './board-head.tsx';
export { type BoardLayout, sideColumn } from './board-layout.ts';
export { type BoardTable, playerOf, tableContext, useBoardTable } from './board-table.ts';
export type { BoardProps, CampaignRoom, FinishedChapter, GameRoom, LogLine } from './game-room.ts';
export { LineUp, TurnedOver } from './line-up.tsx';
export { type Action, type Plan, plan, type Stepper } from './plan.ts';
export { PlanCounter } from './plan-counter.tsx';
export { PresenceSign } from './presence-sign.tsx';
export { PromptBar } from './prompt-bar.tsx';
export { ReadingLists } from './reading-lists.tsx';
export { ReadingSection } from './reading-section.tsx';
export { columnsByPlace, type MatchMoment, type ScoringColumn, type ScoringRow, seatsByPlace } from './scoring.ts';
export { ScoringBook } from './scoring-book.tsx';
export type { ShopSound, SoundsOf } from './sounds/shop-sounds.ts';
export { useDigits } from './use-digits.ts';
