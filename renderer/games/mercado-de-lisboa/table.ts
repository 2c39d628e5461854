import type { MercadoEvent } from '../../../shared/games/mercado-de-lisboa/events.ts';
import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { otherSeats, playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export type MercadoTable = BoardTable<MercadoView, MercadoMove, MercadoEvent, PendingChoice, Words>;

export const [TableProvider, useTable] = tableContext<MercadoTable>();

/** The minimum heights for a board on one screen, in pixels. */
export const leastHeights = { row: 600, shared: 640 } as const;
