import type { Person } from '../../../shared/protocol/messages.ts';
import type { ListedGame } from '../../games/index.ts';
import { personNamed } from './person-named.ts';

/** The favourite of the first of these players who has one among the games; undefined if none has. */
export function favouriteGame(
  among: readonly ListedGame[],
  players: readonly string[],
  house: readonly Pick<Person, 'name' | 'names' | 'favourite'>[],
): ListedGame | undefined {
  const favourites = players.flatMap((name) => {
    const person = personNamed(house, name);
    return among.filter(({ id }) => id === person?.favourite);
  });
  return favourites[0];
}
