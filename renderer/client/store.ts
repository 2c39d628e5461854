import { configureStore } from '@reduxjs/toolkit';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { coachReducer } from './slices/coach-slice.ts';
import { companyReducer } from './slices/company-slice.ts';
import { connectionReducer } from './slices/connection-slice.ts';
import { learnersReducer } from './slices/learners-slice.ts';
import { libraryReducer } from './slices/library-slice.ts';
import { pageReducer } from './slices/page-slice.ts';
import { roomReducer } from './slices/room-slice.ts';
import { serverReducer } from './slices/server-slice.ts';
import { settingsReducer } from './slices/settings-slice.ts';
import { standbyReducer } from './slices/standby-slice.ts';
import { tableReducer } from './slices/table-slice.ts';
import { televisionReducer } from './slices/television-slice.ts';

/** Everything the screen shows. It ends with the page, and dev tools outside the page must not read it. */
export function createAppStore() {
  return configureStore({
    reducer: {
      connection: connectionReducer,
      library: libraryReducer,
      server: serverReducer,
      room: roomReducer,
      company: companyReducer,
      table: tableReducer,
      coach: coachReducer,
      learners: learnersReducer,
      settings: settingsReducer,
      page: pageReducer,
      standby: standbyReducer,
      television: televisionReducer,
    },
    devTools: false,
    // views are plain JSON that nothing mutates; checking them after every action would only cost time
    middleware: (middleware) => middleware({ immutableCheck: false, serializableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

export const useAppSelector: TypedUseSelectorHook<AppState> = useSelector;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
