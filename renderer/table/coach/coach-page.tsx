import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coached, coachClosed, type Reading } from '../../client/slices/coach-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Chart, Counter, Prompt, useBack } from '../../design/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { chartOfChances } from './chances.ts';
import { MomentCard } from './moment-card.tsx';
import { useCoach } from './use-coach.ts';

/** Whether more results will follow. */
function isReading(reading: Reading): boolean {
  return reading.kind === 'thinking' || (reading.kind === 'ready' && reading.coached.more);
}

interface CoachPageProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
}

/** The coach's page: the chances over the match on the left, the turning points on the right. */
export function CoachPage({ table, ui }: CoachPageProps) {
  const { t } = useTranslation('bots');
  const dispatch = useAppDispatch();
  const reading = useAppSelector((state) => state.coach.reading);
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = table.seats.length === 1;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useBack(true, () => dispatch(coachClosed()));
  return (
    <div className="scoring coach">
      <div className="scoring-book">
        <section className="scoring-page">
          <h1 ref={heading} tabIndex={-1}>
            {t('coach.title')}
          </h1>
          <p className="scoring-why">{t(alone ? 'coach.saysAlone' : 'coach.says')}</p>
          <Chances reading={reading} table={table} />
        </section>
        <section className="scoring-page">
          <RightPage reading={reading} table={table} ui={ui} />
        </section>
      </div>
      <Counter label={t('shell:table.counter')}>
        <Prompt icon="hint" title={isReading(reading) ? t('coach.thinks') : t('coach.asks')} />
        <div className="counter-actions">
          <Button kind="primary" onPress={() => dispatch(coachClosed())}>
            {t('rewind:lookBack.toLedger')}
          </Button>
        </div>
      </Counter>
    </div>
  );
}

/** The chart of all chances, or its reserved space until they are known. */
function Chances({ reading, table: { seats } }: { readonly reading: Reading; readonly table: LiveTable }) {
  const { t, i18n } = useTranslation('bots');
  if (reading.kind !== 'ready') return null;
  const { coached } = reading;
  if (coached.chances.length === 0) return <div className="coach-chances-wait" />;
  return (
    <Chart
      {...chartOfChances(coached, seats, {
        caption: t(seats.length === 1 ? 'coach.chanceAlone' : 'coach.chances'),
        columnHeading: t('coach.moment'),
        after: (count) => t('coach.afterChoice', { count }),
        language: i18n.language,
      })}
    />
  );
}

function RightPage({ reading, table, ui }: CoachPageProps & { readonly reading: Reading }) {
  const { t } = useTranslation('bots');
  const choices = useAppSelector((state) => state.table.moves.length);
  const { read } = useCoach(table.table);
  switch (reading.kind) {
    case 'unread':
      return null;
    case 'thinking':
      return (
        <div className="coach-thinking">
          <p>{t('coach.reads', { count: choices })}</p>
          <div className="coach-progress" aria-hidden="true" />
        </div>
      );
    case 'refused': {
      const { code } = reading;
      return (
        <div className="coach-thinking">
          <p role="alert">{code === 'lost' ? t('coach.lost') : t(`refusals:${code}`)}</p>
          <Button icon="replay" onPress={read}>
            {t('coach.again')}
          </Button>
        </div>
      );
    }
    case 'ready': {
      const { moments } = reading.coached;
      return (
        <>
          <h2>{t('coach.moments')}</h2>
          <Progress coached={reading.coached} onAgain={read} />
          <ol className="coach-moments">
            {moments.map((moment, index) => (
              <MomentCard key={moment.position} ui={ui} seats={table.seats} moment={moment} number={index + 1} />
            ))}
          </ol>
        </>
      );
    }
  }
}

interface ProgressProps {
  readonly coached: Coached;
  readonly onAgain: () => void;
}

/**
 * The number of choices examined, and what follows for those alone.
 * Its height never changes, so that the moments below stay in place for their reader.
 */
function Progress({ coached, onAgain }: ProgressProps) {
  const { t } = useTranslation('bots');
  const isAgainstBots = useAppSelector((state) => state.table.moves.some(({ bot }) => bot !== undefined));
  const { chances, moments, looked, of, more } = coached;
  const isBrokenOff = !more && (looked < of || chances.length === 0);
  if (of === 0 && !more && !isBrokenOff) return <p>{t('coach.nothingToChoose')}</p>;
  const text = t('coach.looked', { looked, count: of });
  return (
    <>
      {of > 0 && (
        <div className="coach-looked">
          <p id="coach-looked">{text}</p>
          <progress aria-labelledby="coach-looked" value={looked} max={of} />
          <p className="small soft">{t(isAgainstBots ? 'coach.orderWithBots' : 'coach.order')}</p>
        </div>
      )}
      <div role="status">
        {isBrokenOff && <p>{t('coach.brokenOff')}</p>}
        {of === 0 && more && <p>{t('coach.waits')}</p>}
        {moments.length === 0 && looked > 0 && (
          <p>{more ? t('coach.noneSoFar') : t('coach.none', { count: looked })}</p>
        )}
      </div>
      {isBrokenOff && (
        <Button icon="replay" onPress={onAgain}>
          {t('coach.again')}
        </Button>
      )}
    </>
  );
}
