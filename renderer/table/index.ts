/** The table that all games share: the exports for a game's board. */

export { markOfColour, markOfPlayer, nameOf } from '../people/player-mark.ts';
export type { Translate } from '../words/translate.ts';
export { BoardFrame } from './board/board-frame.tsx';
export { BoardHead, TurnOrder } from './board/board-head.tsx';
export { type BoardLayout, formOf } from './board/board-layout.ts';
export { type BoardTable, otherSeats, playerOf, tableContext, useBoardTable } from './board/board-table.ts';
export type {
  BoardProps,
  CampaignUi,
  FinishedChapter,
  GameUi,
  LedgerProps,
  LogLine,
  OrderWords,
  PrivateProps,
  RevealProps,
} from './board/game-ui.ts';
export { LineUp, TurnedOver } from './board/line-up.tsx';
export { ReadingLists } from './board/reading-lists.tsx';
export { ReadingSection } from './board/reading-section.tsx';
export { type Action, type Prompt, prompt, type Stepper } from './counter/prompt.ts';
export { PromptBar } from './counter/prompt-bar.tsx';
export { PromptCounter } from './counter/prompt-counter.tsx';
export { useDigits } from './counter/use-digits.ts';
export { type MatchMoment, momentOf } from './scoring/match-moment.ts';
export { columnsByPlace, type ScoringColumn, type ScoringRow, seatsByPlace } from './scoring/scoring.ts';
export { ScoringBook } from './scoring/scoring-book.tsx';
export { PresenceSign } from './seats/presence-sign.tsx';
export { useTurnWords, useYou } from './seats/use-turn-words.ts';
export type { SoundsOf } from './sounds/shop-sounds.ts';
