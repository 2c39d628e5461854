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
