import { useEffect } from 'react';
import { lobbyShown } from '../../client/slices/room-slice.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';

/** How long a television shows the final scores, in milliseconds. */
const scoresShown = 30_000;

/** On a television: after the final scores, goes to the lobby, which shows the poster of the evening. */
export function usePosterAfter(): void {
  const dispatch = useAppDispatch();
  const hasScores = useAppSelector(
    (state) => televisionPlace(state) === 'here' && state.table.live?.outcome != null && !state.table.closing,
  );
  useEffect(() => {
    if (!hasScores) return;
    const timer = setTimeout(() => dispatch(lobbyShown(true)), scoresShown);
    return () => clearTimeout(timer);
  }, [dispatch, hasScores]);
}
