import type {
  BookAward,
  BookFavourite,
  BookGame,
  BookMatch,
  BookPage,
  BookPerson,
  BookQuestion,
  BookSolo,
  Wins,
} from '../../../shared/protocol/messages.ts';
import { BookQueries, type MatchRow, type PersonRow } from '../../storage/house-index/book-queries.ts';
import { StatementFailed } from '../../storage/house-index/statement-failed.ts';
import type { PersonRecord } from '../../storage/people.ts';
import { RequestError } from '../request-error.ts';
import { Behind } from './behind.ts';
import { Chronicle } from './chronicle.ts';
import type { Library, OpenTables, Reading } from './library.ts';
import { likelyRange } from './likely-range.ts';
import { SkillReadings, type SkillReadingsParts } from './skill-readings.ts';

/** Matches shown on the page of the house and of a person, and on a page of the list. */
const fewMatches = 6;
const pageOfMatches = 20;
/** Awards on the page of a person, and the matches among which they are. */
const fewAwards = 6;
const matchesWithAwards = 40;
/** Favourites of each game on the page of a person. */
const fewFavourites = 3;

export interface BookParts extends SkillReadingsParts {
  readonly library: Library;
  readonly tables: OpenTables;
  /** The people of the house. */
  readonly people: () => readonly PersonRecord[];
  /** The number of different games. */
  readonly games: number;
}

interface BookAnswer {
  readonly page: BookPage;
  readonly reading: (Reading & { readonly rebuilding: boolean }) | null;
}

/** The house book: what the people of this device have played, by the finished matches of the index. */
export class Book {
  readonly #parts: BookParts;
  readonly #queries: BookQueries;
  readonly #chronicle: Chronicle;
  readonly #skills: SkillReadings;
  /** Counts old matches for the people who have been named. */
  readonly #naming = new Behind();

  constructor(parts: BookParts) {
    this.#parts = parts;
    this.#queries = new BookQueries(parts.index);
    this.#chronicle = new Chronicle(this.#queries, parts.games, parts.report);
    this.#skills = new SkillReadings(parts);
  }

  /**
   * Answers a question. Throws `RequestError` for an unknown person, and if a defect keeps it from reading the index.
   * `reading` says how many of the saved matches have been read while figures are missing, and is null otherwise.
   * `rebuilding`: the index was damaged or could not be taken over, and is made again.
   */
  answer(question: BookQuestion): BookAnswer {
    try {
      return this.#answer(question);
    } catch (error) {
      if (!(error instanceof StatementFailed)) throw error;
      this.#parts.report('reading the house book', error);
      throw new RequestError('book-unreadable');
    }
  }

  #answer(question: BookQuestion): BookAnswer {
    const { library, tables, index, people } = this.#parts;
    library.noteOpen(tables);
    index.follow(
      people().map(({ id, merged, name, names, since }) => ({ id, merged, names: [name, ...names], since })),
    );
    if (index.isBehind && !this.#naming.isUnderWay) this.#naming.begin(() => this.#nameNext());
    const page = this.#page(question);
    const unread = library.reading(tables);
    if (unread === null) this.#skills.goOn();
    else library.readBehind(tables, () => {});
    const reading = unread ?? this.#unrated;
    return { page, reading: reading && { ...reading, rebuilding: index.database.isRebuilt } };
  }

  close(): void {
    this.#naming.stop();
    this.#chronicle.close();
    this.#skills.close();
  }

  #nameNext(): boolean {
    try {
      return this.#parts.index.followOn();
    } catch (error) {
      this.#parts.report('naming the people of the house book', error);
      return false;
    }
  }

  /** The number of matches until all count for their people and the chronicle has read them; then null. */
  get #unrated(): Reading | null {
    if (!this.#parts.index.isBehind && this.#chronicle.isCurrent) return null;
    const { matches } = this.#queries.total;
    return { read: matches, of: matches };
  }

  #page(question: BookQuestion): BookPage {
    switch (question.page) {
      case 'house':
        return this.#house();
      case 'person':
        return this.#person(question.who, question.seats);
      case 'matches':
        return {
          page: 'matches',
          matches: this.#queries.matches(question, question.after, pageOfMatches).map(matchOf),
          of: this.#queries.count(question),
          alone: this.#soloOf(question),
        };
    }
  }

  #house(): BookPage {
    const { people, total, records } = this.#queries;
    return {
      page: 'house',
      people: people.map((each) => this.#shown(each)),
      ...total,
      records: [...records],
      last: this.#queries.matches({ game: null, who: [], seats: null }, 0, fewMatches).map(matchOf),
    };
  }

  #person(who: string, seats: number | null): BookPage {
    const person = this.#queries.person(who, seats);
    if (person === null) throw new RequestError('unknown-person');
    const { evenings, now, most } = this.#chronicle.runs.of(who, seats);
    const games = this.#games(who, seats);
    return {
      page: 'person',
      person: this.#shown(person),
      evenings,
      games,
      streak: { now, most },
      rivals: this.#queries.rivals(who, seats).map((rival) => ({ ...rival, ...this.#plateOf(rival.who) })),
      favourite: this.#recordOf(who)?.favourite ?? games[0]?.game ?? null,
      favourites: this.#favourites(who, seats),
      plaques: [...this.#chronicle.plaques.of(who)],
      awards: this.#awards(who, seats),
      alone: seats === null ? [...this.#queries.solos(who, null)] : [],
      last: this.#queries.matches({ game: null, who: [who], seats }, 0, fewMatches).map(matchOf),
    };
  }

  /** Everybody's solo matches at a game, if the question is about a game alone. */
  #soloOf({ game, who, seats }: Extract<BookQuestion, { page: 'matches' }>): BookSolo[] {
    if (game === null || who.length > 0 || seats !== null) return [];
    return this.#queries.solos(null, game).map((solo) => ({ ...solo, ...this.#plateOf(solo.who) }));
  }

  #awards(who: string, seats: number | null): BookAward[] {
    const found = this.#queries
      .awarded(who, seats, matchesWithAwards)
      .flatMap(({ seat, awards, players, ...match }) => {
        const seats = players.map(({ name, colour }) => ({ name, colour }));
        return awards.flatMap((award) => (award.seat === seat ? [{ ...match, seats, award }] : []));
      });
    return found.slice(0, fewAwards);
  }

  #games(who: string, seats: number | null): BookGame[] {
    const judged = new Map(this.#queries.skills(who, seats).map(({ game, ...skill }) => [game, skill]));
    return this.#queries
      .games(who, seats)
      .map((game) => ({ ...game, ...winsOf(game), judged: judged.get(game.game) ?? null }));
  }

  #shown(person: PersonRow): BookPerson {
    const rating = this.#chronicle.ratings.of(person.who);
    return { ...person, ...this.#plateOf(person.who), ...winsOf(person), rating };
  }

  /** The present name and colour of a person of the house; nothing for others. */
  #plateOf(who: string): Partial<Pick<PersonRecord, 'name' | 'colour'>> {
    const person = this.#recordOf(who);
    return person === undefined ? {} : { name: person.name, colour: person.colour };
  }

  #recordOf(who: string): PersonRecord | undefined {
    return this.#parts.people().find(({ id }) => id === who);
  }

  /** The most frequent ones of each game. */
  #favourites(who: string, seats: number | null): BookFavourite[] {
    const shown = new Map<string, number>();
    return this.#queries.collected(who, seats).filter(({ game }) => {
      shown.set(game, (shown.get(game) ?? 0) + 1);
      return (shown.get(game) ?? 0) <= fewFavourites;
    });
  }
}

function winsOf({ matches, won, fair }: Pick<Wins, 'matches' | 'won' | 'fair'>): Wins {
  return { matches, won, fair, range: likelyRange(won, matches) };
}

function matchOf({ players, position, winner, rise, ...match }: MatchRow): BookMatch {
  const isKnown = position !== null && winner !== null && rise !== null;
  return {
    ...match,
    moment: isKnown ? { position, seat: winner, rise } : null,
    players: players.map(({ table: _, share: __, ...player }) => player),
  };
}
