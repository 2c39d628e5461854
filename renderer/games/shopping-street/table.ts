import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import type { ShoppingStreetView } from '../../../shared/games/shopping-street/hiding.ts';
import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import type { QuestionType } from '../../../shared/games/shopping-street/state.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { otherSeats, playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export type StreetTable = BoardTable<ShoppingStreetView, ShoppingStreetMove, ShoppingStreetEvent, PendingChoice, Words>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<StreetTable['question']>, { type: Type }>;

/** The minimum heights for a board on one screen, in pixels. */
export const leastHeights = { row: 656, shared: 640 } as const;

/** In a lower window, a phone's tools scroll with the board while the player is asked; in pixels. */
export const lowPhone = 700;

export const [TableProvider, useTable] = tableContext<StreetTable>();
