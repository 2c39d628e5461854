import { createContext, type ReactNode } from 'react';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import type { MatchResult } from '../client/slices/page-slice.ts';
import type { IconName } from '../design/index.ts';
import type { Nudges } from './company/use-nudges.ts';
import type { TurnTimer } from './company/use-turn-timers.ts';
import type { BlunderWarning } from './first-match/use-blunder-warning.ts';
import type { Explanation } from './first-match/use-explanation.ts';
import type { Orders } from './orders/use-orders.ts';
import type { SeatPresence } from './seats/presence.ts';
import type { Glossary } from './terms/glossary.ts';

/** The counter's text and buttons while no player of this device must act. */
export interface Meanwhile {
  readonly icon?: IconName;
  /** Whose turn it is, as name plates readable from the sofa. */
  readonly sign?: ReactNode;
  /** Replaces the game's sentence. */
  readonly title?: ReactNode;
  /** Replaces the game's second line. */
  readonly hint?: ReactNode;
  /** The buttons. */
  readonly buttons?: ReactNode;
}

/** The closing ceremony of a match that has just ended, until it was shown. */
export interface Closing {
  readonly game: string;
  /** Whether this is a shared screen without a player at it. */
  readonly isFar: boolean;
  /** Marks it as seen. */
  seen(): void;
  /** Called with each count that is shown, from 0. */
  counted?(count: number): void;
  /** For a leader, if another screen is the television: continues there, by one count or to the winner. */
  continueThere?(all: boolean): void;
}

/** A game's own terms, and how to open their rules. */
export interface Terms {
  readonly game: string;
  readonly glossary: Glossary;
  openRule(anchor: string): void;
}

/** The table's facts for the parts of a board, without passing props. */
export interface TableSurroundings {
  readonly seats: readonly SeatSettings[];
  /** The seat whose player looks at the screen; absent without one. If that player is alone, texts say *you*. */
  readonly atScreen?: { readonly seat: number; readonly isAlone: boolean };
  /** The seats that must act at the shown moment. */
  readonly toAct: readonly number[];
  /** Replaces the prompt: the timeline when looking back. */
  readonly insteadOfPrompt: ReactNode;
  /** The lesson's teacher, if there is no space beside the table: shown above the counter's sentence. */
  readonly teacher?: ReactNode;
  /** The explanation for the active player; absent if they are no learner. */
  readonly explanation?: Explanation;
  /** The blunder warning of the last press; absent if the player is no learner. */
  readonly blunderWarning?: Pick<BlunderWarning, 'said' | 'leaveToCounter' | 'drop'>;
  readonly meanwhile?: Meanwhile;
  /** The seat of a public question, and how its player sees their private things. */
  readonly askedPublicly?: { readonly seat: number; takeInHand(): void };
  /** The seats' presences; absent if one device has the whole table, without bots. */
  readonly presences?: readonly SeatPresence[];
  /** The seats that this page may nudge; absent without other players. */
  readonly nudges?: Nudges;
  /** The sand-timers of the seats that must act; absent at past moments. */
  readonly turnTimers?: readonly TurnTimer[];
  /** Whether this is the room's television, where nobody presses a button. */
  readonly isTelevision?: boolean;
  /** The closing ceremony before the final scoring. */
  readonly closing?: Closing;
  /** The explained terms; absent on a television. */
  readonly terms?: Terms;
  /** The standing orders of the player at the screen; absent without any to give or withdraw. */
  readonly orders?: Orders;
  /** Explains a bot's choice: the one of `seat` after the first `position` choices. */
  explain?(position: number, seat: number): void;
  /** Looks back at the table after this many choices; absent in lessons, in puzzles and on a television. */
  lookAt?(position: number): void;
  /** Shares the result; absent in lessons and in puzzles. */
  share?(result: Omit<MatchResult, 'game'>): void;
}

export const TableContext = createContext<TableSurroundings>({ seats: [], toAct: [], insteadOfPrompt: null });
