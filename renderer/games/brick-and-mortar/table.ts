import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView } from '../../../shared/games/brick-and-mortar/hiding.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { Offer, Piece } from './interaction/offers.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { otherSeats, playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export interface BrickTable extends BoardTable<BrickView, BrickMove, BrickEvent, PendingChoice, Words> {
  readonly offers: readonly Offer[];
  /** True if the active seat has sealed a choice that others still have to make. */
  readonly sealed: boolean;
  /** True while its player looks at the sealed choice. Reset with each question. */
  readonly looking: boolean;
  look(on: boolean): void;
}

/** The minimum heights for a board on one screen, in pixels. */
export const leastHeights = { row: 560, shared: 600 } as const;

export const [TableProvider, useTable] = tableContext<BrickTable>();

/** The actions for a piece. */
export function offersAbout(table: BrickTable, piece: Piece): readonly Offer[] {
  return table.offers.filter((offer) => offer.piece === piece);
}
