import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedForViewer, Rewind, SeatSettings } from '../../../shared/protocol/messages.ts';
import { LogList } from '../../design/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { placed } from '../rewind/rewinds.ts';
import { GameLogEntry } from './game-log-entry.tsx';
import { linesOf } from './log-lines.ts';
import { usePrinter } from './use-printer.ts';

interface LastLinesProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatSettings[];
  readonly moves: readonly PlayedForViewer[];
  readonly rewinds: readonly Rewind[];
  readonly openRule: (anchor: string) => void;
}

/** Number of last moves that the lines come from. */
const READ = 24;
/** Most lines shown. */
const LINES = 6;

/** The newest public lines of the log, latest first, for a small board. */
export function LastLines({ ui, seats, moves, rewinds, openRule }: LastLinesProps) {
  const { t } = useTranslation('shell');
  const printer = usePrinter(ui, seats);
  const lines = useMemo(() => {
    const first = Math.max(0, moves.length - READ);
    return linesOf(moves.slice(first), printer, first, placed(rewinds))
      .filter((line) => line.heading === undefined && line.housekeeping === undefined && line.secret === undefined)
      .slice(-LINES)
      .toReversed();
  }, [moves, rewinds, printer]);
  if (lines.length === 0) return null;
  return (
    <LogList label={t('log.news')}>
      {lines.map((line) => (
        <GameLogEntry key={line.id} line={line} seats={seats} openRule={openRule} />
      ))}
    </LogList>
  );
}
