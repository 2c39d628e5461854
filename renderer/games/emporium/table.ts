import type { EmporiumEvent } from '../../../shared/games/emporium/events.ts';
import type { EmporiumView } from '../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { otherSeats, playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export type EmporiumTable = BoardTable<EmporiumView, EmporiumMove, EmporiumEvent, PendingChoice, Words>;

/** The minimum heights for a board on one screen, in pixels. */
export const leastHeights = { row: 640, shared: 680 } as const;

export const [TableProvider, useTable] = tableContext<EmporiumTable>();
