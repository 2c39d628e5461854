import { createContext, useContext } from 'react';
import type { AnyMove } from '../../shared/engine/index.ts';
import type { SeatSettings, Settings, TableMessage } from '../../shared/protocol/messages.ts';

/** Everything a person can ask of the host. What comes of it arrives in the store; refusals are shown as a notice. */
export interface Commands {
  /** Sets up a new table and sits down at it; resolves true when that worked. */
  createTable(
    game: string,
    options: Readonly<Record<string, string>>,
    seats: readonly SeatSettings[],
  ): Promise<boolean>;
  openTable(table: string): void;
  /** Back to the shelf; the match waits there. */
  leaveTable(): void;
  removeTable(table: string): void;
  /** The person of this seat sits before the screen. */
  takeInHand(seat: number): void;
  /** Nobody does: everything private leaves the page. */
  lowerShutter(): void;
  /** Plays one move after the other; stops at the first that is no longer on offer. */
  play(...moves: readonly AnyMove[]): void;
  undo(): void;
  redo(): void;
  /** Shows a seat's own things until `endGlimpse`. */
  glimpse(seat: number): void;
  endGlimpse(): void;
  /** Shows the table after its first `position` moves through the viewer's eyes. */
  lookBack(position: number, viewer: TableMessage['viewer']): void;
  changeSettings(change: Partial<Settings>): void;
  retryNow(): void;
}

export const CommandsContext = createContext<Commands | null>(null);

/** The commands of this page. Throws outside the app. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('There is no host to ask here: the page stands outside the app.');
  return commands;
}
