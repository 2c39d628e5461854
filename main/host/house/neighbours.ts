import { nameClashWith, playerColours, type SeatSettings } from '../../../shared/protocol/messages.ts';

/** Who keeps the shops next door in lessons and puzzles, in the order in which they are asked to come. */
const neighbours: readonly string[] = ['Tilda', 'Rufus', 'Elvira', 'Otto', 'Celia', 'Hugo'];

/** Somebody at a seat of so many, and neighbours round them who cannot be taken for them. */
export function seatsAround(name: string, seat: number, seats: number): readonly SeatSettings[] {
  const others = neighbours.filter((each) => nameClashWith(each, [name]) === null);
  return others
    .slice(0, seats - 1)
    .toSpliced(seat, 0, name)
    .map((each, index) => ({ name: each, colour: playerColours[index] ?? playerColours[0] }));
}
