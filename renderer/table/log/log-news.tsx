import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { movesOf } from '../../client/playback.ts';
import { useAppSelector } from '../../client/store.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import { placed } from '../rewind/rewinds.ts';
import { linesOf } from './log-lines.ts';
import { usePrinter } from './use-printer.ts';

/** Most lines read aloud at once; the log has them all. */
const MOST = 6;

const nobody: readonly never[] = [];

/** Announces new log lines to screen readers. */
export function LogNews({ ui }: { readonly ui: GameUi }) {
  const { t } = useTranslation('shell');
  const live = useAppSelector((state) => state.table.live);
  const moves = useAppSelector((state) => state.table.moves);
  const freshFrom = useAppSelector((state) => state.table.freshFrom);
  const rewinds = useAppSelector((state) => state.table.rewinds);
  const rewindsFreshFrom = useAppSelector((state) => state.table.rewindsFreshFrom);
  const playback = useAppSelector((state) => state.table.playback);
  const step = playback?.steps[playback.at];
  const from = step?.from ?? freshFrom;
  const seats = live?.seats ?? nobody;
  const printer = usePrinter(ui, seats);
  // the log hides sealed choices, so they are not announced either
  const sealed = live !== null && live.viewer !== 'spectator' && live.mayTakeBack.includes(live.viewer);
  const lines = useMemo(() => {
    // lines of later playback steps are announced later
    const shown = step === undefined ? moves.slice(from) : movesOf(step, moves);
    return linesOf(shown, printer, from, placed(rewinds).slice(rewindsFreshFrom)).slice(-MOST);
  }, [moves, step, from, rewinds, rewindsFreshFrom, printer]);
  return (
    <div className="unseen" role="log" aria-label={t('log.news')}>
      {lines.map(({ id, seat, text, sum, secret }) => (
        <p key={id}>
          {seat === null ? '' : `${nameOf(seats, seat)} `}
          {sealed && secret ? t('log.secret') : `${text} ${sum ?? ''}`}
        </p>
      ))}
    </div>
  );
}
