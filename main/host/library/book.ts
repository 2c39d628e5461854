import type {
  BookGame,
  BookMatch,
  BookPage,
  BookPerson,
  BookQuestion,
  Wins,
} from '../../../shared/protocol/messages.ts';
import { BookQueries, type MatchRow, type PersonRow } from '../../storage/house-index/book-queries.ts';
import type { HouseIndex } from '../../storage/house-index/house-index.ts';
import { RequestError } from '../request-error.ts';
import { Chronicle } from './chronicle.ts';
import { eveningOf } from './evenings.ts';
import { likelyRange } from './likely-range.ts';

/** Matches shown on the page of the house and of a person, and on a page of the list. */
const fewMatches = 6;
const pageOfMatches = 20;

/** The house book: what the people of this device have played, by the finished matches of the index. */
export class Book {
  readonly #queries: BookQueries;
  readonly #chronicle: Chronicle;

  /** @param games the number of different games */
  constructor(index: HouseIndex, games: number) {
    this.#queries = new BookQueries(index);
    this.#chronicle = new Chronicle(this.#queries, games);
  }

  /** The number of matches while the chronicle reads them; null once it has read all. */
  get reading(): { readonly read: number; readonly of: number } | null {
    if (this.#chronicle.isCurrent) return null;
    const { matches } = this.#queries.total;
    return { read: matches, of: matches };
  }

  /** Answers a question. Throws `RequestError` for an unknown person. */
  page(question: BookQuestion): BookPage {
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
        };
    }
  }

  close(): void {
    this.#chronicle.close();
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
    const results = this.#queries.results(who, seats);
    return {
      page: 'person',
      person: this.#shown(person),
      evenings: new Set(results.map(({ endedAt }) => eveningOf(endedAt))).size,
      games: this.#games(who, seats),
      streak: streakOf(results),
      rivals: [...this.#queries.rivals(who, seats)],
      plaques: [...this.#chronicle.plaques.of(who)],
      last: this.#queries.matches({ game: null, who: [who], seats }, 0, fewMatches).map(matchOf),
    };
  }

  #games(who: string, seats: number | null): BookGame[] {
    const judged = new Map(this.#queries.skills(who, seats).map(({ game, ...skill }) => [game, skill]));
    return this.#queries
      .games(who, seats)
      .map((game) => ({ ...game, ...winsOf(game), judged: judged.get(game.game) ?? null }));
  }

  #shown(person: PersonRow): BookPerson {
    return { ...person, ...winsOf(person), rating: this.#chronicle.ratings.of(person.who) };
  }
}

function winsOf({ matches, won, fair }: Pick<Wins, 'matches' | 'won' | 'fair'>): Wins {
  return { matches, won, fair, range: likelyRange(won, matches) };
}

function matchOf({ players, ...match }: MatchRow): BookMatch {
  return { ...match, players: players.map(({ table: _, share: __, ...player }) => player) };
}

function streakOf(results: readonly { readonly isWon: number }[]): { readonly now: number; readonly most: number } {
  let now = 0;
  let most = 0;
  for (const { isWon } of results) {
    now = isWon === 1 ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}
