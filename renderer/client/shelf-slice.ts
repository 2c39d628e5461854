import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { tableLeft } from './table-slice.ts';

/** The tables of this device. */
export interface ShelfSlice {
  /**
   * The one played last first, as it was when the shelf was come to. While somebody looks, what was played stays where it is:
   * no other table slides under a pointer.
   */
  readonly tables: readonly TableSummary[];
  /** Is it come to anew with the next that is told of it? */
  readonly isNew: boolean;
}

const slice = createSlice({
  name: 'shelf',
  initialState: (): ShelfSlice => ({ tables: [], isNew: true }),
  reducers: {
    shelfArrived: ({ tables, isNew }, { payload }: PayloadAction<readonly TableSummary[]>) => {
      const known = isNew ? [] : tables.map(({ table }) => table);
      const rank = ({ table }: TableSummary) => known.indexOf(table);
      const sorted = [...payload].sort((one, other) => rank(one) - rank(other) || other.savedAt - one.savedAt);
      return { tables: sorted, isNew: false };
    },
  },
  extraReducers: (build) => build.addCase(tableLeft, (shelf) => ({ ...shelf, isNew: true })),
});

export const { shelfArrived } = slice.actions;
export const shelfReducer = slice.reducer;
