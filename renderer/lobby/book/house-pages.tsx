import { useTranslation } from 'react-i18next';
import type { BookPage, BookPerson } from '../../../shared/protocol/messages.ts';
import { NamePlate } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { figure, lengthOf } from './figures.ts';
import { MatchList } from './match-list.tsx';
import { RangeBar } from './range-bar.tsx';

/** The pages of the house: everybody's strength on the left, records and the last matches on the right. */
export function HousePages({ page }: { readonly page: Extract<BookPage, { page: 'house' }> }) {
  const { t } = useTranslation('book');
  if (page.matches === 0) {
    return (
      <section className="book-side book-empty">
        <p>{t('empty')}</p>
      </section>
    );
  }
  return (
    <>
      <section className="book-side">
        <h2>{t('people')}</h2>
        <p className="soft">
          {t('matches', { count: page.matches })} · {t('time', { time: lengthOf(page.time, t) })}
        </p>
        <People people={page.people} />
      </section>
      <section className="book-side">
        <h2>{t('records')}</h2>
        <dl className="book-records">
          {page.records.map(({ game, name, points }) => (
            <div key={game}>
              <dt>{t(`shell:games.${game}`)}</dt>
              <dd>{t('recordSays', { points, name })}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('last')}</h2>
        <MatchList matches={page.last} who={null} />
      </section>
    </>
  );
}

/** Everybody with wins and strength, the strongest first. */
function People({ people }: { readonly people: readonly BookPerson[] }) {
  const { t, i18n } = useTranslation('book');
  const lowest = Math.min(...people.map(({ rating }) => rating?.low ?? 1000));
  const highest = Math.max(...people.map(({ rating }) => rating?.high ?? 1000));
  const on = (value: number) => (value - lowest) / Math.max(highest - lowest, 1);
  const strongest = people
    .filter(({ matches }) => matches > 0)
    .toSorted((one, other) => (other.rating?.value ?? 0) - (one.rating?.value ?? 0));
  return (
    <>
      <table className="book-people">
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('won')}</th>
            <th scope="col">{t('ratings')}</th>
          </tr>
        </thead>
        <tbody>
          {strongest.map(({ who, name, colour, matches, won, rating }) => (
            <tr key={who}>
              <th scope="row">
                <NamePlate mark={markOfColour(colour)} name={name} />
              </th>
              <td>{t('wonOf', { won: figure(won, i18n.language), count: matches })}</td>
              <td>
                {rating === null ? (
                  t('noRating')
                ) : (
                  <div className="book-rating">
                    <b>{Math.round(rating.value)}</b>
                    <RangeBar
                      low={on(rating.low)}
                      high={on(rating.high)}
                      found={on(rating.value)}
                      fair={on(1000)}
                      label={t('ratingSays', {
                        value: Math.round(rating.value),
                        low: Math.round(rating.low),
                        high: Math.round(rating.high),
                      })}
                    />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{t('ratingsSays')}</p>
    </>
  );
}
