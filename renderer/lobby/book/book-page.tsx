import './book.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookPage as AnyPage, BookPerson, BookQuestion } from '../../../shared/protocol/messages.ts';
import type { BookAnswer } from '../../client/commands/commands.ts';
import { bookClosed, bookOpened, sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Counter, Icon, NamePlate, Prompt } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { HousePages } from './house-pages.tsx';
import { MatchesPages } from './matches-pages.tsx';
import { PersonPages } from './person-pages.tsx';
import { useBook } from './use-book.ts';

const house = { page: 'house' } as const;
const allMatches = { page: 'matches', game: null, who: [], seats: null, after: 0 } as const;

/** The house book: the people on a rail, the open pages of one of them, of the house or of all matches. */
export function BookPage() {
  const { t } = useTranslation('book');
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.page.book) ?? house;
  const keeps = useAppSelector((state) => state.server.role === 'host');
  const isInRoom = useAppSelector((state) => state.room.live !== null);
  const answer = useBook(house);
  const people = answer?.page.people ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const person = open.page === 'person' ? people.find(({ who }) => who === open.who) : undefined;
  const title = person === undefined ? t('title') : t('personTitle', { name: person.name });
  return (
    <div className="house-book">
      <header className="book-rail">
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <Rail people={people} open={open} />
      </header>
      <main>
        <div className="book-open">{answer !== null && <OpenPages open={open} of={answer.page} />}</div>
      </main>
      <Counter label={t('pages')}>
        <Prompt
          icon="trophy"
          title={title}
          hint={answer === null || answer.reading === null ? undefined : <Reading {...answer.reading} />}
        />
        <div className="counter-actions">
          {keeps && (
            <Button kind="quiet" icon="save" onPress={() => dispatch(sheetOpened({ name: 'backup' }))}>
              {t('backup')}
            </Button>
          )}
          {open.page !== 'matches' && (
            <Button kind="quiet" onPress={() => dispatch(bookOpened(allMatches))}>
              {t('allMatches')}
            </Button>
          )}
          <Button kind="primary" onPress={() => dispatch(bookClosed())}>
            {t(isInRoom ? 'backToRoom' : 'back')}
          </Button>
        </div>
      </Counter>
    </div>
  );
}

function Reading({ read, of, rebuilding }: NonNullable<BookAnswer['reading']>) {
  const { t } = useTranslation('book');
  const text = read < of ? t(rebuilding ? 'rebuilding' : 'reading', { read, of }) : t('rating');
  return (
    <>
      {text} <progress value={read} max={of} aria-label={text} />
    </>
  );
}

interface RailProps {
  readonly people: readonly BookPerson[];
  readonly open: BookQuestion;
}

/** The house and everybody in it, as plates; the open one is lit. */
function Rail({ people, open }: RailProps) {
  const { t } = useTranslation('book');
  const dispatch = useAppDispatch();
  return (
    <nav aria-label={t('rail')}>
      <ul>
        <li>
          <button
            type="button"
            className="book-tab"
            aria-current={open.page === 'house' ? 'page' : undefined}
            onClick={() => dispatch(bookOpened(house))}
          >
            <span className="name-plate book-house">
              <Icon name="home" size={22} /> {t('house')}
            </span>
          </button>
        </li>
        {people.map(({ who, name, colour }) => (
          <li key={who}>
            <button
              type="button"
              className="book-tab"
              aria-current={open.page === 'person' && open.who === who ? 'page' : undefined}
              onClick={() => dispatch(bookOpened({ page: 'person', who, seats: null }))}
            >
              <NamePlate mark={markOfColour(colour)} name={name} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OpenPagesProps {
  readonly open: BookQuestion;
  /** The page of the house. */
  readonly of: Extract<AnyPage, { page: 'house' }>;
}

function OpenPages({ open, of }: OpenPagesProps) {
  switch (open.page) {
    case 'house':
      return <HousePages page={of} />;
    case 'person':
      return <PersonPages key={open.who} question={open} />;
    case 'matches':
      return <MatchesPages question={open} people={of.people} />;
  }
}
