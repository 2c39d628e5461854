import { useEffect, useEffectEvent } from 'react';
import type { PlaybackPoint } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { pointOf } from '../../client/playback.ts';
import { televisionPlace } from '../../client/slices/television-slice.ts';
import { useAppSelector } from '../../client/store.ts';

/** On a television: tells the room how far this screen has shown the match. Null reports nothing. */
export function useReportedPlayback(point: PlaybackPoint | null): void {
  const { room } = useCommands();
  const isHere = useAppSelector((state) => televisionPlace(state) === 'here');
  const report = useEffectEvent(() => {
    if (point !== null) room.reportPlayback(point);
  });
  const said = point === null ? null : JSON.stringify(point);
  useEffect(() => {
    if (isHere && said !== null) report();
  }, [isHere, said]);
}

/** How far this page has shown its match, apart from the closing ceremony; null away from tables. */
export function useShownPoint(): PlaybackPoint | null {
  const live = useAppSelector((state) => state.table.live);
  const moves = useAppSelector((state) => state.table.moves);
  const playback = useAppSelector((state) => state.table.playback);
  if (live === null) return null;
  const step = playback?.steps[playback.at];
  const point = step === undefined ? { moves: moves.length, events: 0 } : pointOf(step, moves);
  return { table: live.table, ...point, count: null };
}
