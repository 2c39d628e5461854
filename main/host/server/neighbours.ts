import { playerColours, type SeatSettings } from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';

/** Names of the neighbours in lessons and puzzles, in order of use. */
const neighbours: readonly string[] = ['Tilda', 'Rufus', 'Elvira', 'Otto', 'Celia', 'Hugo'];

/** Seat settings for a person at `seat` and neighbours with clearly different names. */
export function seatsAround(name: string, seat: number, seats: number): readonly SeatSettings[] {
  const others = neighbours.filter((each) => nameClashWith(each, [name]) === null);
  return others
    .slice(0, seats - 1)
    .toSpliced(seat, 0, name)
    .map((each, index) => ({ name: each, colour: playerColours[index] ?? playerColours[0] }));
}
