import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { tableLeft } from './table-slice.ts';

/** The tables of this device. */
export interface ShelfSlice {
  /**
   * The one played last first, as it was when the shelf was come to. While somebody looks, what was played stays where it is:
   * no other table slides under a pointer.
   */
  readonly tables: readonly TableSummary[];
  /** So many older ones lie there that this page has not asked for. */
  readonly older: number;
  /** Is it come to anew with the next that is told of it? */
  readonly isNew: boolean;
}

const slice = createSlice({
  name: 'shelf',
  initialState: (): ShelfSlice => ({ tables: [], older: 0, isNew: true }),
  reducers: {
    shelfArrived: {
      reducer: (before, { payload }: PayloadAction<Pick<ShelfSlice, 'tables' | 'older'>>) => {
        const known = before.isNew ? [] : before.tables;
        const latest = Math.max(...known.map(({ savedAt }) => savedAt));
        const places = new Map(known.map(({ table }, place) => [table, place]));
        // what was laid meanwhile comes first, what was asked for last
        const placeOf = ({ table, savedAt }: TableSummary) =>
          places.get(table) ?? (savedAt > latest ? -1 : known.length);
        const tables = payload.tables.toSorted(
          (one, other) => placeOf(one) - placeOf(other) || other.savedAt - one.savedAt,
        );
        return { tables, older: payload.older, isNew: false };
      },
      prepare: (tables: readonly TableSummary[], older = 0) => ({ payload: { tables, older } }),
    },
  },
  extraReducers: (build) => build.addCase(tableLeft, (shelf) => ({ ...shelf, isNew: true })),
});

export const { shelfArrived } = slice.actions;
export const shelfReducer = slice.reducer;
