import { useTranslation } from 'react-i18next';
import type { BookGame, BookPage, BookQuestion, Wins } from '../../../shared/protocol/messages.ts';
import { bookOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { NamePlate } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { Awards } from './awards.tsx';
import { Favourites } from './favourites.tsx';
import { figure, percent } from './figures.ts';
import { MatchList } from './match-list.tsx';
import { Plaques } from './plaques.tsx';
import { RangeBar } from './range-bar.tsx';
import { SeatsChoice } from './seats-choice.tsx';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { Solos } from './solos.tsx';
import { useBook } from './use-book.ts';

type PersonPage = Extract<BookPage, { page: 'person' }>;

/** Fewer matches than this allow no verdict in words. */
const fewMatches = 5;

/** The pages of a person: wins and points on the left, rivals and the last matches on the right. */
export function PersonPages({ question }: { readonly question: Extract<BookQuestion, { page: 'person' }> }) {
  const { t } = useTranslation('book');
  const dispatch = useAppDispatch();
  const page = useBook(question)?.page;
  const choice = (
    <SeatsChoice seats={question.seats} onChange={(seats) => dispatch(bookOpened({ ...question, seats }))} />
  );
  if (page === undefined) return <section className="book-side book-empty">{choice}</section>;
  const { person, last, plaques, awards } = page;
  return (
    <>
      <section className="book-side">
        <Summary page={page} />
        {choice}
        {page.games.length > 0 && (
          <>
            <h2>{t('wins')}</h2>
            <p className="small soft">{t('winsLegend')}</p>
            <Games games={page.games} />
            <p>{t(`verdict.${verdictOf(person)}`, { name: person.name })}</p>
          </>
        )}
        {plaques.length + awards.length > 0 && <h2>{t('wall')}</h2>}
        <Awards awards={awards} />
        <Plaques plaques={plaques} />
      </section>
      <section className="book-side">
        <Favourites favourites={page.favourites} game={page.favourite} />
        <SkillAndLuck games={page.games} />
        {page.rivals.length > 0 && <Rivals page={page} />}
        <Solos solos={page.alone} isNamed={false} />
        <h2>{t('last')}</h2>
        <MatchList matches={last} who={person.who} />
      </section>
    </>
  );
}

function Summary({ page: { person, evenings, streak } }: { readonly page: PersonPage }) {
  const { t, i18n } = useTranslation('book');
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('played'), String(person.matches)],
    [t('won'), figure(person.won, i18n.language)],
    [t('evenings'), String(evenings)],
    [t('streak'), t('streakFacts', streak)],
    ...(person.rating === null ? [] : [[t('ratings'), String(Math.round(person.rating.value))] as const]),
  ];
  return (
    <div className="book-summary">
      <h2>
        <NamePlate mark={markOfColour(person.colour)} name={person.name} />
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the results allow to say. */
function verdictOf({ matches, range: [low, high], fair }: Wins): 'few' | 'above' | 'below' | 'open' {
  if (matches < fewMatches) return 'few';
  const equal = fair / matches;
  if (low > equal) return 'above';
  return high < equal ? 'below' : 'open';
}

/** The wins and points at each game. */
function Games({ games }: { readonly games: readonly BookGame[] }) {
  const { t, i18n } = useTranslation('book');
  const { language } = i18n;
  return (
    <table className="book-games">
      <thead className="unseen">
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('won')}</th>
          <th scope="col">{t('shareWon')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ game, matches, won, fair, range: [low, high], average, best }) => (
          <tr key={game}>
            <th scope="row">
              {t(`shell:games.${game}`)}
              <span className="small soft">{t('bestSays', { average: figure(average, language), best })}</span>
            </th>
            <td>{t('wonOf', { won: figure(won, language), count: matches })}</td>
            <td>
              <RangeBar
                low={low}
                high={high}
                found={won / matches}
                fair={fair / matches}
                label={t('shareSays', {
                  share: percent(won / matches, language),
                  low: percent(low, language),
                  high: percent(high, language),
                  fair: percent(fair / matches, language),
                })}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          <td>
            <span className="range-scale">
              {[0, 0.25, 0.5, 0.75, 1].map((share) => (
                <span key={share}>{percent(share, language)}</span>
              ))}
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Rivals({ page: { rivals } }: { readonly page: PersonPage }) {
  const { t } = useTranslation('book');
  return (
    <>
      <h2>{t('rivals')}</h2>
      <ul className="book-rivals">
        {rivals.map(({ who, name, colour, matches, before, behind }) => (
          <li key={who}>
            <NamePlate mark={markOfColour(colour)} name={name} />
            <span>{t('rivalSays', { before, behind, count: matches })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
