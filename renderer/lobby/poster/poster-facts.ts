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
