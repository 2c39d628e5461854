import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { type LiveTable, recapClosed } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, LogHeading, LogList, useBack } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';
import { placed } from '../rewind/rewinds.ts';
import { GameLogEntry } from './game-log-entry.tsx';
import { linesOf } from './log-lines.ts';
import { usePrinter } from './use-printer.ts';

interface RecapCardProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  readonly from: number;
  readonly to: number;
  /** Index of the first missed rewind. */
  readonly rewindsFrom: number;
  readonly openRule: (anchor: string) => void;
}

/** What happened since the active player last looked, as far as they may know. Any press closes it. */
export function RecapCard({ table, ui, from, to, rewindsFrom, openRule }: RecapCardProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { showMissed } = useCommands();
  const moves = useAppSelector((state) => state.table.moves);
  const rewinds = useAppSelector((state) => state.table.rewinds);
  const printer = usePrinter(ui, table.seats);
  const lines = useMemo(() => {
    const all = linesOf(moves.slice(from, to), printer, from, placed(rewinds).slice(rewindsFrom));
    // drop headings without lines below them
    return all.filter(
      (line, index) => !line.heading || (all[index + 1]?.heading === undefined && index + 1 < all.length),
    );
  }, [moves, rewinds, from, to, rewindsFrom, printer]);
  const card = useRef<HTMLElement>(null);
  const empty = lines.every((line) => line.heading || line.housekeeping);

  useEffect(() => {
    const close = () => void dispatch(recapClosed());
    const beside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && card.current?.contains(target))) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    if (empty) close();
    window.addEventListener('pointerdown', beside);
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', beside);
      window.removeEventListener('keydown', key);
    };
  }, [dispatch, empty]);

  useBack(!empty && table.inHand !== null, () => dispatch(recapClosed()));
  if (empty || table.inHand === null) return null;
  return (
    <aside className="recap card" ref={card} aria-labelledby="recap-title">
      <h2 id="recap-title">
        {table.unshuttered === true
          ? t('rewind:recap.title', { name: nameOf(table.seats, table.inHand) })
          : t('rewind:recap.titleYours')}
      </h2>
      <div className="recap-lines">
        <LogList label={t('rewind:recap.list')}>
          {lines.map((line) =>
            line.heading ? (
              <LogHeading key={line.id}>{line.text}</LogHeading>
            ) : (
              <GameLogEntry key={line.id} line={line} seats={table.seats} openRule={openRule} />
            ),
          )}
        </LogList>
      </div>
      <div className="recap-buttons">
        {to > from && (
          <Button icon="replay" onPress={showMissed}>
            {t('rewind:recap.show')}
          </Button>
        )}
        <Button onPress={() => dispatch(recapClosed())}>{t('rewind:recap.close')}</Button>
      </div>
    </aside>
  );
}
