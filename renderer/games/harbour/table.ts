import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import type { HarbourView, PlayerView } from '../../../shared/games/harbour/hiding.ts';
import type { HarbourMove } from '../../../shared/games/harbour/moves.ts';
import type { Question } from '../../../shared/games/harbour/state.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { HalfMade } from './half-made.ts';
import type { Layout } from './layout.ts';
import type { Words } from './words.ts';

/** The visible moment of a table as every part of the board reads it. */
export interface HarbourTable {
  readonly view: HarbourView;
  readonly question: Question | null;
  readonly seats: readonly SeatSettings[];
  /** Whose yard lies on the near side. */
  readonly near: Seat;
  /** Who holds the screen; null while the shutter is down or when looking back. */
  readonly inHand: Seat | null;
  /** Are these nobody's own eyes? Then all yards are alike, and nothing is near. */
  readonly shared: boolean;
  readonly toAct: readonly Seat[];
  readonly moves: readonly HarbourMove[];
  /** May whoever holds the screen choose something now? */
  readonly asked: boolean;
  readonly latest: readonly HarbourEvent[];
  /** The choice that is being made in the page, and how it is changed. */
  readonly half: HalfMade;
  change(changed: Partial<HalfMade>): void;
  readonly words: Words;
  readonly layout: Layout;
  readonly log: ReactNode;
  /** The last lines of the log. */
  readonly news: ReactNode;
  readonly tools: ReactNode;
  play(...moves: readonly HarbourMove[]): void;
  openRule(anchor: string): void;
  readonly hasRules: boolean;
}

const TableContext = createContext<HarbourTable | null>(null);
export const TableProvider = TableContext.Provider;

/** The table this part of the board belongs to. Throws outside a board. */
export function useTable(): HarbourTable {
  const table = useContext(TableContext);
  if (table === null) throw new TypeError('this part belongs inside a board');
  return table;
}

/** What is in front of a seat. Throws RangeError for a seat that is not at the table. */
export function playerOf(view: Pick<HarbourView, 'players'>, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}
