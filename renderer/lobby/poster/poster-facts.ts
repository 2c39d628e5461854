import { foldedName, type PlayerColour, type RoomMessage } from '../../../shared/protocol/messages.ts';

export type EveningMatch = RoomMessage['evening'][number];

/** A player of the evening, known by name, with the number of matches won. */
export interface EveningPlayer {
  readonly name: string;
  /** The player's latest colour. */
  readonly colour: PlayerColour;
  readonly wins: number;
}

/** The winners; empty if the match has not ended, or if all players lost. */
export function winnersOf({ seats, outcome }: EveningMatch): EveningMatch['seats'] {
  if (outcome === null || outcome.alone?.won === false) return [];
  return seats.filter((_, seat) => outcome.places[seat] === 1);
}

/** Everyone who played this evening, those with most wins first. */
export function playersOf(evening: readonly EveningMatch[]): readonly EveningPlayer[] {
  const players = new Map<string, EveningPlayer>();
  for (const match of evening) {
    const winners = winnersOf(match);
    for (const seat of match.seats) {
      const { name, colour } = seat;
      const before = players.get(foldedName(name))?.wins ?? 0;
      players.set(foldedName(name), { name, colour, wins: before + (winners.includes(seat) ? 1 : 0) });
    }
  }
  return [...players.values()].sort((one, other) => other.wins - one.wins);
}

/** An award of a match, and the name of the player it went to; null if it belongs to nobody. */
export interface Moment {
  readonly match: EveningMatch;
  readonly award: NonNullable<EveningMatch['award']>;
  readonly name: string | null;
}

/** The awards of a match, first those that went to a player. */
export function momentsOf(match: EveningMatch): readonly Moment[] {
  const awards = match.award === null ? [] : [match.award, ...(match.moreAwards ?? [])];
  const moments = awards.map((award): Moment => {
    const { seat } = award;
    return { match, award, name: (typeof seat === 'number' ? match.seats[seat]?.name : undefined) ?? null };
  });
  return moments.toSorted((one, other) => Number(one.name === null) - Number(other.name === null));
}

/**
 * A player's award that no match's column shows: of the player with the fewest wins, and of their first matches' awards
 * the latest. Null without any.
 */
export function momentOfNight(evening: readonly EveningMatch[]): Moment | null {
  const wins = new Map(playersOf(evening).map((player) => [foldedName(player.name), player.wins]));
  const ranked = evening
    .toReversed()
    .flatMap((match) => momentsOf(match).slice(1))
    .flatMap((moment) => (moment.name === null ? [] : [{ moment, wins: wins.get(foldedName(moment.name)) ?? 0 }]));
  return ranked.toSorted((one, other) => one.wins - other.wins)[0]?.moment ?? null;
}

/** A match between players, and by how much its first score is ahead of its second. */
export interface Finish {
  readonly match: EveningMatch;
  readonly margin: number;
}

/**
 * The match whose first two scores were closest, as a share of the first; of equal ones, the latest.
 * Null with fewer than two matches between players.
 */
export function closestFinish(evening: readonly EveningMatch[]): Finish | null {
  const finishes = evening.flatMap((match) => {
    const [first, second] = (match.outcome?.scores ?? []).toSorted((one, other) => other - one);
    if (first === undefined || second === undefined) return [];
    return [{ match, margin: first - second, share: (first - second) / Math.max(1, Math.abs(first)) }];
  });
  const closest = finishes.toSorted((one, other) => one.share - other.share);
  const least = closest[0]?.share;
  return finishes.length < 2 ? null : (closest.findLast(({ share }) => share === least) ?? null);
}
