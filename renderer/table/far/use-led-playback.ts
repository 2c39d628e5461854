import { useEffect } from 'react';
import { hasShown, type Playback, pointOf } from '../../client/playback.ts';
import { playbackWentTo } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';

/** Longest time that a screen waits for the television, in milliseconds. After that it continues by itself. */
export const longestWait = 5000;

/** Where another screen is the television: goes to the latest step that the television has begun to show. */
export function useLedPlayback({ steps, at }: Playback, isLed: boolean): void {
  const dispatch = useAppDispatch();
  const table = useAppSelector((state) => state.table.live?.table);
  const moves = useAppSelector((state) => state.table.moves);
  const shown = useAppSelector((state) => state.television.shown);
  const latest =
    isLed && shown !== null && shown.table === table
      ? steps.findLastIndex((step, index) => index > at && hasShown(shown, pointOf(step, moves)))
      : -1;
  useEffect(() => {
    if (latest !== -1) dispatch(playbackWentTo(latest));
  }, [dispatch, latest]);
}
