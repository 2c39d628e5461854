import type { EmporiumEvent } from '../../../shared/games/emporium/events.ts';
import type { EmporiumView } from '../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export type EmporiumTable = BoardTable<EmporiumView, EmporiumMove, EmporiumEvent, PendingChoice, Words>;

export const [TableProvider, useTable] = tableContext<EmporiumTable>();
