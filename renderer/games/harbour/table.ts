import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import type { HarbourView } from '../../../shared/games/harbour/hiding.ts';
import type { HarbourMove } from '../../../shared/games/harbour/moves.ts';
import type { QuestionType } from '../../../shared/games/harbour/state.ts';
import { type BoardTable, tableContext } from '../../table/index.ts';
import type { PendingChoice } from './interaction/pending-choice.ts';
import type { Words } from './words.ts';

export { otherSeats, playerOf } from '../../table/index.ts';

/** The table state that all parts of the board read. */
export type HarbourTable = BoardTable<HarbourView, HarbourMove, HarbourEvent, PendingChoice, Words>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<HarbourTable['question']>, { type: Type }>;

/** The minimum heights for a board on one screen, in pixels. */
export const leastHeights = { row: 600, shared: 640 } as const;

export const [TableProvider, useTable] = tableContext<HarbourTable>();
