import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { tableLeft } from './table-slice.ts';

/** The tables of this device. */
export interface LibrarySlice {
  /**
   * Latest played first, as of the moment when the library was opened.
   * The order then stays, so that no other table moves under the pointer.
   */
  readonly tables: readonly TableSummary[];
  /** The number of older tables that this page has not requested. */
  readonly older: number;
  /** Whether the next message reopens the library, and so sorts it. */
  readonly isNew: boolean;
}

const slice = createSlice({
  name: 'library',
  initialState: (): LibrarySlice => ({ tables: [], older: 0, isNew: true }),
  reducers: {
    libraryArrived: {
      reducer: (before, { payload }: PayloadAction<Pick<LibrarySlice, 'tables' | 'older'>>) => {
        const known = before.isNew ? [] : before.tables;
        const latest = Math.max(...known.map(({ savedAt }) => savedAt));
        const places = new Map(known.map(({ table }, place) => [table, place]));
        // tables added since come first, requested older ones last
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
  extraReducers: (build) => build.addCase(tableLeft, (library) => ({ ...library, isNew: true })),
});

export const { libraryArrived } = slice.actions;
export const libraryReducer = slice.reducer;
