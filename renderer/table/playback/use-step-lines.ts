import { useMemo } from 'react';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { movesOf, type PlaybackStep } from '../../client/playback.ts';
import { useAppSelector } from '../../client/store.ts';
import type { GameUi } from '../board/game-ui.ts';
import { linesOf, type PrintedLine } from '../log/log-lines.ts';
import { usePrinter } from '../log/use-printer.ts';

/** The log lines of a step that everyone at the screen may read, without headings. */
export function useStepLines(
  ui: GameUi,
  seats: readonly SeatSettings[],
  { from, to, events, kind }: Pick<PlaybackStep, 'from' | 'to' | 'events' | 'kind'>,
): readonly PrintedLine[] {
  const printer = usePrinter(ui, seats);
  const moves = useAppSelector((state) => state.table.moves);
  return useMemo(() => {
    const begin = events?.[0] ?? 0;
    const shown = movesOf({ from, to, events }, moves).map((move) => ({ ...move, events: move.events.slice(begin) }));
    const lines = linesOf(shown, printer, from).filter(
      ({ heading, housekeeping, secret }) => heading !== true && housekeeping !== true && secret !== true,
    );
    return lines.filter(({ reveal = false }) => reveal === (kind === 'turned'));
  }, [moves, from, to, events, kind, printer]);
}
