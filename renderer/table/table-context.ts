import { createContext, type ReactNode } from 'react';
import type { AnyEvent } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import type { IconName } from '../design/index.ts';
import type { Nudges } from './company/use-nudges.ts';
import type { Explanation } from './first-match/use-explanation.ts';
import type { Whisper } from './first-match/use-whisper.ts';
import type { SeatPresence } from './seats/presence.ts';
import type { Glossary } from './terms/glossary.ts';

/** What the counter says and offers beside what the game itself has to say, while nobody of this device must act. */
export interface Meanwhile {
  readonly icon?: IconName;
  /** Whose turn it is, as signs that are seen from the sofa. */
  readonly sign?: ReactNode;
  /** Stands in for the game's sentence. */
  readonly asks?: ReactNode;
  /** Stands in for the game's second line. */
  readonly says?: ReactNode;
  /** The ways on. */
  readonly ways?: ReactNode;
}

/** The closing ceremony of a match that has just ended, until everybody before this page has seen it. */
export interface Closing {
  readonly game: string;
  /** Does nobody sit before the screen? */
  readonly isFar: boolean;
  /** It has been seen. */
  seen(): void;
}

/** The words of the game's own, and the way to what the rules say of them. */
export interface Terms {
  readonly game: string;
  readonly glossary: Glossary;
  openRule(anchor: string): void;
}

/** What the pieces of a board may know of the table they stand on without being handed it. */
export interface TableSurroundings {
  readonly seats: readonly SeatSettings[];
  /** Who has the screen; left out while nobody does. On a screen of their own texts address them as *you*. */
  readonly atScreen?: { readonly seat: number; readonly isAlone: boolean };
  /** The seats that must act at the moment that is shown. */
  readonly toAct: readonly number[];
  /** What came of the last choices up to the moment that is shown, oldest first. */
  readonly recent?: readonly AnyEvent[];
  /** What stands on the counter instead of the prompt: the timeline, while somebody looks back. */
  readonly insteadOfPrompt: ReactNode;
  /** Who teaches at this table, where there is no room for them beside it: they speak above the counter's own sentence. */
  readonly teacher?: ReactNode;
  /** What is explained to whoever has the screen; left out where they do not learn. */
  readonly explanation?: Explanation;
  /** Warns of the press just made; left out where the player does not learn. */
  readonly whisper?: Pick<Whisper, 'said' | 'leaveToCounter' | 'drop'>;
  readonly meanwhile?: Meanwhile;
  /** The seat that is asked before everybody's eyes, and how its person comes to see what is theirs alone. */
  readonly askedOpenly?: { readonly seat: number; takeInHand(): void };
  /** Where the people of all seats are; left out where one device has the whole table, without bots. */
  readonly presences?: readonly SeatPresence[];
  /** Whom somebody before this page may nudge; left out where nobody else plays. */
  readonly nudges?: Nudges;
  /** What comes before the book of the final scoring is opened. */
  readonly closing?: Closing;
  /** What opens the meaning of words where they stand; left out on a screen that nobody sits before. */
  readonly terms?: Terms;
  /** Asks what spoke for a bot's choice: the one after so many others, made by this seat. */
  explain?(position: number, seat: number): void;
}

export const TableContext = createContext<TableSurroundings>({ seats: [], toAct: [], insteadOfPrompt: null });
