import { useTranslation } from 'react-i18next';
import type { BookPerson, BookQuestion } from '../../../shared/protocol/messages.ts';
import { bookOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { Button } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { MatchList } from './match-list.tsx';
import { SeatsChoice } from './seats-choice.tsx';
import { Solos } from './solos.tsx';
import { useBook } from './use-book.ts';

type MatchesQuestion = Extract<BookQuestion, { page: 'matches' }>;

interface MatchesPagesProps {
  readonly question: MatchesQuestion;
  readonly people: readonly BookPerson[];
}

/** All matches, the newest first: of a game, with one or two people, for a number of players. */
export function MatchesPages({ question, people }: MatchesPagesProps) {
  const { t } = useTranslation('book');
  const dispatch = useAppDispatch();
  const page = useBook(question)?.page;
  const { game, who, seats, after } = question;
  const ask = (change: Partial<MatchesQuestion>) => dispatch(bookOpened({ ...question, after: 0, ...change }));
  const withPerson = (place: number, chosen: string) => {
    const others = who.filter((_, index) => index !== place);
    ask({ who: chosen === '' ? others : [...others.slice(0, place), chosen, ...others.slice(place)] });
  };
  const shown = page?.matches ?? [];
  const half = Math.ceil(shown.length / 2);
  return (
    <>
      <section className="book-side">
        <h2>{t('allMatches')}</h2>
        <div className="book-filter">
          <label className="book-choice">
            {t('game')}
            <select value={game ?? ''} onChange={({ currentTarget: { value } }) => ask({ game: value || null })}>
              <option value="">{t('anyGame')}</option>
              {listedGames.map(({ id }) => (
                <option key={id} value={id}>
                  {t(`shell:games.${id}`)}
                </option>
              ))}
            </select>
          </label>
          {[0, 1].slice(0, who.length + 1).map((place) => (
            <label key={place} className="book-choice">
              {t(place === 0 ? 'with' : 'and')}
              <select value={who[place] ?? ''} onChange={({ currentTarget: { value } }) => withPerson(place, value)}>
                <option value="">{t('anyPerson')}</option>
                {people
                  .filter((person) => person.who === who[place] || !who.includes(person.who))
                  .map((person) => (
                    <option key={person.who} value={person.who}>
                      {person.name}
                    </option>
                  ))}
              </select>
            </label>
          ))}
          <SeatsChoice seats={seats} onChange={(count) => ask({ seats: count })} />
        </div>
        <Solos solos={page?.alone ?? []} isNamed />
        {page !== undefined && page.of === 0 && <p>{t('none')}</p>}
        <MatchList matches={shown.slice(0, half)} who={who[0] ?? null} />
      </section>
      <section className="book-side">
        {page !== undefined && page.of > 0 && (
          <p className="soft">{t('shownOf', { first: after + 1, last: after + shown.length, count: page.of })}</p>
        )}
        <MatchList matches={shown.slice(half)} who={who[0] ?? null} />
        <div className="row">
          {after > 0 && <Button onPress={() => ask({ after: Math.max(0, after - shown.length) })}>{t('newer')}</Button>}
          {page !== undefined && after + shown.length < page.of && (
            <Button onPress={() => ask({ after: after + shown.length })}>{t('older')}</Button>
          )}
        </div>
      </section>
    </>
  );
}
