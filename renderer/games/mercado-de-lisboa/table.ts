import type { MercadoEvent } from '../../../shared/games/mercado-de-lisboa/events.ts';
import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { HalfMade } from './interaction/half-made.ts';
import type { Words } from './words.ts';

export { playerOf } from '../../table/index.ts';

/** The visible moment of a table as every part of the board reads it. */
export type MercadoTable = BoardTable<MercadoView, MercadoMove, MercadoEvent, HalfMade, Words>;

/** The table this part of the board belongs to. */
export const [TableProvider, useTable] = tableContext<MercadoTable>();
