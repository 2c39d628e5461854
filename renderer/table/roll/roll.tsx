import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedForViewer, Rewind, SeatSettings } from '../../../shared/protocol/messages.ts';
import { Button, TillHeading, TillRoll } from '../../design/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { placed } from '../rewind/rewinds.ts';
import { RollLine } from './roll-line.tsx';
import { linesOf, type Stretch, stretchesOf } from './roll-lines.ts';
import { usePrinter } from './use-printer.ts';

interface RollProps {
  readonly room: GameUi;
  readonly seats: readonly SeatSettings[];
  readonly moves: readonly PlayedForViewer[];
  readonly rewinds: readonly Rewind[];
  /** Whether to hide lines that only this viewer knows, because their choice is sealed. */
  readonly covered?: boolean;
  readonly openRule: (anchor: string) => void;
}

/** Number of most recent log sections that stay expanded. */
const OPEN_STRETCHES = 2;
/** Distance from the till roll's end that still counts as the end, in pixels. */
const NEAR = 24;

/** The till roll: the whole log, newest line last. Each line opens its breakdown. */
export function Roll({ room, seats, moves, rewinds, covered = false, openRule }: RollProps) {
  const { t } = useTranslation('shell');
  const printer = usePrinter(room, seats);
  const lines = useMemo(() => linesOf(moves, printer, 0, placed(rewinds)), [moves, rewinds, printer]);
  const stretches = useMemo(() => stretchesOf(lines), [lines]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [atEnd, setAtEnd] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const lastId = lines.at(-1)?.id;

  // a reader at the end stays at the end, whatever is added or unfolded
  useLayoutEffect(() => {
    if (atEnd && box.current) box.current.scrollTop = box.current.scrollHeight;
  });

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
    <section className="roll" aria-label={t('roll.title')}>
      <div
        ref={box}
        className="roll-paper"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR)
        }
      >
        <TillRoll label={t('roll.title')}>
          {lines.length === 0 && <li className="soft">{t('roll.empty')}</li>}
          {stretches.map((stretch, index) => {
            const open = isOpen(stretch, index);
            return [
              stretch.heading !== null && (
                <TillHeading
                  key={stretch.id}
                  folded={
                    stretch.lines.length > 0 && (
                      <button type="button" className="link" aria-expanded={open} onClick={() => turn(stretch.id)}>
                        {open ? t('roll.fold') : t('roll.lines', { count: stretch.lines.length })}
                        <span className="unseen">{stretch.heading}</span>
                      </button>
                    )
                  }
                >
                  {stretch.heading}
                </TillHeading>
              ),
              open &&
                stretch.lines.map((line) => (
                  <RollLine
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
        </TillRoll>
      </div>
      {!atEnd && (
        <Button icon="chevron" className="roll-jump" onPress={() => setAtEnd(true)}>
          {t('roll.latest')}
        </Button>
      )}
    </section>
  );
}
