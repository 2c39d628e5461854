import { type Plaque, type PlaqueId, plaqueIds } from '../../../shared/protocol/messages.ts';
import type { MatchRow } from '../../storage/house-index/book-queries.ts';
import { eveningOf } from './evenings.ts';

type PlayerRow = MatchRow['players'][number];

/** What a person had done before a match. */
class Past {
  wins = 0;
  winsInRow = 0;
  lossesInRow = 0;
  /** Matches and most points at each game. */
  readonly played = new Map<string, { matches: number; best: number }>();
  readonly gamesWon = new Set<string>();
  readonly companions = new Set<string>();
  /** The people who came in before this person at their last common match. */
  readonly lostTo = new Set<string>();
  #evening = '';
  #tonight: { wins: number; readonly games: Set<string> } = { wins: 0, games: new Set() };

  get matches(): number {
    let all = 0;
    for (const { matches } of this.played.values()) all += matches;
    return all;
  }

  at(game: string): { readonly matches: number; readonly best: number } {
    return this.played.get(game) ?? { matches: 0, best: Number.NEGATIVE_INFINITY };
  }

  /** The wins and games so far on the evening of this moment. */
  tonight(moment: number): { readonly wins: number; readonly games: ReadonlySet<string> } {
    return eveningOf(moment) === this.#evening ? this.#tonight : { wins: 0, games: new Set() };
  }

  add({ match: { game, endedAt }, own, people, isWon }: Sitting): void {
    const { wins, games } = this.tonight(endedAt);
    this.#evening = eveningOf(endedAt);
    this.#tonight = { wins: wins + Number(isWon), games: new Set([...games, game]) };
    this.wins += Number(isWon);
    this.winsInRow = isWon ? this.winsInRow + 1 : 0;
    this.lossesInRow = isWon ? 0 : this.lossesInRow + 1;
    const { matches, best } = this.at(game);
    this.played.set(game, { matches: matches + 1, best: Math.max(best, own.points) });
    if (isWon) this.gamesWon.add(game);
    for (const { who, place } of people) {
      this.companions.add(who);
      if (place < own.place) this.lostTo.add(who);
      else this.lostTo.delete(who);
    }
  }
}

/** A person's match for several players. */
interface Sitting {
  readonly match: MatchRow;
  readonly own: PlayerRow;
  readonly others: readonly PlayerRow[];
  /** The people among the others. */
  readonly people: readonly PlayerRow[];
  readonly isWon: boolean;
  readonly past: Past;
  /** The most points of anybody at the game before; undefined for its first match. */
  readonly record: number | undefined;
  /** The number of different games. */
  readonly games: number;
}

const minute = 60_000;

/** The hour when a match ended, by the host's clock. */
const hourOf = ({ match }: Sitting) => new Date(match.endedAt).getHours();
/** The winner's points beyond the best of those who came in behind; null without a win, or if all won. */
function leadOf({ own, others, isWon }: Sitting): number | null {
  const behind = others.filter(({ place }) => place > own.place).map(({ points }) => points);
  return isWon && behind.length > 0 ? own.points - Math.max(...behind) : null;
}

/** How a match earns each plaque. */
const rules: Readonly<Record<PlaqueId, (sitting: Sitting) => boolean>> = {
  'first-win': ({ isWon, past }) => isWon && past.wins === 0,
  'ten-matches': ({ past }) => past.matches === 9,
  'fifty-matches': ({ past }) => past.matches === 49,
  'hundred-matches': ({ past }) => past.matches === 99,
  'ten-wins': ({ isWon, past }) => isWon && past.wins === 9,
  'fifty-wins': ({ isWon, past }) => isWon && past.wins === 49,
  'three-in-a-row': ({ isWon, past }) => isWon && past.winsInRow === 2,
  'five-in-a-row': ({ isWon, past }) => isWon && past.winsInRow === 4,
  'at-last': ({ isWon, past }) => isWon && past.lossesInRow >= 5,
  'photo-finish': (sitting) => (leadOf(sitting) ?? 2) <= 1,
  'clear-win': (sitting) => (leadOf(sitting) ?? 0) >= Math.max(sitting.own.points, 1) / 3,
  'shared-win': ({ isWon, own }) => isWon && own.share < 1,
  'close-second': ({ own, others }) => own.place === 2 && others.some((each) => isJustAhead(each, own)),
  'full-table': ({ isWon, others }) => isWon && others.length >= 4,
  'beat-the-wholesaler': ({ isWon, others }) => isWon && others.some(({ level }) => level === 'wholesaler'),
  'against-bots': ({ isWon, people, others }) => isWon && people.length === 0 && others.length >= 3,
  'house-record': ({ own, record }) => record !== undefined && own.points > record,
  'own-best': ({ own, match, past }) => past.at(match.game).matches >= 5 && own.points > past.at(match.game).best,
  'every-game': ({ match, past, games }) => !past.played.has(match.game) && past.played.size === games - 1,
  'won-every-game': ({ isWon, match, past, games }) =>
    isWon && !past.gamesWon.has(match.game) && past.gamesWon.size === games - 1,
  regular: ({ match, past }) => past.at(match.game).matches === 24,
  'three-wins-in-an-evening': ({ isWon, match, past }) => isWon && past.tonight(match.endedAt).wins === 2,
  'three-games-in-an-evening': ({ match, past }) => {
    const { games } = past.tonight(match.endedAt);
    return games.size === 2 && !games.has(match.game);
  },
  marathon: ({ match }) => match.time >= 120 * minute,
  'quick-win': ({ isWon, match, people }) => isWon && people.length > 0 && match.time <= 15 * minute,
  'night-owl': (sitting) => hourOf(sitting) < 4,
  'early-bird': (sitting) => hourOf(sitting) >= 5 && hourOf(sitting) < 9,
  revenge: ({ isWon, people, past }) => isWon && people.some(({ who }) => past.lostTo.has(who)),
  'good-company': ({ people, past }) =>
    past.companions.size < 5 && new Set([...past.companions, ...people.map(({ who }) => who)]).size >= 5,
};

function isJustAhead(other: PlayerRow, { place, points }: PlayerRow): boolean {
  return other.place < place && other.points - points <= 1;
}

/** The plaques of all people, by match after match. */
export class Plaques {
  /** The number of different games that this program knows. */
  readonly #games: number;
  readonly #pasts = new Map<string, Past>();
  readonly #earned = new Map<string, Map<PlaqueId, Plaque>>();
  readonly #records = new Map<string, number>();

  constructor(games: number) {
    this.#games = games;
  }

  /** Takes in the next match. */
  follow(match: MatchRow): void {
    const { game, players } = match;
    const record = this.#records.get(game);
    for (const own of players) {
      if (own.level !== null) continue;
      const others = players.filter((each) => each !== own);
      const people = others.filter(({ level }) => level === null);
      const past = this.#pasts.get(own.who) ?? new Past();
      const sitting = { match, own, others, people, isWon: own.share > 0, past, record, games: this.#games };
      for (const id of plaqueIds) if (rules[id](sitting)) this.#earn(own.who, id, match);
      past.add(sitting);
      this.#pasts.set(own.who, past);
    }
    const best = players.filter(({ level }) => level === null).map(({ points }) => points);
    if (best.length > 0) this.#records.set(game, Math.max(record ?? Number.NEGATIVE_INFINITY, ...best));
  }

  /** A person's plaques, the latest first. */
  of(who: string): readonly Plaque[] {
    const earned = [...(this.#earned.get(who)?.values() ?? [])];
    return earned.sort((one, other) => other.endedAt - one.endedAt);
  }

  #earn(who: string, id: PlaqueId, { table, game, endedAt }: MatchRow): void {
    const earned = this.#earned.get(who) ?? new Map<PlaqueId, Plaque>();
    const times = (earned.get(id)?.times ?? 0) + 1;
    this.#earned.set(who, earned.set(id, { id, times, table, game, endedAt }));
  }
}
