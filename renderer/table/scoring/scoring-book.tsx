import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Chart,
  Counter,
  type CrateKind,
  PlayerToken,
  PrizeRosette,
  Prompt,
  Stamp,
} from '../../design/index.ts';
import { BotMark } from '../bots/bot-mark.tsx';
import { ClosingCeremony } from '../closing/closing-ceremony.tsx';
import { TableContext } from '../table-context.ts';
import type { MatchMoment } from './match-moment.ts';
import type { ScoringColumn, ScoringRow } from './scoring.ts';
import { signed } from './signed.ts';

/** Shown for a missing figure. */
const nothing = '–';

/** The height of a chart on a television, where nobody scrolls, in pixels. */
const lowChart = 200;

interface ScoringBookProps {
  /** A sentence that names the winner. */
  readonly heading: string;
  /** Why the match ended. */
  readonly why: string;
  /** The kind on the game's stamp. */
  readonly stamp?: CrateKind;
  /** The text on the ribbon; null if the players lost to the game. */
  readonly ribbon?: string | null;
  readonly columns: readonly ScoringColumn[];
  readonly rows: readonly ScoringRow[];
  /** The label of the last row; points by default. */
  readonly total?: string;
  /** The memorable moments of the match. */
  readonly moments: readonly MatchMoment[];
  /** Moves the story below the charts, for a long scoring. */
  readonly storyBelowCharts?: boolean;
  /** The game's own part below the story. */
  readonly result?: ReactNode;
  readonly charts: readonly ComponentProps<typeof Chart>[];
  /** The game's own part below the charts. */
  readonly more?: ReactNode;
  /** The rule that settled a tie. */
  readonly tieBreak?: string | undefined;
  /** The buttons. */
  readonly actions: ReactNode;
}

/** The final scoring. Players who have just finished a match against others first see the closing ceremony. */
export function ScoringBook(props: ScoringBookProps) {
  const { closing } = useContext(TableContext);
  const isCounted = closing !== undefined && props.columns.length > 1;
  return isCounted ? <ClosingCeremony {...props} {...closing} /> : <OpenBook {...props} />;
}

/** The open book: the scoring on the left page, the course of the match on the right. */
function OpenBook({
  charts,
  more,
  tieBreak,
  actions,
  moments,
  storyBelowCharts = false,
  stamp,
  ...breakdown
}: ScoringBookProps) {
  const { t } = useTranslation('shell');
  const { isTelevision = false } = useContext(TableContext);
  return (
    <div className="scoring">
      <div className={`scoring-book ${sizeOfBook(breakdown.columns.length)}`}>
        <section className="scoring-page">
          <BreakdownPage {...breakdown} moments={storyBelowCharts ? [] : moments} />
          <div className="scoring-rest" aria-hidden="true" />
        </section>
        <section className="scoring-page">
          {charts.map((chart) => (
            <Chart key={chart.caption} {...chart} {...(isTelevision && { height: lowChart })} />
          ))}
          {storyBelowCharts && <Playback moments={moments} />}
          {more}
          <div className="scoring-rest" aria-hidden="true">
            {stamp !== undefined && <Stamp kind={stamp} className="scoring-stamp" />}
          </div>
        </section>
      </div>
      <Counter label={t('table.counter')}>
        <Prompt icon="trophy" title={isTelevision ? breakdown.heading : t('ledger.whatNext')} hint={tieBreak} />
        {!isTelevision && (
          <div className="counter-actions">
            <ShareButton heading={breakdown.heading} columns={breakdown.columns} moments={moments} />
            {actions}
          </div>
        )}
      </Counter>
    </div>
  );
}

/** Opens the result as a picture and a text to share. */
function ShareButton({ heading, columns, moments }: Pick<ScoringBookProps, 'heading' | 'columns' | 'moments'>) {
  const { t } = useTranslation('shell');
  const { share } = useContext(TableContext);
  if (share === undefined) return null;
  const players = columns.map(({ name, mark, total, first }) => ({ name, mark, points: total, first }));
  return (
    <Button
      kind="quiet"
      icon="save"
      onPress={() => share({ heading, players, moments: moments.map(({ text }) => text) })}
    >
      {t('lobby:result.share')}
    </Button>
  );
}

/** From this number of columns, the scoring is wider than the charts. */
const manyColumns = 4;
/** From this number of columns, names are smaller. */
const fullOfColumns = 5;

function sizeOfBook(columns: number): string {
  return columns < manyColumns ? '' : columns < fullOfColumns ? 'many' : 'many full';
}

function Playback({ moments }: Pick<ScoringBookProps, 'moments'>) {
  if (moments.length === 0) return null;
  return (
    <ul className="scoring-story">
      {moments.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function BreakdownPage({
  heading,
  why,
  ribbon = '1',
  columns,
  rows,
  total,
  moments,
  result,
}: Omit<ScoringBookProps, 'charts' | 'more' | 'tieBreak' | 'stamp' | 'actions' | 'storyBelowCharts'>) {
  const { t } = useTranslation('shell');
  const leading = (column: ScoringColumn): string => (column.first ? 'first' : '');
  return (
    <>
      <header>
        {ribbon !== null && <PrizeRosette text={ribbon} className="scoring-ribbon" />}
        <h1>{heading}</h1>
        <p className="scoring-why">{why}</p>
      </header>
      <table>
        <caption className="unseen">{t('ledger.caption')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th scope="col" key={column.key} className={leading(column)}>
                {column.mark !== null && <PlayerToken mark={column.mark} size={32} />}
                <span className="scoring-name">
                  {column.name}
                  {column.seat !== null && <BotMark seat={column.seat} />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, pictures }) => (
            <tr key={key} className={pictures === undefined ? undefined : 'pictured'}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => {
                const value = values[index] ?? null;
                return (
                  <td key={column.key} className={`figure ${leading(column)} ${value ? '' : 'none'}`}>
                    {pictures?.[index]} {value === null ? nothing : signed(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total ?? t('ledger.total')}</th>
            {columns.map((column) => (
              <td key={column.key} className={`figure ${leading(column)}`}>
                {signed(column.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Playback moments={moments} />
      {result}
    </>
  );
}
