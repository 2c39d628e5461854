import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import type { ShoppingStreetView } from '../../../shared/games/shopping-street/hiding.ts';
import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { HalfMade } from './interaction/half-made.ts';
import type { Words } from './words.ts';

export { playerOf } from '../../table/index.ts';

/** The visible moment of a table as every part of the board reads it. */
export type StreetTable = BoardTable<ShoppingStreetView, ShoppingStreetMove, ShoppingStreetEvent, HalfMade, Words>;

/** The table this part of the board belongs to. */
export const [TableProvider, useTable] = tableContext<StreetTable>();
