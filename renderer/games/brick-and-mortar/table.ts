import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView, PlayerView } from '../../../shared/games/brick-and-mortar/hiding.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { Question } from '../../../shared/games/brick-and-mortar/state.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { HalfMade } from './half-made.ts';
import type { Layout } from './layout.ts';
import type { Offer, Piece } from './offers.ts';
import type { Words } from './words.ts';

/** The visible moment of a table as every part of the board reads it. */
export interface BrickTable {
  readonly view: BrickView;
  readonly question: Question | null;
  readonly seats: readonly SeatSettings[];
  /** Whose building stands on the near side. */
  readonly near: Seat;
  /** Who holds the screen; null while the shutter is down or when looking back. */
  readonly inHand: Seat | null;
  /** Are these nobody's own eyes? Then all buildings are on the far side, and nothing is near. */
  readonly shared: boolean;
  readonly toAct: readonly Seat[];
  readonly moves: readonly BrickMove[];
  readonly offers: readonly Offer[];
  /** May whoever holds the screen choose something now? */
  readonly asked: boolean;
  /** Has whoever holds the screen sealed a choice that others still have to make? */
  readonly sealed: boolean;
  /** Are they looking at what they sealed? Goes with the question. */
  readonly looking: boolean;
  look(on: boolean): void;
  readonly latest: readonly BrickEvent[];
  /** The choice that is being made in the page, and how it is changed. */
  readonly half: HalfMade;
  change(changed: Partial<HalfMade>): void;
  readonly words: Words;
  readonly layout: Layout;
  readonly log: ReactNode;
  /** The last lines of the log. */
  readonly news: ReactNode;
  readonly tools: ReactNode;
  play(...moves: readonly BrickMove[]): void;
  openRule(anchor: string): void;
  readonly hasRules: boolean;
}

const TableContext = createContext<BrickTable | null>(null);
export const TableProvider = TableContext.Provider;

/** The table this part of the board belongs to. Throws outside a board. */
export function useTable(): BrickTable {
  const table = useContext(TableContext);
  if (table === null) throw new TypeError('this part belongs inside a board');
  return table;
}

/** What is in front of a seat. Throws RangeError for a seat that is not at the table. */
export function playerOf(view: BrickView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

/** What is offered about a piece. */
export function offersAbout(table: BrickTable, piece: Piece): readonly Offer[] {
  return table.offers.filter((offer) => offer.piece === piece);
}
