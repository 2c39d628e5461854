import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedForViewer, Rewind, SeatSettings } from '../../../shared/protocol/messages.ts';
import { Button, LogHeading, LogList } from '../../design/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { placed } from '../rewind/rewinds.ts';
import { GameLogEntry } from './game-log-entry.tsx';
import { linesOf, type Stretch, stretchesOf } from './log-lines.ts';
import { usePrinter } from './use-printer.ts';

interface GameLogProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatSettings[];
  readonly moves: readonly PlayedForViewer[];
  readonly rewinds: readonly Rewind[];
  /** Whether to hide lines that only this viewer knows, because their choice is sealed. */
  readonly covered?: boolean;
  readonly openRule: (anchor: string) => void;
}

/** Number of most recent log sections that stay expanded. */
const OPEN_STRETCHES = 2;
/** Number of most recent log sections that show at least their heading; a press shows those before them. */
const LISTED_STRETCHES = 5;
/** Distance from the log's end that still counts as the end, in pixels. */
const NEAR = 24;

/** The whole log, newest line last. Each line opens its breakdown. */
export function GameLog({ ui, seats, moves, rewinds, covered = false, openRule }: GameLogProps) {
  const { t } = useTranslation('shell');
  const printer = usePrinter(ui, seats);
  const lines = useMemo(() => linesOf(moves, printer, 0, placed(rewinds)), [moves, rewinds, printer]);
  const stretches = useMemo(() => stretchesOf(lines), [lines]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const firstListed = isWhole ? 0 : Math.max(0, stretches.length - LISTED_STRETCHES);
  // the style sheet reverses the scrolling: 0 is the end, and a reader there stays there
  const [atEnd, setAtEnd] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const lastId = lines.at(-1)?.id;

  const isOpen = (stretch: Stretch, index: number) => {
    const byItself = stretch.heading === null || index >= stretches.length - OPEN_STRETCHES;
    return turned.has(stretch.id) ? !byItself : byItself;
  };
  const turn = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };

  return (
    <section className="game-log" aria-label={t('log.title')}>
      <div ref={box} className="log-paper" onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -NEAR)}>
        <LogList label={t('log.title')}>
          {lines.length === 0 && <li className="soft">{t('log.empty')}</li>}
          {firstListed > 0 && (
            <li>
              <button type="button" className="link" onClick={() => setWhole(true)}>
                {t('log.earlier')}
              </button>
            </li>
          )}
          {stretches.map((stretch, index) => {
            if (index < firstListed) return null;
            const open = isOpen(stretch, index);
            return [
              stretch.heading !== null && (
                <LogHeading
                  key={stretch.id}
                  folded={
                    stretch.lines.length > 0 && (
                      <button type="button" className="link" aria-expanded={open} onClick={() => turn(stretch.id)}>
                        {open ? t('log.fold') : t('log.lines', { count: stretch.lines.length })}
                        <span className="unseen">{stretch.heading}</span>
                      </button>
                    )
                  }
                >
                  {stretch.heading}
                </LogHeading>
              ),
              open &&
                stretch.lines.map((line) => (
                  <GameLogEntry
                    key={line.id}
                    line={line}
                    seats={seats}
                    fresh={line.id === lastId}
                    covered={covered}
                    openRule={openRule}
                  />
                )),
            ];
          })}
        </LogList>
      </div>
      {!atEnd && (
        <Button icon="chevron" className="log-jump" onPress={() => box.current?.scrollTo({ top: 0 })}>
          {t('log.latest')}
        </Button>
      )}
    </section>
  );
}
