import { z } from 'zod';
import { botLevel } from './bots.ts';
import { playerName } from './names.ts';
import { playerColours, tableId } from './seats.ts';

/** Who the house book counts a seat for: a name in the form in which names are compared. */
export const bookWho = z.string().min(1).max(80);

const count = z.number().int().min(0);
/** A time in milliseconds, or a moment in milliseconds since 1970. */
const time = z.number();
const share = z.number().min(0).max(1);

/** How often a person has won. A shared win counts in part. */
export const wins = z.object({
  matches: count,
  won: z.number().min(0),
  /** Wins that equal chances would give: half of a match for two, a third of one for three. */
  fair: z.number().min(0),
  /** The range of the share of wins that fits these results (95 %); from 0 to 1. */
  range: z.tuple([share, share]),
});
export type Wins = z.infer<typeof wins>;

/** Strength as far as results show it: 95 % of the doubt lies between `low` and `high`. An average player has 1000. */
export const rating = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Rating = z.infer<typeof rating>;

/** Things worth telling that a person can do at a match. */
export const plaqueIds = [
  'first-win',
  'ten-matches',
  'fifty-matches',
  'hundred-matches',
  'ten-wins',
  'fifty-wins',
  'three-in-a-row',
  'five-in-a-row',
  'at-last',
  'photo-finish',
  'clear-win',
  'shared-win',
  'close-second',
  'full-table',
  'beat-the-wholesaler',
  'against-bots',
  'house-record',
  'own-best',
  'every-game',
  'won-every-game',
  'regular',
  'three-wins-in-an-evening',
  'three-games-in-an-evening',
  'marathon',
  'quick-win',
  'night-owl',
  'early-bird',
  'revenge',
  'good-company',
] as const;
export type PlaqueId = (typeof plaqueIds)[number];

/** A plaque of a person: how often it was earned, and where last. */
export const plaque = z.object({
  id: z.enum(plaqueIds),
  times: count.min(1),
  table: tableId,
  game: z.string(),
  endedAt: time,
});
export type Plaque = z.infer<typeof plaque>;

/** A person of the house book. */
export const bookPerson = z.object({
  who: bookWho,
  name: playerName,
  colour: z.enum(playerColours),
  ...wins.shape,
  lastPlayed: time,
  /** Null before the ratings are computed, and for a person who has only played alone. */
  rating: rating.nullable(),
});
export type BookPerson = z.infer<typeof bookPerson>;

/** The moment of a match that mattered most: when the chance of its winner rose most. */
export const decisiveMoment = z.object({
  /** The number of choices before it. */
  position: count,
  /** The winner. */
  seat: count,
  /** The chance of winning that the winner gained. */
  rise: share,
});
export type DecisiveMoment = z.infer<typeof decisiveMoment>;

/** A finished match of the book. */
export const bookMatch = z.object({
  table: tableId,
  game: z.string(),
  endedAt: time,
  /** Time at the table. */
  time,
  /** By seat. */
  players: z.array(
    z.object({
      who: bookWho,
      name: playerName,
      colour: z.enum(playerColours),
      level: botLevel.nullable(),
      place: count,
      points: z.number(),
    }),
  ),
  /** Null before its choices are judged, and without a single winner. */
  moment: decisiveMoment.nullable(),
});
export type BookMatch = z.infer<typeof bookMatch>;

/** The best result at a game, and where it was. */
const bookRecord = z.object({ game: z.string(), who: bookWho, name: playerName, points: z.number(), table: tableId });

/** A person's results at one game. */
const bookGame = z.object({
  game: z.string(),
  ...wins.shape,
  /** Points a match. */
  average: z.number(),
  /** The most points, and the match. */
  best: z.number(),
  table: tableId,
  /**
   * Of the matches judged so far, on average: the chance of winning that a choice lost against the best one (`lost`); and
   * of the share of the win beyond an equal one, what the choices let expect (`skill`) and the rest (`luck`). Null
   * without any.
   */
  judged: z.object({ matches: count, lost: z.number(), skill: z.number(), luck: z.number() }).nullable(),
});
export type BookGame = z.infer<typeof bookGame>;

/** A kind of thing that a person often collects in a game, such as a store. */
export const bookFavourite = z.object({
  game: z.string(),
  /** The game's id of the thing. */
  item: z.string(),
  /** How many in all, in how many matches, and how many of those the person won. */
  times: count,
  matches: count,
  won: z.number().min(0),
});
export type BookFavourite = z.infer<typeof bookFavourite>;

/** Results of solo matches at one challenge of a game. */
export const bookSolo = z.object({
  game: z.string(),
  /** The id of the challenge; empty if the game has only one. */
  challenge: z.string(),
  matches: count,
  won: count,
  /** Whose match was the best. */
  who: bookWho,
  name: playerName,
  colour: z.enum(playerColours),
  /** The best match, its points, the id of its rank and its fame, if the game counts those. */
  table: tableId,
  points: z.number(),
  rank: z.string().nullable(),
  fame: z.number().nullable(),
});
export type BookSolo = z.infer<typeof bookSolo>;

/** An award that a person earned in a match, as facts of its game. */
export const bookAward = z.object({
  table: tableId,
  game: z.string(),
  endedAt: time,
  seats: z.array(z.object({ name: playerName, colour: z.enum(playerColours) })),
  award: z.looseObject({ type: z.string() }),
});
export type BookAward = z.infer<typeof bookAward>;

/** How a person did against another one in matches that both played. */
export const bookRival = z.object({
  who: bookWho,
  name: playerName,
  colour: z.enum(playerColours),
  matches: count,
  /** Matches in which the person came in before the other, and behind. */
  before: count,
  behind: count,
});

/** What a client asks of the book. */
export const bookQuestion = z.discriminatedUnion('page', [
  z.object({ page: z.literal('house') }),
  z.object({
    page: z.literal('person'),
    who: bookWho,
    /** Only matches with this number of players; null for all. */
    seats: count.max(16).nullable(),
  }),
  z.object({
    page: z.literal('matches'),
    game: z.string().max(40).nullable(),
    /** Only matches in which all of them played. */
    who: z.array(bookWho).max(4).readonly(),
    seats: count.max(16).nullable(),
    /** Number of newer matches to leave out. */
    after: count,
  }),
]);
export type BookQuestion = z.infer<typeof bookQuestion>;

/** A page of the house book. Matches for one player are in `alone` and lists of matches only. */
export const bookPage = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('house'),
    /** All people, the most recent first. */
    people: z.array(bookPerson),
    matches: count,
    /** Total time at the table. */
    time,
    /** The most points at each game. */
    records: z.array(bookRecord),
    last: z.array(bookMatch),
  }),
  z.object({
    page: z.literal('person'),
    person: bookPerson,
    /** Number of evenings on which the person played. */
    evenings: count,
    games: z.array(bookGame),
    /** Wins in a row: now, and at most. */
    streak: z.object({ now: count, most: count }),
    rivals: z.array(bookRival),
    /** The game that the person likes most: the chosen one, or the most played one. Null without either. */
    favourite: z.string().nullable(),
    /** What the person collects most: some of each game, the most frequent first. */
    favourites: z.array(bookFavourite),
    /** The latest first. Empty before they are computed. */
    plaques: z.array(plaque),
    /** The latest ones, of the matches whose choices are judged. */
    awards: z.array(bookAward),
    /** Solo matches, by game and challenge. Empty if only matches with a number of players are wanted. */
    alone: z.array(bookSolo),
    last: z.array(bookMatch),
  }),
  z.object({
    page: z.literal('matches'),
    matches: z.array(bookMatch),
    of: count,
    /** Solo matches of everybody at the wanted game, by challenge. Empty if others than of a game are wanted. */
    alone: z.array(bookSolo),
  }),
]);
export type BookPage = z.infer<typeof bookPage>;
