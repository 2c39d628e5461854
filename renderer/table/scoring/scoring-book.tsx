import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart, Counter, PlayerToken, PrizeRosette, Prompt } from '../../design/index.ts';
import { BotSign } from '../bots/bot-sign.tsx';
import { ClosingCeremony } from '../closing/closing-ceremony.tsx';
import { TableContext } from '../table-context.ts';
import type { MatchMoment, ScoringColumn, ScoringRow } from './scoring.ts';
import { signed } from './signed.ts';

/** In the place of a figure that there is none of. */
const nothing = '–';

interface ScoringBookProps {
  /** Who won, in a sentence. */
  readonly heading: string;
  /** Why the match ended. */
  readonly why: string;
  /** What is written on the ribbon; null for a match that was lost to the game itself. */
  readonly ribbon?: string | null;
  readonly columns: readonly ScoringColumn[];
  readonly rows: readonly ScoringRow[];
  /** What the last row counts; points by default. */
  readonly total?: string;
  /** What was worth telling of the match. */
  readonly moments: readonly MatchMoment[];
  /** Where the reckoning is long, the story stands below the charts. */
  readonly storyBelowCharts?: boolean;
  /** What the game itself adds below the story. */
  readonly result?: ReactNode;
  readonly charts: readonly ComponentProps<typeof Chart>[];
  /** What the game itself adds below the charts. */
  readonly more?: ReactNode;
  /** What settled a tie. */
  readonly tieBreak?: string | undefined;
  /** What can be done now. */
  readonly actions: ReactNode;
}

/** The final scoring: counted out before all who have just ended a match against somebody, and then as an open book. */
export function ScoringBook(props: ScoringBookProps) {
  const { closing } = useContext(TableContext);
  const isCounted = closing !== undefined && props.columns.length > 1;
  return isCounted ? <ClosingCeremony {...props} {...closing} /> : <OpenBook {...props} />;
}

/** The open book: the reckoning on the left page, the course of the match on the right. */
function OpenBook({
  charts,
  more,
  tieBreak,
  actions,
  moments,
  storyBelowCharts = false,
  ...reckoning
}: ScoringBookProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="scoring">
      <div className={`scoring-book ${sizeOfBook(reckoning.columns.length)}`}>
        <section className="scoring-page">
          <ReckoningPage {...reckoning} moments={storyBelowCharts ? [] : moments} />
        </section>
        <section className="scoring-page">
          {charts.map((chart) => (
            <Chart key={chart.caption} {...chart} />
          ))}
          {storyBelowCharts && <Story moments={moments} />}
          {more}
        </section>
      </div>
      <Counter label={t('table.counter')}>
        <Prompt icon="trophy" asks={t('ledger.whatNext')} says={tieBreak} />
        <div className="counter-actions">{actions}</div>
      </Counter>
    </div>
  );
}

/** From so many columns on the reckoning has more of the book than the charts. */
const manyColumns = 4;
/** From so many on its names are written in smaller letters. */
const fullOfColumns = 5;

function sizeOfBook(columns: number): string {
  return columns < manyColumns ? '' : columns < fullOfColumns ? 'many' : 'many full';
}

function Story({ moments }: Pick<ScoringBookProps, 'moments'>) {
  if (moments.length === 0) return null;
  return (
    <ul className="scoring-story">
      {moments.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function ReckoningPage({
  heading,
  why,
  ribbon = '1',
  columns,
  rows,
  total,
  moments,
  result,
}: Omit<ScoringBookProps, 'charts' | 'more' | 'tieBreak' | 'actions' | 'storyBelowCharts'>) {
  const { t } = useTranslation('shell');
  const leading = (column: ScoringColumn): string => (column.first ? 'first' : '');
  return (
    <>
      {ribbon !== null && <PrizeRosette text={ribbon} className="scoring-ribbon" />}
      <h1>{heading}</h1>
      <p className="scoring-why">{why}</p>
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
                  {column.seat !== null && <BotSign seat={column.seat} />}
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
      <Story moments={moments} />
      {result}
    </>
  );
}
